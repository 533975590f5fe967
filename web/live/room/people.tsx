import type { ReactNode } from 'react'
import type { RoomPage } from '#contract/calls/live/live-room.ts'
import type { RoomPerson } from '#contract/calls/live/room.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'
import { clockTime } from '../../ui/local-times.ts'
import { digits } from '../../ui/numbers.ts'
import type { RoomConnection } from './connection.ts'
import { photoOf } from './photo-of.ts'
import { handsOf, inOrder } from './seating.ts'
import type { Pinning } from './use-pin.ts'
import './people.css'

type PeopleProps = { connection: RoomConnection; page: RoomPage; pinning: Pinning }

export function People({ connection, page, pinning }: PeopleProps) {
  const { people, you, removed } = connection
  const { isHost } = page
  const hands = handsOf(people)
  const others = inOrder(people).filter((person) => !hands.includes(person) && !(isHost && person.id === you))
  const missing = page.learners.filter(({ _id }) => people.every(({ id }) => id !== _id))
  return (
    <div className="room-people">
      {hands.length > 0 && (
        <>
          <h2 className="small">{m.room_hands()}</h2>
          <ul>
            {hands.map((person, index) => (
              <li className="row" key={person.id} data-hand>
                <span className="room-order middle">{digits(index + 1)}</span>
                <Name person={person} you={you}>
                  {m.room_since({ time: clockTime(new Date(person.hand!)) })}
                </Name>
                {isHost && <HandButtons connection={connection} person={person} isFirst={index === 0} />}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h2 className="small">{m.room_in_room()}</h2>
          <ul>
            {others.map((person) => (
              <li className="row" key={person.id}>
                <Avatar name={person.name} photo={photoOf(page, person.id)} />
                <Name person={person} you={you}>
                  {stateOf(person)}
                </Name>
                {isHost ? (
                  <HostButtons connection={connection} person={person} />
                ) : (
                  <>
                    {!person.mic && <Muted />}
                    {person.id !== you && <PinButton person={person} pinning={pinning} />}
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && (
        <>
          <h2 className="small">{m.room_not_here()}</h2>
          <ul>
            {missing.map(({ _id, name, wasHere }) => (
              <li className="row" key={_id}>
                <span className="room-order middle" data-is-empty />
                <p className="strong" lang={langOf(name)}>
                  {name}
                  <small>
                    {removed.includes(_id) ? m.room_is_removed() : wasHere ? m.room_was_here() : m.room_has_seat()}
                  </small>
                </p>
                {removed.includes(_id) && (
                  <button
                    type="button"
                    className="button button-small"
                    aria-label={m.room_readmit_name({ name })}
                    onClick={() => connection.send({ t: 'readmit', person: _id })}
                  >
                    {m.room_readmit()}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Name({
  person: { id, name },
  you,
  children,
}: {
  person: RoomPerson
  you: string | null
  children: ReactNode
}) {
  return (
    <p className="strong" lang={langOf(name)}>
      {id === you ? m.room_you() : name}
      <small>{children}</small>
    </p>
  )
}

function stateOf({ isAway, role, mic, soundOnly, camera }: RoomPerson): string {
  if (isAway) return m.room_away()
  if (role === 'host') return m.room_host()
  if (mic) return m.room_mic_on()
  return soundOnly ? m.room_sound() : camera ? m.room_video() : m.room_listening()
}

const Muted = () => (
  <span className="badge badge-open">
    <Icon name="mic-off" />
    {m.room_muted()}
  </span>
)

type OfPerson = { connection: RoomConnection; person: RoomPerson }

function HandButtons({ connection, person, isFirst }: OfPerson & { isFirst: boolean }) {
  const { id, name, mic } = person
  return (
    <>
      <SpotlightButton connection={connection} person={person} />
      {mic ? (
        <MuteButton connection={connection} person={person} />
      ) : (
        <button
          type="button"
          className={isFirst ? 'button button-small button-primary' : 'button button-small'}
          aria-label={m.room_invite_name({ name })}
          onClick={() => connection.send({ t: 'invite', person: id })}
        >
          {m.room_invite()}
        </button>
      )}
      <button
        type="button"
        className="icon-button icon-button-plain"
        aria-label={m.room_lower_name({ name })}
        onClick={() => connection.send({ t: 'lower', person: id })}
      >
        <Icon name="close" />
      </button>
      <RemoveButton connection={connection} person={person} />
    </>
  )
}

/** Only learners can turn on their own microphones, so the host asks. */
function HostButtons({ connection, person }: OfPerson) {
  const { id, name, mic, role } = person
  return (
    <>
      <SpotlightButton connection={connection} person={person} />
      {mic ? (
        <MuteButton connection={connection} person={person} />
      ) : (
        <button
          type="button"
          className="icon-button icon-button-plain"
          aria-label={m.room_invite_name({ name })}
          title={m.room_invite()}
          onClick={() => connection.send({ t: 'invite', person: id })}
        >
          <Icon name="mic-off" />
        </button>
      )}
      {role === 'learner' && <RemoveButton connection={connection} person={person} />}
    </>
  )
}

/** Puts a learner on everyone's stage, or returns the stage to the teacher. */
function SpotlightButton({ connection, person: { id, name } }: OfPerson) {
  const isOn = connection.spotlight === id
  const label = isOn ? m.room_spotlight_end({ name }) : m.room_spotlight({ name })
  return (
    <button
      type="button"
      className="icon-button icon-button-plain room-toggle"
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={() => connection.send({ t: 'spotlight', person: isOn ? null : id })}
    >
      <Icon name="star" />
    </button>
  )
}

/** Keeps a person large, only for the viewer. */
function PinButton({ person: { id, name }, pinning: { pin, toggle } }: { person: RoomPerson; pinning: Pinning }) {
  const isOn = pin === id
  const label = isOn ? m.room_unpin({ name }) : m.room_pin({ name })
  return (
    <button
      type="button"
      className="icon-button icon-button-plain room-toggle"
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={() => toggle(id)}
    >
      <Icon name="push-pin" />
    </button>
  )
}

/** Doesn't ask for confirmation, because the list offers to let the person back in. */
function RemoveButton({ connection, person: { id, name } }: OfPerson) {
  return (
    <button
      type="button"
      className="icon-button icon-button-plain"
      aria-label={m.room_remove_name({ name })}
      title={m.room_remove()}
      onClick={() => connection.send({ t: 'remove', person: id })}
    >
      <Icon name="ban" />
    </button>
  )
}

function MuteButton({ connection, person: { id, name } }: OfPerson) {
  return (
    <button
      type="button"
      className="button button-small"
      aria-label={m.room_mute_name({ name })}
      onClick={() => connection.send({ t: 'mute', person: id })}
    >
      <Icon name="mic-off" />
      {m.room_mute_one()}
    </button>
  )
}
