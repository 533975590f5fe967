// One room: who is in it, what each person sees and hears, and the commands that hosts may give.
import { AWAY_MS, CHAT_BURST, CHAT_PAUSE_MS } from '#contract/live/room-limits.ts'
import type {
  ChatMessage,
  FromBrowser,
  RoomPerson,
  RoomRefusal,
  Sending,
  ToBrowser,
} from '#contract/calls/live/room.ts'
import type { RoomGuest, RoomReport } from '../rooms.ts'
import { Peer, type PeerEvents } from './peer.ts'
import type { Admission } from './room-tokens.ts'
import type { Source } from './source.ts'
import { Voices } from './voices.ts'

const MAX_HOSTS = 3
/** How long after its start a room accepts people's claims about their earlier state, because it may have restarted. */
const RESUME_MS = 30_000
/** How many messages are kept to send again after a lost connection. */
const REMEMBERED_MESSAGES = 100
const SOUND_ONLY = 3
const STAGE_ALONE = 2

type Join = Extract<FromBrowser, { t: 'join' }>

/** A browser window. A person has one at a time. */
export type Window = {
  /** The network address of its browser. */
  address: string
  send(message: ToBrowser): void
  /** Tells the browser why, and closes the connection. */
  refuse(reason: RoomRefusal): void
}

type Person = RoomGuest & {
  sending: Sending
  /** Whether a host has muted the person and the browser hasn't confirmed it yet. */
  isMuting: boolean
  hand: number | null
  watch: { stage: string | null; thumbs: string[] }
  /** Null while the connection is lost. */
  present: { window: Window; peer: Peer; needs: string; isSilent: boolean } | null
  lostMs: number
}

export type RoomEvents = {
  createPeer: (isRelayed: boolean, events: PeerEvents) => Peer
  report: (report: RoomReport) => void
}

export class Room {
  readonly id: string
  readonly #events: RoomEvents
  readonly #people = new Map<string, Person>()
  readonly #voices = new Voices<Source>()
  readonly #openedAt = Date.now()
  readonly #recentIds: string[] = []
  readonly #removed = new Set<string>()
  /** When the person's messages so far stop counting towards the rate limit. Kept while they are away, too. */
  readonly #wroteUntil = new Map<string, number>()
  #recording: number | null = null
  #spotlight: string | null = null
  #speaking = ''

  constructor(id: string, events: RoomEvents) {
    this.id = id
    this.#events = events
  }

  get isEmpty(): boolean {
    return this.#people.size === 0
  }

  /** The ids of the connected people. */
  get here(): string[] {
    return this.#present()
      .filter(({ present }) => present.peer.isConnected)
      .map(({ id }) => id)
  }

