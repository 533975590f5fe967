import { useCallback, useState, type ReactNode } from 'react'
import type { HueKey } from '#art/hues.ts'
import type { Batch, LiveSession, Roster } from '#contract/calls/live/live.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useCall } from '../../session/use-call.ts'
import { hueStyle } from '../../ui/hue.ts'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { LoadingBlocks } from '../../ui/loading-note.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { digits, price } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { clockIn, shortWeekdayIn } from '../../ui/zoned-times.ts'
import { programmeName, liveSubjectName, whenWords } from '../live-words.ts'
import { useNow } from '../use-now.ts'
import { seatsWords } from '../seat-dots.tsx'
import { reviewName } from './hosted-words.ts'
import { AttendanceSection } from './attendance.tsx'
import { CancelClass, isLastOf } from './cancel-class.tsx'
import { CancelBatch } from './cancel-batch.tsx'
import { DetailsForm } from './details-form.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { UploadRecording } from './upload-recording.tsx'
import '../live.css'
import '../hosting.css'

const PARTS = [400, 240, 160]

type ManageBatchProps = {
  id: string
  announcePath: string
  /** For administrators, who decide on a review. */
  renderDecision?: (askedAt: string, reload: () => void) => ReactNode
}

/** Everything a host can change about a batch. */
export function ManageBatch({ id, announcePath, renderDecision }: ManageBatchProps) {
  const load = useCallback(async () => {
    const [batch, roster] = await Promise.all([
      api('GET /live/{id}', { params: { id } }),
      api('GET /live/{id}/roster', { params: { id } }),
    ])
    return { batch, roster }
  }, [id])
  const { answer, problem, reload } = useCall(load)
  const now = useNow()
  if (!answer) {
    return (
      <div className="wrap wrap-work hosting stack">
        <header className="page-head hosting-head ends">
          <h1>{m.hosting_page()}</h1>
        </header>
        {problem === null ? (
          <LoadingBlocks heights={PARTS} />
        ) : (
          <ProblemNote text={m.hosting_failed({ reason: explain(problem) })} tryAgain={reload} />
        )}
      </div>
    )
  }
  const { batch, roster } = answer
  const { programme, subject, title, isCancelled } = batch
  return (
    <div className="wrap wrap-work hosting stack" style={hueStyle(`class${programme}` as HueKey)}>
      <header className="page-head hosting-head ends">
        <div>
          <h1 lang={langOf(title)}>{title}</h1>
          <p className="cluster">
            <span className="badge live-badge tint">{programmeName(programme)}</span>
            {isCancelled && <span className="badge badge-open">{m.live_cancelled()}</span>}
            {roster.review !== 'published' && <span className="badge badge-gold">{reviewName(roster.review)}</span>}
            {[liveSubjectName(subject), price(batch.fullPrice), seatsWords(batch)].join(' · ')}
          </p>
        </div>
        <p className="hosting-ways">
          {roster.people.length > 0 && (
            <PageLink className="button" to={`${announcePath}?live=${id}`}>
              <Icon name="send" />
              {m.learners_announce()}
            </PageLink>
          )}
          <PageLink className="button" to={paths.liveBatch(id)}>
            <Icon name="video" />
            {m.hosting_open_page()}
          </PageLink>
        </p>
      </header>
      {!isCancelled && <ReviewNote roster={roster} isReviewer={renderDecision !== undefined} />}
      {!isCancelled && roster.review === 'in_review' && renderDecision?.(roster.reviewAskedAt!, reload)}
      <Classes batch={batch} reload={reload} />
      <AttendanceSection batch={batch} roster={roster} reload={reload} />
      <section className="panel hosting-part">
        <h2>{m.hosting_waiting_list()}</h2>
        {roster.waiting.length === 0 ? (
          <p>{m.hosting_nobody_waits()}</p>
        ) : (
          <ol className="hosting-waiting stack">
            {roster.waiting.map(({ _id, name, askedAt, offeredUntil }) => (
              <li key={_id}>
                <b lang={langOf(name)}>{name}</b>
                <small>
                  {offeredUntil
                    ? m.hosting_offered_until({ when: whenWords(offeredUntil, batch.zone, now) })
                    : m.hosting_waits_since({ when: whenWords(askedAt, batch.zone, now) })}
                </small>
              </li>
            ))}
          </ol>
        )}
        {roster.held > 0 && (
          <p>{roster.held === 1 ? m.hosting_held_one() : m.hosting_held_count({ n: digits(roster.held) })}</p>
        )}
      </section>
      {!isCancelled && (
        <>
          <DetailsForm
            key={`${batch.title} ${batch.fullPrice} ${batch.staysOpen}`}
            batch={batch}
            roomLink={roster.roomLink}
            isReviewed={!renderDecision}
            onSaved={reload}
          />
          <CancelBatch batch={batch} paid={roster.people.length} onCancelled={reload} />
        </>
      )}
    </div>
  )
}

/** Why nobody can take a seat yet. */
function ReviewNote({ roster: { review, reviewNote }, isReviewer }: { roster: Roster; isReviewer: boolean }) {
  if (review === 'published') return null
  return (
    <section className="panel hosting-part">
      <h2>{reviewName(review)}</h2>
      {reviewNote === null ? (
        <p>{isReviewer ? m.hosting_review_yours() : m.hosting_review_waits()}</p>
      ) : (
        <>
          <p>
            <b>{m.hosting_review_wrote()}</b> <span lang={langOf(reviewNote)}>{reviewNote}</span>
          </p>
          {!isReviewer && <p>{m.hosting_review_again()}</p>}
        </>
      )}
    </section>
  )
}

type ClassesProps = { batch: Batch; reload: () => void }

function Classes({ batch: { sessions, zone }, reload }: ClassesProps) {
  const [moving, setMoving] = useState<LiveSession | null>(null)
  const [cancelling, setCancelling] = useState<LiveSession | null>(null)
  return (
    <section className="panel hosting-part">
      <h2>{m.hosting_classes()}</h2>
      <ol className="hosting-classes">
        {sessions.map((session) => {
          const { _id, number, startsAt, state, movedFrom } = session
          const n = digits(number)
          return (
            <li className="stack" key={_id}>
              <span>{n}</span>
              <time dateTime={startsAt}>
                {shortWeekdayIn(startsAt, zone)}, {clockIn(startsAt, zone)}
              </time>
              <span className="hosting-state">
                {state === 'cancelled' && <span className="badge badge-open">{m.live_cancelled()}</span>}
                {state === 'over' && <span className="badge badge-open">{m.live_over()}</span>}
                {movedFrom && state === 'planned' && <span className="badge badge-gold">{m.live_moved()}</span>}
              </span>
              {state === 'over' && <UploadRecording session={session} reload={reload} />}
              {state === 'planned' && (
                <span className="hosting-ways">
                  <RowMenu
                    label={m.hosting_menu_of({ n })}
                    items={[
                      { label: m.hosting_move_short(), run: () => setMoving(session) },
                      { label: m.hosting_cancel_short(), run: () => setCancelling(session), isDangerous: true },
                    ]}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <MoveDialog session={moving} zone={zone} onClose={() => setMoving(null)} onMoved={reload} />
      <CancelClass
        session={cancelling}
        isLast={isLastOf(sessions)}
        onClose={() => setCancelling(null)}
        onCancelled={reload}
      />
    </section>
  )
}
