// A browser's connection to the room of a live class, without React. It rejoins automatically when the connection, the
// room or the site is lost. The page must have been loaded as a document of its own, because only there may a camera
// open.
import { ApiError } from '#contract/client.ts'
import { CHAT_BURST, CHAT_PAUSE_MS, MAX_THUMBNAILS } from '#contract/live/room-limits.ts'
import type {
  ChatMessage,
  FromBrowser,
  PictureLevel,
  RoomCommand,
  RoomPerson,
  RoomRefusal,
  Sending,
  ToBrowser,
} from '#contract/calls/live/room.ts'
import { MediaLink, type Outgoing, type Slots } from './media-link.ts'
import { drawFrame } from './still.ts'

export type { Slots, SlotName } from './media-link.ts'

/** The answer of `POST /live/{session}/token`. A token is valid for one join, so each join requests a new one. */
export type RoomEntrance = { token: string; url: string; ice: RTCIceServer[] }

/**
 * - joining: for the first time
 * - in: sees and hears the others
 * - lost: reconnecting automatically
 * - refused, left: over, until `join` is called again
 */
export type RoomPhase = 'joining' | 'in' | 'lost' | 'refused' | 'left'

export type RoomEvents = {
  phase: RoomPhase
  /** New tracks for the same slots, after each join. */
  slots: Slots
  /** `people`, `recording` or `spotlight` changed. */
  room: readonly RoomPerson[]
  speaking: readonly string[]
  /** How much of the picture the connection can carry. 3 is sound only. */
  level: PictureLevel
  chat: ChatMessage
  /** `unsent` changed. */
  unsent: readonly UnsentMessage[]
  /** The host asks this person to unmute. */
  invited: undefined
  /** The host has muted this person. The microphone is already off. */
  muted: undefined
}

export type UnsentMessage = { id: string; text: string }
export type JoinWith = { mic: MediaStreamTrack | null; camera: MediaStreamTrack | null; soundOnly: boolean }
export type RoomTraffic = { received: number; sent: number }

/** How long a connection that went silent gets to recover on its own. */
const FAINT_MS = 3000
const RETRY_MS = [1000, 2000, 4000, 8000]
/** How long one try may take. Then it continues over the TURN server, if there is one. */
const TRY_MS = 8000

export class RoomConnection {
  phase: RoomPhase = 'left'
  /** Why the phase is `refused`: the room's reason, or the site's answer to the token request. */
  refusal: RoomRefusal | ApiError | null = null
  /** When the connection was lost, in milliseconds since 1970, or null. */
  lostAt: number | null = null
  you: string | null = null
  people: readonly RoomPerson[] = []
  /** When the recording started, or null. */
  recording: number | null = null
  /** The person a host put on everyone's stage. */
  spotlight: string | null = null
  /** For hosts: the learners whom a host has removed. */
  removed: readonly string[] = []
  slots: Slots | null = null
  /** The person's own messages that the room hasn't confirmed yet. They are sent again after each join. */
  unsent: readonly UnsentMessage[] = []

  #enter: () => Promise<RoomEntrance>
  #listeners = new Map<keyof RoomEvents, Set<(value: never) => void>>()
  #outgoing: Outgoing = { mic: null, camera: null, screen: null }
  #soundOnly = false
  #watch: { stage: string | null; thumbs: readonly string[] } = { stage: null, thumbs: [] }
  #need = { small: false, large: false, beside: false }
  #hand: number | null = null
  #socket: WebSocket | null = null
  #media: MediaLink | null = null
  #timer = 0
  #faint = 0
  #slowChat = 0
  #tries = 0
  #isRelayed = false
  /** The traffic of earlier connections. */
  #traffic: RoomTraffic = { received: 0, sent: 0 }

  constructor({ enter }: { enter: () => Promise<RoomEntrance> }) {
    this.#enter = enter
  }

