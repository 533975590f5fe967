import type { HueKey } from '#art/hues.ts'
import type { HostedBatch } from '#contract/calls/live/live.ts'
import { paths } from '#contract/paths.ts'
import { hostedSeats, reviewName } from '../hosted-words.ts'
import { classTime, liveSubjectName, programmeName } from '../../live-words.ts'
import { SeatDots } from '../../seat-dots.tsx'
import { useZone } from '../../zones.ts'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import { api } from '../../../session/api.ts'
import { explain } from '../../../session/explain.ts'
import type { Asking } from '../../../layout/guards.tsx'
import { useCall } from '../../../session/use-call.ts'
import { hueStyle } from '../../../ui/hue.ts'
import { Icon } from '../../../ui/icon.tsx'
import { langOf } from '../../../ui/language.tsx'
import { LoadingBlocks } from '../../../ui/loading-note.tsx'
import { EmptyNote, ProblemNote } from '../../../ui/notes.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import type { Route } from './+types/teach-live'
import '../../live.css'
import './teach-live.css'

export const handle = { asks: ['GET /teach/live'] } satisfies Asking

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.hosting_page(), isHidden: true })

const ROWS = [88, 88, 88]

const load = () => api('GET /teach/live')

/** A teacher's own batches. */
export default function TeachLive() {
  const { answer, problem, reload } = useCall(load)
  return (
    <div className="wrap teach-page">
      <header className="page-head teach-head ends">
        <div>
          <h1>{m.hosting_page()}</h1>
          <p>{m.hosting_list_text()}</p>
        </div>
        <PageLink className="button button-primary" to={paths.teachLiveNew}>
          <Icon name="plus" />
          {m.hosting_new()}
        </PageLink>
      </header>
      {problem !== null && <ProblemNote text={m.hosting_failed({ reason: explain(problem) })} tryAgain={reload} />}
      {!answer && problem === null && <LoadingBlocks heights={ROWS} />}
      {answer?.length === 0 && (
        <EmptyNote
          patch="sun"
          title={m.hosting_empty_title()}
          text={m.hosting_empty_text()}
          action={{ to: paths.teachLiveNew, label: m.hosting_new() }}
        />
      )}
      {answer && answer.length > 0 && (
        <ul className="panel hosted">
          {answer.map((batch) => (
            <Hosted key={batch._id} batch={batch} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Hosted({ batch }: { batch: HostedBatch }) {
  const zone = useZone()
  const { _id, title, programme, subject, next, isCancelled, review } = batch
  return (
    <li className="stack" style={hueStyle(`class${programme}` as HueKey)}>
      <div>
        <h2 lang={langOf(title)}>
          <PageLink to={paths.liveBatch(_id)}>{title}</PageLink>
        </h2>
        <p>
          <span className="badge live-badge tint">{programmeName(programme)}</span>
          {isCancelled && <span className="badge badge-open">{m.live_cancelled()}</span>}
          {!isCancelled && review !== 'published' && <span className="badge badge-gold">{reviewName(review)}</span>}
          {liveSubjectName(subject)}
        </p>
      </div>
      <p className="hosted-seats strong stack">
        <SeatDots {...batch} />
        <small>{hostedSeats(batch)}</small>
      </p>
      <p className="hosted-next strong stack">
        {next && <small>{m.hosting_next_class()}</small>}
        {next ? <time dateTime={next.startsAt}>{classTime(next.startsAt, zone)}</time> : m.hosting_over()}
      </p>
      <PageLink className="button" to={paths.teachLiveBatch(_id)} aria-label={m.hosting_manage_of({ title })}>
        {m.hosting_manage_short()}
      </PageLink>
    </li>
  )
}
