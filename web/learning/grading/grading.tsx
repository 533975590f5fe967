// The queue of work to grade, and the work that is being graded. Opening work means that its learner can't take it
// back, so nothing is opened before someone chooses it.
import { useCallback } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ListedHandIn } from '#contract/calls/learning/tasks.ts'
import { Account } from '../../layout/account.tsx'
import { LanguageLink } from '../../layout/language-link.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { useWork } from '../../session/use-work.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { EmptyNote, ProblemNote } from '../../ui/notes.tsx'
import { digits } from '../../ui/numbers.ts'
import { useQuery } from '../../ui/use-hydrated.ts'
import { Queue } from './queue.tsx'
import { Work } from './work.tsx'
import '../learn.css'
import './grading.css'

type GradingProps = {
  /** The id of the open work. */
  handIn: string | undefined
  /** The path of the queue. The open work's path is below it. */
  home: string
  back: string
}

export function Grading({ handIn, home, back }: GradingProps) {
  const search = useQuery()
  const course = search.get('course') ?? undefined
  const { answer, problem, reload, change } = useCall(
    useCallback(() => api('GET /handIns', { query: { course } }), [course]),
  )
  const navigate = useNavigate()
  const { isBusy: isLoadingMore, run } = useWork()
  const items = answer?.items ?? []
  const at = items.findIndex(({ _id }) => _id === handIn)
  const pathTo = (item: ListedHandIn | undefined) => `${item ? `${home}/${item._id}` : home}?${search}`
  const open = (item: ListedHandIn | undefined) => void navigate(pathTo(item))

  const loadMore = async () => {
    const next = await api('GET /handIns', { query: { course, after: items.at(-1)?._id } })
    change((before) => ({ ...next, items: [...before.items, ...next.items] }))
  }

  /** The work was returned, here or by someone else, or taken back. */
  const remove = (id: string) =>
    change(({ total, items: before }) => ({
      total: Math.max(0, total - 1),
      items: before.filter(({ _id }) => _id !== id),
    }))

  const onReturned = (id: string, opensNext: boolean) => {
    const next = items[at + 1] ?? items[at - 1]
    remove(id)
    open(opensNext ? next : undefined)
  }

  const title = items[at]?.lesson.title ?? m.grading_title()
  return (
    <div className="grading" data-is={handIn ? 'open' : 'queue'}>
      <header className="learn-bar row">
        <Link
          className="icon-button icon-button-plain"
          to={handIn ? pathTo(undefined) : back}
          aria-label={handIn ? m.grading_queue() : m.grading_back()}
        >
          <Icon name="arrow-left" />
        </Link>
        <h1 className="learn-bar-title" lang={langOf(title)}>
          {title}
        </h1>
        <span className="grading-count muted">
          {answer && <span className="learn-wide">{m.grading_count({ n: digits(answer.total) })}</span>}
          {answer && at >= 0 && (
            <span className="learn-narrow">{m.grading_place({ n: digits(at + 1), all: digits(answer.total) })}</span>
          )}
        </span>
        <div className="learn-bar-account">
          <LanguageLink />
          <Account />
        </div>
      </header>
      {problem !== null && !answer ? (
        <ProblemNote text={explain(problem)} tryAgain={reload} />
      ) : answer?.total === 0 && !handIn ? (
        <EmptyNote title={m.grading_empty()} text={m.grading_empty_text()} patch="stack" />
      ) : (
        <div className="grading-columns">
          <Queue
            items={answer?.items ?? null}
            total={answer?.total ?? 0}
            current={handIn}
            pathTo={pathTo}
            more={() => void run(loadMore)}
            isLoadingMore={isLoadingMore}
          />
          {handIn && (
            <Work
              key={handIn}
              id={handIn}
              hasPrevious={at > 0}
              hasNext={at >= 0 && at < items.length - 1}
              step={(by) => {
                const item = items[at + by]
                if (item) open(item)
              }}
              onReturned={(opensNext) => onReturned(handIn, opensNext)}
              onGone={() => {
                remove(handIn)
                open(undefined)
              }}
            />
          )}
        </div>
      )}
    </div>
  )
}
