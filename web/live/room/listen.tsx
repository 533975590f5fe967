// Sound only: no picture is received except a single one of the screen, on request.
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { RoomPage } from '#contract/calls/live/live-room.ts'
import type { RoomPerson } from '#contract/calls/live/room.ts'
import { size } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { clockTime } from '../../ui/local-times.ts'
import { Line } from './chat.tsx'
import type { RoomConnection } from './connection.ts'
import { STILL_BYTES } from './data-use.ts'
import { Hand } from './hand.tsx'
import { photoOf } from './photo-of.ts'
import { handsOf, inOrder } from './seating.ts'
import { Unread } from './unread.tsx'
import type { RoomView } from './use-room.ts'
import type { DataUse } from './use-used.ts'
import './listen.css'

const LAST_LINES = 2
/** Heights in percent, in the shape of a voice. */
const WAVE = [27, 53, 87, 60, 93, 47, 73, 33, 60, 80, 40]

type ListenProps = {
  connection: RoomConnection
  room: RoomView
  page: RoomPage
  used: DataUse
  stage: RoomPerson | null
  hadHost: boolean
  unread: number
  /** On phones, the chat replaces it. */
  isHidden: boolean
  openChat: () => void
  /** A question for the person, or a note that the connection is lost. */
  children: ReactNode
}

export function Listen({
  connection,
  room,
  page,
  used,
  stage,
  hadHost,
  unread,
  isHidden,
  openChat,
  children,
}: ListenProps) {
  const { people, you } = connection
  const hands = handsOf(people)
  const isSpeaking = stage !== null && !stage.isAway && room.speaking.includes(stage.id)
  const sharing = people.find(({ screen, id }) => screen && id !== you)
  return (
    <div className="room-listen stack" data-is-hidden={isHidden || undefined}>
      {children}
      <p className="room-data row">
        <Icon name="headphones" />
        {m.room_sound_used({ a: size(used.bytes), b: size(used.hourly) })}
      </p>
      {stage ? (
        <section className="room-voice row" data-speaks={isSpeaking || undefined}>
          <Avatar name={stage.name} photo={photoOf(page, stage.id)} />
          <div>
            <h2>{stage.name}</h2>
            {stage.isAway ? m.room_is_reconnecting() : isSpeaking ? m.room_is_speaking() : m.room_is_quiet()}
            {isSpeaking && (
              <div className="room-wave row" aria-hidden="true">
                {WAVE.map((height, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the position is its identity
                  <i key={index} style={{ height: `${height}%` }} />
                ))}
              </div>
            )}
          </div>
        </section>
      ) : (
        <p>
          {hadHost ? m.room_host_gone({ name: page.batch.tutor }) : m.room_waiting_host({ name: page.batch.tutor })}
        </p>
      )}
      {sharing && <StillPicture connection={connection} person={sharing.id} />}
      <ul className="room-faces grid" aria-label={m.room_in_room()}>
        {inOrder(people)
          .filter(({ id }) => id !== stage?.id)
          .map((person) => (
            <li className="centred" key={person.id} data-talks={room.speaking.includes(person.id) || undefined}>
              <Avatar name={person.name} photo={photoOf(page, person.id)} />
              <Hand at={hands.indexOf(person)} />
              <Icon name={person.mic ? 'mic' : 'mic-off'} />
              <span className="sr-only">{person.mic ? m.room_mic_on() : m.room_said_muted()}</span>
              <span>{person.id === you ? m.room_you() : person.name}</span>
            </li>
          ))}
      </ul>
      <section className="room-last surface">
        <header className="spread">
          <h2>{m.room_chat()}</h2>
          <button type="button" className="link" onClick={openChat}>
            {m.room_chat_open()}
            <Unread n={unread} />
          </button>
        </header>
        <ul className="room-chat column">
          {room.entries.slice(-LAST_LINES).map((line) => (
            <Line key={line.id} line={line} page={page} isMine={line.kind === 'words' && line.person === you} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function StillPicture({ connection, person }: { connection: RoomConnection; person: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'none' | 'getting' | 'failed' | { at: string }>('none')
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  useEffect(() => {
    if (picture) canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
  }, [picture])
  const get = async () => {
    setState('getting')
    try {
      setPicture(await connection.still(person))
      setState({ at: clockTime(new Date()) })
    } catch {
      setState('failed')
    }
  }
  const isThere = typeof state === 'object'
  return (
    <section className="room-still grid">
      <Icon name="image" />
      <p>
        <b>{m.room_still()}</b>
        {state === 'failed'
          ? m.room_still_failed()
          : isThere
            ? m.room_still_label({ time: state.at })
            : m.room_still_text({ size: size(STILL_BYTES) })}
      </p>
      <button type="button" className="button button-small" disabled={state === 'getting'} onClick={() => void get()}>
        {state === 'getting' ? m.room_still_getting() : isThere ? m.room_still_again() : m.room_still_get()}
      </button>
      {picture && (
        <canvas
          ref={canvas}
          width={picture.width}
          height={picture.height}
          role="img"
          aria-label={isThere ? m.room_still_label({ time: state.at }) : m.room_still()}
        />
      )}
    </section>
  )
}
