// The announcements in the page's single live region: who joined and left, raised hands, the recording, and a lost
// connection.
import { useEffect, useRef } from 'react'
import type { RoomPerson } from '#contract/calls/live/room.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'
import type { RoomConnection, RoomPhase } from './connection.ts'
import { handsOf } from './seating.ts'

/** People who join within this time are announced together. */
const GROUPED_MS = 3000

type RoomNews = { people: readonly RoomPerson[]; recording: number | null; spotlight: string | null; phase: RoomPhase }

export function useAnnouncements({
  connection,
  say,
}: {
  connection: RoomConnection
  say: (text: string) => void
}): void {
  const waiting = useRef<{ joined: string[]; left: string[] }>({ joined: [], left: [] })

  useEffect(() => {
    let before: RoomNews = { ...heardNow(connection), phase: connection.phase }
    let timer: ReturnType<typeof setTimeout> | undefined
    const tellGroup = () => {
      const { joined, left } = waiting.current
      waiting.current = { joined: [], left: [] }
      timer = undefined
      say(
        [
          grouped(joined, m.room_said_joined, m.room_said_joined_more),
          grouped(left, m.room_said_left, m.room_said_left_more),
        ]
          .filter(Boolean)
          .join(' '),
      )
    }
    const onRoom = () => {
      const { people, recording, spotlight, you } = connection
      // The first list contains people who were already there.
      if (before.people.length) {
        waiting.current.joined.push(...namesOnlyIn(people, before.people, you))
        waiting.current.left.push(...namesOnlyIn(before.people, people, you))
      }
      if (waiting.current.joined.length + waiting.current.left.length) timer ??= setTimeout(tellGroup, GROUPED_MS)
      const raised = handsOf(people).find(({ id, hand }) => {
        const earlier = before.people.find((person) => person.id === id)
        return id !== you && hand !== null && earlier?.hand === null
      })
      if (raised) say(m.room_said_hand({ name: raised.name, n: digits(handsOf(people).indexOf(raised) + 1) }))
      if ((recording === null) !== (before.recording === null)) {
        say(recording === null ? m.room_recording_stopped_said() : m.room_recording_began_said())
      }
      const lit = people.find(({ id }) => id === spotlight)
      if (lit && spotlight !== before.spotlight) {
        say(lit.id === you ? m.room_said_spotlight_you() : m.room_in_spotlight({ name: lit.name }))
      }
      before = { ...before, ...heardNow(connection) }
    }
    const onPhase = (phase: RoomPhase) => {
      if (phase === 'lost') say(m.room_reconnecting())
      if (phase === 'in' && before.phase === 'lost') say(m.room_said_back())
      before = { ...before, phase }
    }
    if (connection.recording !== null) say(m.room_recording_began_said())
    const listening = [connection.on('room', onRoom), connection.on('phase', onPhase)]
    return () => {
      clearTimeout(timer)
      listening.forEach((stop) => stop())
    }
  }, [connection, say])
}

const heardNow = ({ people, recording, spotlight }: RoomConnection) => ({ people, recording, spotlight })

const namesOnlyIn = (people: readonly RoomPerson[], others: readonly RoomPerson[], you: string | null): string[] =>
  people.filter(({ id }) => id !== you && others.every((other) => other.id !== id)).map(({ name }) => name)

function grouped(
  names: string[],
  one: (of: { name: string }) => string,
  more: (of: { name: string; n: string }) => string,
): string {
  const [name] = names
  if (name === undefined) return ''
  return names.length === 1 ? one({ name }) : more({ name, n: digits(names.length - 1) })
}
