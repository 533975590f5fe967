import { useCallback, useEffect, useState } from 'react'
import { LIVE_ZONE } from '#contract/constants.ts'
import type { Batch, LiveSession, Roster } from '#contract/calls/live/live.ts'
import { paths } from '#contract/paths.ts'
import { CancelClass, isLastOf } from '../hosting/cancel-class.tsx'
import { MoveDialog } from '../hosting/move-dialog.tsx'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { useMyProfile } from '../../session/my-profile.ts'
import { useCall } from '../../session/use-call.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { ProblemNote } from '../../ui/notes.tsx'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { clockIn } from '../../ui/zoned-times.ts'
import { nextClass, opensAt } from '../next-class.ts'
import { Countdown } from '../countdown.tsx'
import { classTime, programmeName, runningWords, whenWords } from '../live-words.ts'
import { useJoin } from '../use-join.ts'
import { useNow } from '../use-now.ts'
import { isDhakaTime } from '../zones.ts'
import { ClassTable } from './class-table.tsx'
import '../hosting.css'
import './host.css'

type HostViewProps = { batch: Batch; zone: string; reload: () => void }

const ASK_AGAIN_MS = 15_000

/** Who is coming to the next class, and buttons to start, move or cancel it. */
export function HostView({ batch, zone, reload }: HostViewProps) {
  const now = useNow()
  const next = nextClass(batch.sessions, now)
  const load = useCallback(() => api('GET /live/{id}/roster', { params: { id: batch._id } }), [batch._id])
  const roster = useCall(load)
  const isOpen = next !== undefined && now >= opensAt(next)
  const { reload: askAgain } = roster
  // While the room is open, people come and go.
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(askAgain, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isOpen, askAgain])
  return (
    <>
      <header className="page-head host-head spread">
        <div>
          <h1 lang={langOf(batch.title)}>{batch.title}</h1>
          <p>{headWords(batch, next, now, zone)}</p>
        </div>
        <span className="badge live-badge tint">{programmeName(batch.programme)}</span>
      </header>
      <div className="host-columns grid">
        <section className="panel host-people">
          <h2>{m.hosting_learners()}</h2>
          {roster.answer ? (
            <People batch={batch} roster={roster.answer} session={next} zone={zone} />
          ) : roster.problem === null ? (
            <LoadingNote />
          ) : (
            <ProblemNote text={explain(roster.problem)} tryAgain={roster.reload} />
          )}
        </section>
        <aside className="panel host-next stack" aria-label={m.hosting_next()}>
          {next ? (
            <NextClass batch={batch} session={next} now={now} zone={zone} reload={reload} />
          ) : (
            <p>{batch.isCancelled ? m.hosting_cancelled_batch() : m.live_card_over()}</p>
          )}
          <ManageLink batch={batch._id} />
        </aside>
      </div>
      <ClassTable batch={batch} now={now} zone={zone} />
    </>
  )
}

function headWords({ sessions }: Batch, next: LiveSession | undefined, now: number, zone: string): string {
  if (!next) return sessions.length === 1 ? m.live_table_one() : m.live_table({ n: digits(sessions.length) })
  const when = classTime(next.startsAt, zone, now)
  return m.hosting_class_of({
    a: digits(next.number),
    b: digits(sessions.length),
    when: isDhakaTime(zone, next.startsAt)
      ? when
      : m.live_when_dhaka({ when, time: clockIn(next.startsAt, LIVE_ZONE) }),
  })
}

type PeopleProps = { batch: Batch; roster: Roster; session: LiveSession | undefined; zone: string }

function People({ batch, roster: { people, held, waiting }, session, zone }: PeopleProps) {
  // After the last class, nobody is expected and no seats are sold.
  const waits = waiting.filter(({ offeredUntil }) => offeredUntil === null).length
  const open = session ? Math.max(0, batch.seats - people.length - held) : 0
  return (
    <>
      <ul className="roster">
        {people.map(({ _id, name, attendance }) => {
          const joinedAt = attendance.find((each) => each.session === session?._id)?.joinedAt ?? null
          return (
            <li key={_id}>
              <Avatar name={name} />
              <div>
                <b lang={langOf(name)}>{name}</b>
                {session && (
                  <small>{joinedAt ? m.hosting_since({ time: clockIn(joinedAt, zone) }) : m.hosting_not_yet()}</small>
                )}
              </div>
              {session &&
                (joinedAt ? (
                  <span className="badge badge-good">{m.hosting_here()}</span>
                ) : (
                  <span className="badge badge-open">{m.hosting_waiting()}</span>
                ))}
            </li>
          )
        })}
        {Array.from({ length: held }, (_, index) => (
          <li key={`held ${index}`}>
            <span className="roster-open" />
            <div>
              <b>{m.hosting_held()}</b>
              <small>{m.hosting_held_text()}</small>
            </div>
          </li>
        ))}
        {Array.from({ length: open }, (_, index) => (
          <li key={`open ${index}`}>
            <span className="roster-open" />
            <div>
              <b>{m.hosting_open()}</b>
              <small>{batch.staysOpen ? m.hosting_open_text() : m.hosting_open_first()}</small>
            </div>
          </li>
        ))}
      </ul>
      {waits > 0 && (
        <p className="seat-note">{waits === 1 ? m.live_waiting_one() : m.live_waiting_count({ n: digits(waits) })}</p>
      )}
    </>
  )
}

type NextClassProps = { batch: Batch; session: LiveSession; now: number; zone: string; reload: () => void }

function NextClass({ batch, session, now, zone, reload }: NextClassProps) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const { isBusy, problem, join } = useJoin(session._id, zone)
  const opens = opensAt(session)
  const isRunning = Date.parse(session.startsAt) <= now
  return (
    <>
      <p className="seat-note">
        {isRunning ? runningWords(session.number, batch.classes) : m.live_begins_in({ n: digits(session.number) })}
      </p>
      {!isRunning && <Countdown to={session.startsAt} />}
      <button
        type="button"
        className="button button-primary button-large button-wide"
        disabled={isBusy || now < opens}
        onClick={() => void join()}
      >
        {isBusy ? <span className="spinner" /> : <Icon name="video" />}
        {m.hosting_start()}
      </button>
      {now < opens && (
        <p className="seat-note">{m.live_join_early({ when: whenWords(new Date(opens).toISOString(), zone, now) })}</p>
      )}
      <div role="alert">{problem && <FieldError text={problem} />}</div>
      <hr />
      <button type="button" className="button button-wide" onClick={() => setOpen('move')}>
        <Icon name="clock" />
        {m.hosting_move()}
      </button>
      <button type="button" className="button button-wide" onClick={() => setOpen('cancel')}>
        <Icon name="ban" />
        {m.hosting_cancel_class()}
      </button>
      <p className="seat-note">{m.hosting_move_note()}</p>
      <MoveDialog
        session={open === 'move' ? session : null}
        zone={batch.zone}
        onClose={() => setOpen(null)}
        onMoved={reload}
      />
      <CancelClass
        session={open === 'cancel' ? session : null}
        isLast={isLastOf(batch.sessions)}
        onClose={() => setOpen(null)}
        onCancelled={reload}
      />
    </>
  )
}

/** Administrators have their own page for this. */
function ManageLink({ batch }: { batch: string }) {
  const { profile } = useMyProfile()
  if (!profile) return null
  return (
    <PageLink
      className="button button-wide"
      to={profile.isTeacher ? paths.teachLiveBatch(batch) : paths.adminLiveBatch(batch)}
    >
      <Icon name="checklist" />
      {m.hosting_manage()}
    </PageLink>
  )
}