  /** Returns a function that removes the listener. */
  on<Name extends keyof RoomEvents>(name: Name, listener: (value: RoomEvents[Name]) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  /** Joins, and rejoins automatically until `leave` or a refusal. */
  join({ mic, camera, soundOnly }: JoinWith): void {
    this.#outgoing = { mic, camera, screen: null }
    this.#soundOnly = soundOnly
    this.refusal = null
    addEventListener('offline', this.#goOffline)
    addEventListener('online', this.#goOnline)
    this.#setPhase('joining')
    this.retry()
  }

  /** Reconnects now instead of at the next scheduled try. */
  retry(): void {
    if (this.phase === 'left' || this.phase === 'refused') return
    this.#tries = 0
    void this.#connect()
  }

  leave(): void {
    this.#tell({ t: 'leave' })
    this.#end('left')
  }

  /** Null turns the microphone off. The caller opens and stops tracks, for the camera as well. */
  setMic(track: MediaStreamTrack | null): void {
    this.#send({ mic: track })
  }

  setCamera(track: MediaStreamTrack | null): void {
    this.#send({ camera: track })
  }

  /** Sends a screen, with the camera small next to it. Null brings the large camera back. */
  share(track: MediaStreamTrack | null): void {
    this.#send({ screen: track })
  }

  setSoundOnly(on: boolean): void {
    this.#soundOnly = on
    this.#tellSending()
    this.#tellWatch()
  }

  /** Chooses whose picture is large, and whose are small, five at most. */
  watch(stage: string | null, thumbs: readonly string[]): void {
    this.#watch = { stage, thumbs: thumbs.slice(0, MAX_THUMBNAILS) }
    this.#tellWatch()
  }

  /** A single picture of what `person` shows, for people who receive sound only. */
  async still(person: string): Promise<ImageBitmap> {
    if (!this.slots) throw new Error('not connected')
    this.#tell({ t: 'watch', stage: person, thumbs: [] })
    try {
      return await drawFrame(this.slots.stage)
    } finally {
      this.#tellWatch()
    }
  }

  say(text: string): void {
    const message = { id: crypto.randomUUID(), text }
    this.#setUnsent([...this.unsent, message])
    this.#tell({ t: 'chat', ...message })
  }

  send(command: RoomCommand): void {
    if (command.t === 'hand') this.#hand = command.up ? (this.#hand ?? Date.now()) : null
    this.#tell(command)
  }

  /** The bytes transferred so far, in all connections, including packet headers. */
  async traffic(): Promise<RoomTraffic> {
    const now = (await this.#media?.traffic()) ?? { received: 0, sent: 0 }
    return { received: this.#traffic.received + now.received, sent: this.#traffic.sent + now.sent }
  }

  async #connect(): Promise<void> {
    this.#hangUp()
    // Runs if this try leads to nothing.
    this.#timer = window.setTimeout(() => this.#tryAgain(true), TRY_MS)
    const timer = this.#timer
    try {
      const entrance = await this.#enter()
      if (timer === this.#timer) this.#open(entrance)
    } catch (error) {
      if (timer !== this.#timer) return
      const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429
      if (isFinal) this.#refuse(error)
      else this.#tryAgain(false)
    }
  }

  // The connection itself would only notice much later.
  #goOffline = () => {
    if (this.phase === 'in') this.#tryAgain(false)
  }
  #goOnline = () => {
    if (this.phase === 'lost') this.retry()
  }

  #open({ token, url, ice }: RoomEntrance): void {
    const socket = new WebSocket(new URL(url, location.href.replace(/^http/, 'ws')))
    const relay = this.#isRelayed && ice.length > 0
    this.#socket = socket
    socket.addEventListener('open', () => {
      const resume = { hand: this.#hand, recording: this.recording, spotlight: this.spotlight }
      this.#tell({ t: 'join', token, relay, sending: this.#sending(), resume })
    })
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) void this.#receive(JSON.parse(String(data)) as ToBrowser, ice, relay)
    })
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#tryAgain(false)
    })
  }

  async #receive(message: ToBrowser, ice: RTCIceServer[], relay: boolean): Promise<void> {
    switch (message.t) {
      case 'offer':
        return this.#answer(message.sdp, ice, relay)
      case 'room':
        this.you = message.you
        this.people = message.people
        this.recording = message.recording
        this.spotlight = message.spotlight
        this.removed = message.removed
        this.#hand = message.people.find(({ id }) => id === message.you)?.hand ?? null
        return this.#emit('room', message.people)
      case 'need':
        // The need may arrive before the offer.
        this.#need = message
        return this.#media?.setNeed(message)
      case 'level':
        return this.#emit('level', message.level)
      case 'speaking':
        return this.#emit('speaking', message.people)
      case 'chat':
        this.#setUnsent(this.unsent.filter(({ id }) => id !== message.message.id))
        return this.#emit('chat', message.message)
      case 'chatLater':
        return this.#sendLater()
      case 'invited':
        return this.#emit('invited', undefined)
      case 'muted':
        this.setMic(null)
        return this.#emit('muted', undefined)
      case 'restart':
        return this.#tryAgain(false, 0)
      case 'refused':
        // A token can be too old for a room that has just restarted.
        if (message.reason === 'token') this.#tryAgain(false)
        else this.#refuse(message.reason)
    }
  }

  async #answer(offer: string, ice: RTCIceServer[], relay: boolean): Promise<void> {
    const media = new MediaLink(ice, relay)
    this.#media = media
    media.setNeed(this.#need)
    media.onState = (state) => {
      if (media !== this.#media) return
      clearTimeout(this.#faint)
      if (state === 'connected') this.#arrive()
      else if (state === 'disconnected') this.#faint = window.setTimeout(() => this.#tryAgain(false), FAINT_MS)
      else if (state === 'failed') this.#tryAgain(true)
    }
    try {
      const sdp = await media.answer(offer, this.#outgoing)
      if (media !== this.#media) return
      this.#tell({ t: 'answer', sdp })
      this.slots = media.slots()
      this.#emit('slots', this.slots)
    } catch {
      if (media === this.#media) this.#tryAgain(false)
    }
  }

  #arrive(): void {
    clearTimeout(this.#timer)
    this.#timer = 0
    this.#tries = 0
    this.lostAt = null
    this.#emit('level', 0)
    this.#tellWatch()
    for (const message of this.unsent.slice(0, CHAT_BURST)) this.#tell({ t: 'chat', ...message })
    if (this.unsent.length > CHAT_BURST) this.#sendLater()
    this.#setPhase('in')
  }

  #tryAgain(changesWay: boolean, delay = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)]!): void {
    if (changesWay) this.#isRelayed = !this.#isRelayed
    if (this.phase === 'in') {
      this.lostAt = Date.now()
      this.#setPhase('lost')
    }
    this.#hangUp()
    this.#tries += 1
    // Delayed, so that not everyone reconnects simultaneously after a restart.
    this.#timer = window.setTimeout(() => void this.#connect(), delay + Math.random() * 300)
  }

  #refuse(reason: RoomRefusal | ApiError): void {
    this.refusal = reason
    this.#end('refused')
  }

  #end(phase: RoomPhase): void {
    this.#hangUp()
    removeEventListener('offline', this.#goOffline)
    removeEventListener('online', this.#goOnline)
    this.lostAt = null
    this.people = []
    this.spotlight = null
    this.slots = null
    this.#hand = null
    this.#setPhase(phase)
  }

  #hangUp(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#faint)
    this.#timer = 0
    const [socket, media] = [this.#socket, this.#media]
    this.#socket = this.#media = null
    socket?.close()
    if (media) void this.#countAndClose(media)
  }

  async #countAndClose(media: MediaLink): Promise<void> {
    const { received, sent } = await media.traffic()
    this.#traffic.received += received
    this.#traffic.sent += sent
    media.close()
  }

  #send(change: Partial<Outgoing>): void {
    this.#outgoing = { ...this.#outgoing, ...change }
    this.#media?.send(this.#outgoing)
    this.#tellSending()
  }

  #sending(): Sending {
    const { mic, camera, screen } = this.#outgoing
    return { mic: mic !== null, camera: camera !== null, screen: screen !== null, soundOnly: this.#soundOnly }
  }

  #tellSending(): void {
    this.#tell({ t: 'sending', sending: this.#sending() })
  }

  #tellWatch(): void {
    const { stage, thumbs } = this.#soundOnly ? { stage: null, thumbs: [] } : this.#watch
    this.#tell({ t: 'watch', stage, thumbs: [...thumbs] })
  }

  #tell(message: FromBrowser): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Sends messages one by one, at the rate the room allows. It recognises a message that arrives twice. */
  #sendLater(): void {
    if (this.#slowChat) return
    this.#slowChat = window.setTimeout(() => {
      this.#slowChat = 0
      const [oldest] = this.unsent
      if (!oldest || !this.#socket) return
      this.#tell({ t: 'chat', ...oldest })
      this.#sendLater()
    }, CHAT_PAUSE_MS)
  }

  #setUnsent(unsent: readonly UnsentMessage[]): void {
    this.unsent = unsent
    this.#emit('unsent', unsent)
  }

  #setPhase(phase: RoomPhase): void {
    this.phase = phase
    this.#emit('phase', phase)
  }

  #emit<Name extends keyof RoomEvents>(name: Name, value: RoomEvents[Name]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(value as never)
  }
}
