import { useState } from 'react'
import type { ATTENDANCE_CORRECTIONS } from '#contract/constants.ts'
import type { Batch, Roster } from '#contract/calls/live/live.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useWork } from '../../session/use-work.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { langOf } from '../../ui/language.tsx'
import { isPast } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'
import { clockIn, shortWeekdayIn } from '../../ui/zoned-times.ts'
import { SelectField } from './select-field.tsx'

type Person = Roster['people'][number]
type Correction = (typeof ATTENDANCE_CORRECTIONS)[number]
type AttendanceProps = { batch: Batch; roster: Roster; reload: () => void }

/** Attendance of each class, which the host can correct. */
export function AttendanceSection({ batch: { sessions, zone }, roster: { people }, reload }: AttendanceProps) {
  const begun = sessions.filter(({ state, startsAt }) => state !== 'cancelled' && isPast(startsAt))
  const [chosen, setChosen] = useState<string | null>(null)
  const session = begun.find(({ _id }) => _id === chosen) ?? begun.at(-1)
  return (
    <section className="panel hosting-part">
      <h2>{m.hosting_attendance()}</h2>
      <p className="seat-note">{m.hosting_half()}</p>
      {!session || people.length === 0 ? (
        <p>{people.length === 0 ? m.hosting_nobody() : m.hosting_none_begun()}</p>
      ) : (
        <>
          <SelectField
            label={m.hosting_class()}
            value={session._id}
            options={begun.map(({ _id, number, startsAt }) => [
              _id,
              m.hosting_class_on({ n: digits(number), day: shortWeekdayIn(startsAt, zone) }),
            ])}
            onChange={setChosen}
          />
          <ul className="roster">
            {people.map((person) => (
              <Presence key={person._id} person={person} session={session._id} zone={zone} reload={reload} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type PresenceProps = { person: Person; session: string; zone: string; reload: () => void }

function Presence({ person: { _id: user, name, attendance }, session, zone, reload }: PresenceProps) {
  const known = attendance.find((each) => each.session === session)
  const isPresent = known?.isPresent ?? false
  const { isBusy, run } = useWork()

  const correct = async (corrected: Correction) => {
    await api('PUT /live/{session}/attendance/{user}', { params: { session, user }, body: { corrected } })
    reload()
  }

  const choice = (correction: Correction, label: string) => (
    <button
      type="button"
      aria-pressed={isPresent === (correction === 'present')}
      disabled={isBusy}
      onClick={() => void run(() => correct(correction))}
    >
      {label}
    </button>
  )
  return (
    <li>
      <Avatar name={name} />
      <div>
        <b lang={langOf(name)}>{name}</b>
        <small>{presenceWords(known, zone)}</small>
      </div>
      <span className="hosting-presence" role="group" aria-label={name}>
        {choice('present', m.hosting_present())}
        {choice('absent', m.hosting_absent())}
      </span>
    </li>
  )
}

/** What was measured, and whether someone corrected it. */
function presenceWords(known: Person['attendance'][number] | undefined, zone: string): string {
  const measured = measuredWords(known, zone)
  return known?.corrected ? m.hosting_corrected({ measured }) : measured
}

function measuredWords(known: Person['attendance'][number] | undefined, zone: string): string {
  if (known?.joinedAt) {
    return m.hosting_was_there({
      time: clockIn(known.joinedAt, zone),
      n: digits(Math.max(1, Math.round(known.seconds / 60))),
    })
  }
  return known?.triedAt ? m.hosting_tried({ time: clockIn(known.triedAt, zone) }) : m.hosting_not_there()
}
