import { useCallback, useState } from 'react'
import type { OpenedAnnouncement } from '#contract/calls/teaching/announcements.ts'
import { ApiError } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import { ANNOUNCEMENT_WORDS } from '#contract/teaching/announcement-words.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { pageMeta } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useCall } from '../../session/use-call.ts'
import { useWork } from '../../session/use-work.ts'
import { langOf } from '../../ui/language.tsx'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { moment } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.tsx'
import type { Route } from './+types/announcement'
import '../../styles/announcement.css'

export const handle = { guard: 'login' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.announcement_title(), isHidden: true })

/** What a teacher or administrator wrote to the learners of a course. */
export default function Announcement({ params: { id } }: Route.ComponentProps) {
  const load = useCallback(() => api('GET /announcement/{id}', { params: { id } }), [id])
  const { answer, problem, reload } = useCall(load)
  const isGone = problem instanceof ApiError && problem.status === 404
  return (
    <div className="wrap wrap-reading announcement">
      {!answer && <h1 className="sr-only">{m.announcement_title()}</h1>}
      {isGone && <EmptyNote patch="boat" text={m.announcement_gone()} />}
      {problem !== null && !isGone && (
        <ProblemNote text={m.announcement_failed({ reason: explain(problem) })} tryAgain={reload} />
      )}
      {!answer && problem === null && <LoadingNote />}
      {answer && <AnnouncementText key={answer._id} announcement={answer} />}
    </div>
  )
}

function AnnouncementText({ announcement }: { announcement: OpenedAnnouncement }) {
  const { _id: id, course, kind, courseTitle, title, text, sentAt } = announcement
  const [isMailWanted, setIsMailWanted] = useState(announcement.isMailWanted)
  const { run } = useWork()

  const wantMail = (isWanted: boolean) =>
    run(async () => {
      setIsMailWanted(isWanted)
      try {
        await api('PUT /announcement/{id}/mail', { params: { id }, body: { isMailWanted: isWanted } })
        toast(isWanted ? m.announcement_mail_on() : m.announcement_mail_off())
      } catch (error) {
        setIsMailWanted(!isWanted)
        throw error
      }
    })

  return (
    <article className="panel announcement-paper">
      <header>
        <p>
          <span lang={langOf(courseTitle)}>{courseTitle}</span>
          <small>{moment(sentAt)}</small>
        </p>
        <h1 lang={langOf(title)}>{title}</h1>
      </header>
      <p className="announcement-text" lang={langOf(text)}>
        <Linked text={text} />
      </p>
      <PageLink className="button button-primary" to={kind === 'live' ? paths.liveBatch(course) : paths.learn(course)}>
        {ANNOUNCEMENT_WORDS[getLocale()][kind].open}
      </PageLink>
      <Switch
        label={kind === 'live' ? m.announcement_mail_live() : m.announcement_mail()}
        checked={isMailWanted}
        onChange={({ target }) => void wantMail(target.checked)}
      />
    </article>
  )
}

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/

/** The text with its web addresses as links. Splitting leaves addresses at odd positions. */
function Linked({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    index % 2 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name than their place
      <a key={index} className="link" href={part} rel="nofollow noreferrer" target="_blank">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