  join(
    window: Window,
    { guest, seats, removed }: Pick<Admission, 'guest' | 'seats' | 'removed'>,
    { relay, sending, resume }: Join,
  ): boolean {
    const old = this.#people.get(guest.id)
    const isRemoved = guest.role === 'learner' && this.#removed.has(guest.id)
    if (isRemoved || (!old && this.#isFull(guest, seats))) {
      window.refuse(isRemoved ? 'removed' : 'full')
      return false
    }
    // The room may have restarted, and then been opened with an older token.
    if (guest.role === 'host') for (const id of removed) this.#shutOut(id)
    if (old?.present && old.present.window !== window) old.present.window.refuse('replaced')
    old?.present?.peer.close(performance.now())
    const isFresh = !old && Date.now() - this.#openedAt < RESUME_MS
    const person: Person = {
      ...guest,
      sending: allowedSending(guest, { ...sending, mic: sending.mic && !old?.isMuting }),
      isMuting: sending.mic && (old?.isMuting ?? false),
      hand: old?.hand ?? (isFresh ? past(resume.hand) : null),
      watch: old?.watch ?? { stage: null, thumbs: [] },
      present: null,
      lostMs: 0,
    }
    if (isFresh && guest.role === 'host') {
      this.#recording ??= past(resume.recording)
      this.#spotlight ??= resume.spotlight
    }
    const peer = this.#events.createPeer(relay, {
      onOffer: (sdp) => window.send({ t: 'offer', sdp }),
      onConnected: () => this.#connected(person),
      onClosed: () => this.#disconnected(person, peer),
      onLoudness: (loudness, nowMs) => {
        if (person.sending.mic) this.#receiveAudio(peer.sound, loudness, nowMs)
      },
    })
    person.present = { window, peer, needs: '', isSilent: false }
    this.#people.set(guest.id, person)
    if (person.isMuting) window.send({ t: 'muted' })
    this.#update()
    return true
  }

  /** Handles a message from `window`, unless the person has moved to another window. */
  receive(personId: string, window: Window, message: Exclude<FromBrowser, { t: 'join' | 'leave' }>): void {
    const person = this.#people.get(personId)
    if (person?.present?.window !== window) return
    switch (message.t) {
      case 'answer':
        return person.present.peer.accept(message.sdp, window.address)
      case 'sending':
        return this.#sends(person, allowedSending(person, message.sending))
      case 'watch':
        person.watch = { stage: message.stage, thumbs: message.thumbs }
        this.#arrange(person)
        return this.#tellNeeds()
      case 'hand':
        person.hand = message.up ? (person.hand ?? Date.now()) : null
        return this.#update()
      case 'chat':
        return this.#say(person, message.id, message.text)
      default:
        if (person.role === 'host') this.#command(person, message)
    }
  }

  /** Records that the window has stopped answering, or answers again. */
  noteSilence(personId: string, window: Window, isSilent: boolean): void {
    const present = this.#people.get(personId)?.present
    if (present?.window !== window || present.isSilent === isSilent) return
    present.isSilent = isSilent
    this.#update()
  }

  /** Handles a lost window. The person's place is kept for a while, unless they meant to leave. */
  lose(personId: string, window: Window, isLeaving: boolean): void {
    const person = this.#people.get(personId)
    if (!person || (person.present && person.present.window !== window)) return
    this.#hangUp(person)
    if (isLeaving) this.#forget(personId)
    this.#update()
  }

  /**
   * Disconnects these people, except for hosts. Learners ask the site for a new token, and the refusal tells them why.
   */
  dismiss(people: string[]): void {
    for (const id of people) if (this.#people.get(id)?.role === 'learner') this.#hangUpOn(id, 'token')
    this.#update()
  }

  /** Called every LINE_INTERVAL_MS. */
  judgeLines(nowMs: number): void {
    for (const person of this.#present()) {
      const { peer, window } = person.present
      if (!peer.line.judge(nowMs)) continue
      window.send({ t: 'level', level: peer.line.level })
      this.#arrange(person)
    }
    this.#tellNeeds()
  }

  report(nowMs: number): void {
    for (const { present } of this.#present()) present.peer.report(nowMs)
  }

  feedBack(): void {
    for (const { present } of this.#present()) present.peer.feedBack()
  }

  tellSpeaking(nowMs: number): void {
    const sources = new Set(this.#voices.speaking(nowMs))
    const people = this.#present().filter(({ present }) => sources.has(present.peer.sound))
    const ids = people.map(({ id }) => id)
    if (ids.join(' ') === this.#speaking) return
    this.#speaking = ids.join(' ')
    this.#tellAll({ t: 'speaking', people: ids })
  }

  /** Removes people who didn't come back in time. */
  forgetLost(): void {
    const before = this.#people.size
    for (const person of this.#people.values()) {
      if (!person.present && Date.now() - person.lostMs > AWAY_MS) this.#forget(person.id)
    }
    if (this.#people.size < before) this.#update()
  }

  #forget(personId: string): void {
    this.#people.delete(personId)
    if (this.#spotlight === personId) this.#spotlight = null
  }

  #isFull({ role }: RoomGuest, seats: number): boolean {
    const same = [...this.#people.values()].filter((person) => person.role === role)
    return same.length >= (role === 'host' ? MAX_HOSTS : seats)
  }

  #connected(person: Person): void {
    const { peer } = person.present ?? {}
    if (!peer || this.#people.get(person.id) !== person) return
    const nowMs = performance.now()
    this.#voices.places.forEach((source, place) => {
      peer.voices[place]!.attach(source === peer.sound ? null : source, nowMs)
    })
    this.#events.report({ type: 'joined', room: this.id, person: person.id, at: Date.now() })
    this.#update()
  }

  /** The browser may still be there, so it is asked to join again. */
  #disconnected(person: Person, peer: Peer): void {
    if (person.present?.peer !== peer) return
    person.present.window.send({ t: 'restart' })
    this.#hangUp(person)
    this.#update()
  }

  #hangUp(person: Person): void {
    if (!person.present) return
    const { peer } = person.present
    if (peer.isConnected) this.#events.report({ type: 'left', room: this.id, person: person.id, at: Date.now() })
    this.#voices.remove(peer.sound)
    peer.close(performance.now())
    person.present = null
    person.lostMs = Date.now()
  }

  #receiveAudio(sound: Source, loudness: number, nowMs: number): void {
    const place = this.#voices.receiveAudio(sound, loudness, nowMs)
    if (place === null) return
    for (const { present } of this.#present()) {
      present.peer.voices[place]!.attach(present.peer.sound === sound ? null : sound, nowMs)
    }
  }

  /** The last choice gets the stage, so a screen share that starts replaces the spotlight. */
  #sends(person: Person, sending: Sending): void {
    if (sending.screen && !person.sending.screen) this.#spotlight = null
    // The browser sent this before it got the mute, or it ignores mutes.
    if (!sending.mic) person.isMuting = false
    person.sending = { ...sending, mic: sending.mic && !person.isMuting }
    if (!person.sending.mic) this.#silence(person)
    this.#update()
  }

  #say(person: Person, id: string, text: string): void {
    const message: ChatMessage = { id, person: person.id, name: person.name, text, at: Date.now() }
    // The message had arrived, but the sender never got the confirmation.
    if (this.#recentIds.includes(id)) return person.present?.window.send({ t: 'chat', message })
    const paidUntil = Math.max(this.#wroteUntil.get(person.id) ?? 0, message.at) + CHAT_PAUSE_MS
    if (paidUntil > message.at + CHAT_BURST * CHAT_PAUSE_MS) {
      return person.present?.window.send({ t: 'chatLater', id })
    }
    this.#wroteUntil.set(person.id, paidUntil)
    this.#recentIds.push(id)
    if (this.#recentIds.length > REMEMBERED_MESSAGES) this.#recentIds.shift()
    this.#tellAll({ t: 'chat', message })
    this.#events.report({ type: 'said', room: this.id, person: person.id, id, text, at: message.at })
  }

  #command(host: Person, command: Extract<FromBrowser, { t: HostCommand }>): void {
    const named = 'person' in command ? this.#people.get(command.person ?? '') : undefined
    switch (command.t) {
      case 'invite':
        return named?.present?.window.send({ t: 'invited' })
      case 'mute':
        if (named) this.#mute(named)
        return this.#update()
      case 'muteAll':
        for (const person of this.#people.values()) if (person.role === 'learner') this.#mute(person)
        return this.#update()
      case 'remove':
        if (named?.role === 'host' || this.#removed.has(command.person)) return
        this.#shutOut(command.person)
        this.#events.report({ type: 'removed', room: this.id, person: command.person, at: Date.now() })
        return this.#update()
      case 'readmit':
        if (!this.#removed.delete(command.person)) return
        this.#events.report({ type: 'readmitted', room: this.id, person: command.person, at: Date.now() })
        return this.#update()
      case 'lower':
        if (named) named.hand = null
        return this.#update()
      case 'lowerAll':
        for (const person of this.#people.values()) person.hand = null
        return this.#update()
      case 'record':
        return this.#record(host, command.on)
      case 'spotlight':
        this.#spotlight = command.person
        return this.#update()
      case 'end':
        this.#events.report({ type: 'ended', room: this.id, person: host.id, at: Date.now() })
        for (const person of this.#people.values()) {
          person.present?.window.refuse('ended')
          this.#hangUp(person)
        }
        this.#people.clear()
    }
  }

  #mute(person: Person): void {
    person.isMuting = person.sending.mic || person.isMuting
    person.sending = { ...person.sending, mic: false }
    this.#silence(person)
    person.present?.window.send({ t: 'muted' })
  }

  /** Stops forwarding sound from the person's microphone. */
  #silence({ present }: Person): void {
    if (!present) return
    this.#voices.remove(present.peer.sound)
    present.peer.silence(performance.now())
  }

  #shutOut(personId: string): void {
    this.#removed.add(personId)
    this.#hangUpOn(personId, 'removed')
  }

  #hangUpOn(personId: string, reason: RoomRefusal): void {
    const person = this.#people.get(personId)
    if (!person) return
    person.present?.window.refuse(reason)
    this.#hangUp(person)
    this.#forget(personId)
  }

  #record(host: Person, on: boolean): void {
    if (on === (this.#recording !== null)) return
    this.#recording = on ? Date.now() : null
    this.#events.report({ type: 'recording', room: this.id, person: host.id, on, at: Date.now() })
    this.#update()
  }

  /** Someone joined, left or changed, so everyone's pictures and list are updated. */
  #update(): void {
    const people = [...this.#people.values()].map(described)
    // After a restart of the room, the spotlighted person may come back later than the host who remembers it.
    const spotlight = this.#people.has(this.#spotlight ?? '') ? this.#spotlight : null
    for (const person of this.#present()) {
      this.#arrange(person)
      const removed = person.role === 'host' ? [...this.#removed] : []
      person.present.window.send({ t: 'room', you: person.id, people, recording: this.#recording, spotlight, removed })
    }
    this.#tellNeeds()
  }

  /** Decides what a person sees, based on their requests and what their connection can carry. */
  #arrange(person: Person): void {
    if (!person.present) return
    const { peer } = person.present
    const { stage, thumbs } = person.watch
    const nowMs = performance.now()
    // People who receive sound only can still request single pictures, however weak the connection is.
    const level = person.sending.soundOnly ? 0 : peer.line.level
    const large = stage === null || level === SOUND_ONLY ? undefined : this.#people.get(stage)?.present?.peer
    peer.stage.attach((level ? large?.small : large?.large) ?? null, nowMs)
    peer.thumbs.forEach((slot, index) => {
      const shown = level < STAGE_ALONE ? this.#people.get(thumbs[index] ?? '') : undefined
      slot.attach((shown?.sending.screen ? shown.present?.peer.beside : shown?.present?.peer.small) ?? null, nowMs)
    })
  }

  /** Tells senders to stop sending pictures that nobody watches. */
  #tellNeeds(): void {
    for (const { present } of this.#present()) {
      const { peer, window } = present
      const [small, large, beside] = [peer.small, peer.large, peer.beside].map(({ receivers }) => receivers.size > 0)
      const need = { small: small!, large: large!, beside: beside! }
      const needs = JSON.stringify(need)
      if (needs === present.needs) continue
      present.needs = needs
      window.send({ t: 'need', ...need })
    }
  }

  #tellAll(message: ToBrowser): void {
    for (const { present } of this.#present()) present.window.send(message)
  }

  #present() {
    return [...this.#people.values()].filter((person) => person.present !== null) as (Person & {
      present: NonNullable<Person['present']>
    })[]
  }
}

type HostCommand =
  | 'invite'
  | 'mute'
  | 'muteAll'
  | 'remove'
  | 'readmit'
  | 'lower'
  | 'lowerAll'
  | 'record'
  | 'spotlight'
  | 'end'

/** Only hosts may share a screen. */
const allowedSending = ({ role }: RoomGuest, sending: Sending): Sending => ({
  ...sending,
  screen: sending.screen && role === 'host',
})

const past = (time: number | null): number | null => (time === null ? null : Math.min(time, Date.now()))

const described = ({ id, name, role, sending, hand, present }: Person): RoomPerson => ({
  id,
  name,
  role,
  hand,
  isAway: present === null || present.isSilent,
  ...sending,
})
