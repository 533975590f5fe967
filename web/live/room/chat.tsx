import { useEffect, useRef, useState, type RefObject } from 'react'
import type { RoomPage } from '#contract/calls/live/live-room.ts'
import { MAX_ROOM_MESSAGE } from '#contract/live/room-limits.ts'
import { m } from '../../paraglide/messages.js'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langOf, typedLang } from '../../ui/language.tsx'
import { clockTime } from '../../ui/local-times.ts'
import type { RoomConnection } from './connection.ts'
import { photoOf } from './photo-of.ts'
import type { ChatEntry } from './use-room.ts'
import './chat.css'

/** Close enough to the end to keep scrolling with new messages. */
const NEAR_PX = 80

type ChatLinesProps = { connection: RoomConnection; page: RoomPage; entries: readonly ChatEntry[] }

export function ChatLines({ connection, page, entries }: ChatLinesProps) {
  const { unsent } = connection
  const list = useRef<HTMLUListElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    if (isAtEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight
  })
  if (!entries.length && !unsent.length) return <p className="room-note small">{m.room_chat_empty()}</p>
  return (
    <ul
      className="room-chat column"
      ref={list}
      // The keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={m.room_chat()}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX
      }}
    >
      {entries.map((line) => (
        <Line key={line.id} line={line} page={page} isMine={line.kind === 'words' && line.person === connection.you} />
      ))}
      {unsent.map(({ id, text }) => (
        <li className="small" key={id} data-is-waiting>
          <span />
          <span>
            <b>{m.room_you()}</b>
            {connection.phase === 'in' ? '' : m.room_sent_later()}
          </span>
          <p lang={langOf(text)}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

export function Line({ line, page, isMine }: { line: ChatEntry; page: RoomPage; isMine: boolean }) {
  const time = clockTime(new Date(line.at))
  if (line.kind !== 'words') {
    return (
      <li className="room-note small">
        {line.kind === 'began' ? m.room_recording_began({ time }) : m.room_recording_stopped({ time })}
      </li>
    )
  }
  return (
    <li className="small">
      <Avatar name={line.name} photo={photoOf(page, line.person)} />
      <span>
        <b lang={langOf(line.name)}>{isMine ? m.room_you() : line.name}</b>
        <time dateTime={new Date(line.at).toISOString()}>{time}</time>
      </span>
      <p lang={langOf(line.text)}>{line.text}</p>
    </li>
  )
}

export function ChatForm({
  connection,
  field,
}: {
  connection: RoomConnection
  field: RefObject<HTMLInputElement | null>
}) {
  const [text, setText] = useState('')
  return (
    <form
      className="room-write grid"
      onSubmit={(event) => {
        event.preventDefault()
        if (!text.trim()) return
        connection.say(text.trim())
        setText('')
      }}
    >
      <input
        ref={field}
        aria-label={m.room_message()}
        placeholder={m.room_message()}
        lang={typedLang(text)}
        maxLength={MAX_ROOM_MESSAGE}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" className="icon-button" aria-label={m.room_send()}>
        <Icon name="send" />
      </button>
    </form>
  )
}
