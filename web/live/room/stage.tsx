import type { ReactNode } from 'react'
import type { RoomPage } from '#contract/live-room.ts'
import type { PictureLevel, RoomPerson } from '#contract/room.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import type { RoomConnection } from './connection.ts'
import { Picture } from './picture.tsx'
import { Reconnecting } from './lost.tsx'
import { photoOf } from './photo-of.ts'
import './stage.css'

type StageProps = {
  connection: RoomConnection
  page: RoomPage
  person: RoomPerson | null
  /** The own shared screen. */
  screen: MediaStreamTrack | null
  isSpeaking: boolean
  level: PictureLevel
  lost: { at: number | null; hasGivenUp: boolean } | null
  children: ReactNode
}

/** The large picture: a shared screen or a speaker. */
export function Stage({ connection, page, person, screen, isSpeaking, level, lost, children }: StageProps) {
  const { slots, people } = connection
  const others = people.length - 1
  const shown = screen ?? (person && (person.screen || person.camera) && level < 3 ? slots?.stage : undefined)
  return (
    <section
      className="room-stage"
      data-speaks={(isSpeaking && !person?.screen) || undefined}
      aria-label={person?.name ?? page.batch.tutor}
    >
      {shown ? <Picture track={shown} label={person?.name} /> : <Empty page={page} person={person} />}
      {screen ? (
        <span className="room-caption">
          <Icon name="screen" />
          {others === 0
            ? m.room_you_share_alone()
            : others === 1
              ? m.room_you_share_one()
              : m.room_you_share({ n: digits(others) })}
        </span>
      ) : (
        shown &&
        person && (
          <span className="room-caption">
            {person.screen && <Icon name="screen" />}
            {person.screen ? m.room_sharing({ name: person.name }) : person.name}
          </span>
        )
      )}
      {lost ? <Reconnecting lostAt={lost.at} hasGivenUp={lost.hasGivenUp} /> : children}
    </section>
  )
}

function Empty({ page, person }: { page: RoomPage; person: RoomPerson | null }) {
  if (person) {
    return (
      <div className="room-empty">
        <Avatar name={person.name} photo={photoOf(page, person.id)} />
        <h2>{person.name}</h2>
      </div>
    )
  }
  return (
    <div className="room-empty">
      <h2>{page.isHost ? m.room_alone() : m.room_waiting_host({ name: page.batch.tutor })}</h2>
      {!page.isHost && <p>{m.room_waiting_host_text()}</p>}
    </div>
  )
}
