// A person in a room without sound and pictures: a WebSocket that joins and keeps the messages it gets.
import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import type { FromBrowser, RoomPerson, ToBrowser } from '#contract/calls/live/room.ts'
import { until } from '../until.ts'
import type { RoomSite } from './room-site.ts'

export type RoomClient = {
  send(message: FromBrowser): void
  say(text: string, id?: string): string
  /** The first message of this kind that hasn't been read yet. */
  next<Type extends ToBrowser['t']>(type: Type): Promise<Extract<ToBrowser, { t: Type }>>
  /** Waits until the list of people meets the condition. */
  people(isRight: (people: RoomPerson[]) => boolean): Promise<RoomPerson[]>
  spotlight(): string | null
  removed(): string[]
  /** Stops reading, so that pings get no answer, as on a broken line. */
  pause(): void
  resume(): void
  closed: Promise<number>
  close(): void
}

const FRESH = { hand: null, recording: null, spotlight: null }
const SILENT = { mic: true, camera: false, screen: false, soundOnly: false }

export async function openSocket({ url }: Pick<RoomSite, 'url'>, origin = url): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/room`, { origin })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return socket
}

export async function joinRoom(
  site: Pick<RoomSite, 'url'>,
  token: string,
  resume: { hand: number | null; recording: number | null; spotlight: string | null } = FRESH,
): Promise<RoomClient> {
  const socket = await openSocket(site)
  const messages: ToBrowser[] = []
  let people: RoomPerson[] = []
  let spotlight: string | null = null
  let removed: string[] = []
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ToBrowser
    if (message.t === 'room') ({ people, spotlight, removed } = message)
    messages.push(message)
  })
  const send = (message: FromBrowser) => socket.send(JSON.stringify(message))
  send({ t: 'join', token, relay: false, sending: SILENT, resume })
  return {
    send,
    say(text, id = randomUUID()) {
      send({ t: 'chat', id, text })
      return id
    },
    async next(type) {
      const find = () => messages.findIndex(({ t }) => t === type)
      await until(() => find() >= 0)
      return messages.splice(find(), 1)[0] as never
    },
    async people(isRight) {
      await until(() => isRight(people))
      return people
    },
    spotlight: () => spotlight,
    removed: () => removed,
    pause: () => socket.pause(),
    resume: () => socket.resume(),
    closed: new Promise((resolve) => socket.once('close', resolve)),
    close: () => socket.terminate(),
  }
}
