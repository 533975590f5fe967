import type { ReactNode } from 'react'
import type { RoomPage } from '#contract/calls/live/live-room.ts'
import type { PictureLevel, RoomPerson } from '#contract/calls/live/room.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import type { RoomConnection } from './connection.ts'
import { Picture } from './picture.tsx'
import { Reconnecting } from './lost.tsx'
import { photoOf } from './photo-of.ts'
import type { Pinning } from './use-pin.ts'
import './stage.css'

type StageProps = {
  connection: RoomConnection
  page: RoomPage
  person: RoomPerson | null
  pinning: Pinning
  /** Whether the teacher was here before. */
  hadHost: boolean
  /** The person's own shared screen. */
  screen: MediaStreamTrack | null
  isSpeaking: boolean
  level: PictureLevel
  lost: { at: number | null; hasGivenUp: boolean } | null
  children: ReactNode
}

/** The large picture: a shared screen, the teacher, or the person who was chosen. */
export function Stage({
  connection,
  page,
  person,
  pinning,
  hadHost,
  screen: own,
  isSpeaking,
  level,
  lost,
  children,
}: StageProps) {
  const { slots, people, you } = connection
  const screen = person?.id === you ? own : null
  const others = people.length - 1
  const shown = screen ?? (person && (person.screen || person.camera) && level < 3 ? slots?.stage : undefined)
  return (
    <section
      className="room-stage"
      data-speaks={(isSpeaking && !person?.screen) || undefined}
      aria-label={person?.name ?? page.batch.tutor}
    >
      {shown ? <Picture track={shown} label={person?.name} /> : <Empty page={page} person={person} hadHost={hadHost} />}
      {screen ? (
        <span className="room-caption inline">
          <Icon name="screen" />
          {others === 0
            ? m.room_you_share_alone()
            : others === 1
              ? m.room_you_share_one()
              : m.room_you_share({ n: digits(others) })}
        </span>
      ) : (
        person && <Caption connection={connection} page={page} person={person} pinning={pinning} isNamed={!shown} />
      )}
      {person?.isAway && !lost && (
        <div className="room-veil centred" role="status">
          <span className="spinner" />
          <h2>{m.room_person_reconnecting({ name: person.name })}</h2>
          {person.role === 'host' && <p>{m.room_host_reconnecting_text()}</p>}
        </div>
      )}
      {lost ? <Reconnecting lostAt={lost.at} hasGivenUp={lost.hasGivenUp} /> : children}
    </section>
  )
}

type CaptionProps = Pick<StageProps, 'connection' | 'page' | 'pinning'> & {
  person: RoomPerson
  /** Whether the name is already shown elsewhere. */
  isNamed: boolean
}

/** The name of the large person, and a button to undo the choice. */
function Caption({ connection, page, person: { id, name, screen }, pinning, isNamed }: CaptionProps) {
  if (pinning.pin === id) {
    return (
      <button type="button" className="room-caption inline" onClick={() => pinning.toggle(id)}>
        <Icon name="push-pin" />
        {m.room_unpin({ name })}
      </button>
    )
  }
  if (connection.spotlight === id) {
    return page.isHost ? (
      <button
        type="button"
        className="room-caption inline"
        onClick={() => connection.send({ t: 'spotlight', person: null })}
      >
        <Icon name="star" />
        {m.room_spotlight_end({ name })}
      </button>
    ) : (
      <span className="room-caption inline">
        <Icon name="star" />
        {m.room_in_spotlight({ name })}
      </span>
    )
  }
  if (isNamed) return null
  return (
    <span className="room-caption inline">
      {screen && <Icon name="screen" />}
      {screen ? m.room_sharing({ name }) : name}
    </span>
  )
}

function Empty({ page, person, hadHost }: { page: RoomPage; person: RoomPerson | null; hadHost: boolean }) {
  if (person) {
    return (
      <div className="room-empty centred">
        <Avatar name={person.name} photo={photoOf(page, person.id)} />
        <h2>{person.name}</h2>
      </div>
    )
  }
  return (
    <div className="room-empty centred">
      <h2>
        {page.isHost
          ? m.room_alone()
          : hadHost
            ? m.room_host_gone({ name: page.batch.tutor })
            : m.room_waiting_host({ name: page.batch.tutor })}
      </h2>
      {!page.isHost && <p>{hadHost ? m.room_host_gone_text() : m.room_waiting_host_text()}</p>}
    </div>
  )
}
