import type { RoomPage } from '#contract/calls/live/live-room.ts'
import type { PictureLevel, RoomPerson } from '#contract/calls/live/room.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { useMedia } from '../../ui/use-media.ts'
import type { RoomConnection, SlotName } from './connection.ts'
import { Hand } from './hand.tsx'
import { photoOf } from './photo-of.ts'
import { Picture } from './picture.tsx'
import { handsOf, inOrder } from './seating.ts'
import type { Pinning } from './use-pin.ts'
import './tiles.css'

/** Three columns of two. The last tile may lead to the others. */
const ON_PHONES = 6

type TilesProps = {
  connection: RoomConnection
  page: RoomPage
  stage: RoomPerson | null
  /** In the order of their slots. */
  thumbs: readonly string[]
  camera: MediaStreamTrack | null
  speaking: readonly string[]
  level: PictureLevel
  pinning: Pinning
  openPeople: () => void
}

export function Tiles({ connection, page, stage, thumbs, camera, speaking, level, pinning, openPeople }: TilesProps) {
  const { people, you, slots, spotlight } = connection
  const isPhone = useMedia('(width <= 720px)')
  const hands = handsOf(people)
  const own = people.filter(({ id }) => id === you)
  const others = inOrder(people).filter(({ id }) => id !== you)
  // The person's own tile comes after the tutor's.
  const first = others[0]?.role === 'host' ? 1 : 0
  const all = [...others.slice(0, first), ...own, ...others.slice(first)]
  const isCut = isPhone && all.length > ON_PHONES
  const shown = isCut ? all.slice(0, ON_PHONES - 1) : all

  const trackOf = (person: RoomPerson): MediaStreamTrack | null | undefined => {
    if (person.id === you) return camera
    if (!person.camera || level >= 2) return null
    if (person.id === stage?.id && !person.screen) return slots?.stage
    const slot = thumbs.indexOf(person.id)
    return slot < 0 ? null : slots?.[`t${slot}` as SlotName]
  }

  return (
    <ul className="room-tiles grid" aria-label={m.room_in_room()}>
      {shown.map((person) => {
        const track = trackOf(person)
        const { id, name, mic, isAway } = person
        const isMe = id === you
        const isPinned = id === pinning.pin
        return (
          <li key={person.id} className="room-tile middle" data-speaks={speaking.includes(person.id) || undefined}>
            {track ? (
              <Picture track={track} isMirrored={isMe} />
            ) : (
              <Avatar name={person.name} photo={photoOf(page, person.id)} />
            )}
            <Hand at={hands.indexOf(person)} />
            <span className="room-name inline">
              {isAway ? (
                <>
                  <Icon name="wifi-off" />
                  <span className="sr-only">{m.room_away()}</span>
                </>
              ) : (
                !mic && (
                  <>
                    <Icon name="mic-off" />
                    <span className="sr-only">{m.room_said_muted()}</span>
                  </>
                )
              )}
              {isPinned && <Icon name="push-pin" />}
              {id === spotlight && (
                <>
                  <Icon name="star" />
                  <span className="sr-only">{isMe ? m.room_said_spotlight_you() : m.room_in_spotlight({ name })}</span>
                </>
              )}
              <b>{isMe ? m.room_you() : name}</b>
            </span>
            {!isMe && (
              <button
                type="button"
                className="muted room-pin"
                aria-label={isPinned ? m.room_unpin({ name }) : m.room_pin({ name })}
                onClick={() => pinning.toggle(id)}
              />
            )}
          </li>
        )
      })}
      {isCut && (
        <li className="room-tile middle">
          <button className="muted" type="button" onClick={openPeople}>
            {m.room_more({ n: digits(all.length - shown.length) })}
          </button>
        </li>
      )}
    </ul>
  )
}
