// The state of the room as the page shows it.
import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { KeptMessage } from '#contract/calls/live/live-room.ts'
import type { ChatMessage, PictureLevel } from '#contract/calls/live/room.ts'
import type { RoomConnection } from './connection.ts'

/** A line of the chat: a message, or a note about the recording. */
export type ChatEntry =
  | { kind: 'words'; id: string; person: string; name: string; text: string; at: number }
  | { kind: 'began' | 'stopped'; id: string; at: number }

export const fromKept = ({ _id, person, name, text, at }: KeptMessage): ChatEntry => ({
  kind: 'words',
  id: _id,
  person,
  name,
  text,
  at: Date.parse(at),
})
const fromRoom = (message: ChatMessage): ChatEntry => ({ kind: 'words', ...message })

export type RoomView = {
  speaking: readonly string[]
  level: PictureLevel
  entries: readonly ChatEntry[]
  isInvited: boolean
  answerInvitation: () => void
  /** Adds messages that were sent while this person was away. */
  addKept: (messages: KeptMessage[]) => void
}

export function useRoom(connection: RoomConnection, onMuted: () => void): RoomView {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const [speaking, setSpeaking] = useState<readonly string[]>([])
  const [level, setLevel] = useState<PictureLevel>(0)
  const [entries, setEntries] = useState<readonly ChatEntry[]>([])
  const [isInvited, setIsInvited] = useState(false)
  const muted = useEffectEvent(onMuted)

  const add = useCallback((lines: ChatEntry[]) => setEntries((before) => merged(before, lines)), [])

  useEffect(() => {
    let recording: number | null = null
    const noteRecording = () => {
      if (connection.recording === recording) return
      if (connection.recording !== null) {
        add([{ kind: 'began', id: `began ${connection.recording}`, at: connection.recording }])
      } else if (recording !== null) add([{ kind: 'stopped', id: `stopped ${recording}`, at: Date.now() }])
      recording = connection.recording
    }
    noteRecording()
    const listening = [
      connection.on('phase', redraw),
      connection.on('slots', redraw),
      connection.on('room', () => {
        noteRecording()
        redraw()
      }),
      connection.on('speaking', setSpeaking),
      connection.on('level', setLevel),
      connection.on('chat', (message) => add([fromRoom(message)])),
      connection.on('invited', () => setIsInvited(true)),
      connection.on('muted', () => muted()),
      connection.on('unsent', redraw),
    ]
    return () => listening.forEach((stop) => stop())
  }, [connection, add])

  return {
    speaking,
    level,
    entries,
    isInvited,
    answerInvitation: useCallback(() => setIsInvited(false), []),
    addKept: useCallback((messages) => add(messages.map(fromKept)), [add]),
  }
}

/** Ordered by time, without duplicates. */
function merged(before: readonly ChatEntry[], lines: ChatEntry[]): readonly ChatEntry[] {
  const known = new Set(before.map(({ id }) => id))
  const fresh = lines.filter(({ id }) => !known.has(id))
  return fresh.length ? [...before, ...fresh].sort((one, other) => one.at - other.at) : before
}
