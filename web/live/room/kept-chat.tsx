import { useCallback } from 'react'
import type { RoomPage } from '#contract/calls/live/live-room.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'
import { Icon } from '../../ui/icon.tsx'
import { Line } from './chat.tsx'
import { fromKept } from './use-room.ts'

/** The chat of the class. Shows nothing if nobody wrote. */
export function KeptChat({ session, page }: { session: string; page: RoomPage }) {
  const { answer } = useCall(useCallback(() => api('GET /live/{session}/messages', { params: { session } }), [session]))
  if (!answer?.length) return null
  return (
    <li>
      <Icon name="message" />
      <details>
        <summary>
          <h3 className="row">
            {m.room_chat_kept()}
            <Icon name="chevron-down" />
          </h3>
          <p>{m.room_chat_kept_text()}</p>
        </summary>
        <ul className="room-chat column">
          {answer.map((message) => (
            <Line key={message._id} line={fromKept(message)} page={page} isMine={false} />
          ))}
        </ul>
      </details>
    </li>
  )
}
