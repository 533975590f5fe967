// One browser's WebRTC connection. Everything it will ever send and receive is in one offer, made when it joins, so
// people can come and go without a new offer.
import native, { type Audio, type PeerConnection, type Track, type Video } from 'node-datachannel'
import { MAX_THUMBNAILS, VOICES } from '#contract/live/room-limits.ts'
import { Line } from './line.ts'
import { writeReports, writeTransportFeedback } from './rtcp.ts'
import { EXTENSION, type Kind, PAYLOAD } from './rtp.ts'
import { answerFrom } from './answer.ts'
import { offerOf, type Reach } from './offer.ts'
import { Slot } from './slot.ts'
import type { StunDoor } from './stun-door.ts'
import { Source } from './source.ts'
import { TransportArrivals } from './transport-arrivals.ts'

const MAX_BITS_PER_SECOND = 1_200_000
/** Speech at 24 kbit/s, in packets of 60 ms, whose headers take up a quarter instead of half. */
const OPUS = 'minptime=10;useinbandfec=1;usedtx=1;stereo=0;maxaveragebitrate=24000'
const PACKET_MS = 60
const AUDIO_LEVEL = 'urn:ietf:params:rtp-hdrext:ssrc-audio-level'
const SEND_TIME = 'http://www.webrtc.org/experiments/rtp-hdrext/abs-send-time'
const TRANSPORT_SEQUENCE = 'http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01'

export type PeerEvents = {
  onOffer: (sdp: string) => void
  onConnected: () => void
  onClosed: () => void
  onLoudness: (loudness: number, nowMs: number) => void
}

let nextSsrc = 1000

export class Peer {
  readonly sound: Source
  readonly small: Source
  readonly large: Source
  /** The small camera picture next to a shared screen. */
  readonly beside: Source
  readonly voices: Slot[]
  readonly stage: Slot
  readonly thumbs: Slot[]
  readonly line = new Line()
  isConnected = false
  #isClosed = false
  readonly #connection: PeerConnection
  readonly #tracks: Track[] = []
  readonly #arrivals = new TransportArrivals()
  #sendRtcp: (rtcp: Buffer) => void = () => {}
  #shutDoor = () => {}
  readonly #onClosed: () => void

  constructor(reach: Reach, door: StunDoor | undefined, isRelayed: boolean, events: PeerEvents) {
    this.#connection = new native.PeerConnection('room', {
      iceServers: [],
      ...(reach.bindAddress && { bindAddress: reach.bindAddress }),
      enableIceUdpMux: true,
      portRangeBegin: reach.port,
      portRangeEnd: reach.port,
      disableAutoNegotiation: true,
    })
    this.#onClosed = events.onClosed
    this.sound = this.#source('audio', 'up-a', events)
    this.small = this.#source('video', 'up-s', events)
    this.large = this.#source('video', 'up-l', events)
    this.beside = this.#source('video', 'up-c', events)
    this.voices = Array.from({ length: VOICES }, (_, index) => this.#slot('audio', `a${index}`))
    this.stage = this.#slot('video', 'stage')
    this.thumbs = Array.from({ length: MAX_THUMBNAILS }, (_, index) => this.#slot('video', `t${index}`))
    this.#connection.onGatheringStateChange((state) => {
      const description = state === 'complete' && !this.#isClosed ? this.#connection.localDescription() : null
      if (!description) return
      const usesDoor = isRelayed && door !== undefined
      if (usesDoor) this.#shutDoor = door.admit(description.sdp)
      events.onOffer(offerOf(description.sdp, reach, usesDoor))
    })
    this.#connection.onStateChange((state) => {
      if (this.#isClosed) return
      if (state === 'connected') {
        this.isConnected = true
        events.onConnected()
      } else if (state === 'failed' || state === 'closed') {
        this.isConnected = false
        events.onClosed()
      }
    })
    this.#connection.setLocalDescription('offer')
  }

  /** An answer that doesn't fit ends only this connection, not the process that everyone shares. */
  accept(answer: string, sender: string): void {
    try {
      this.#connection.setRemoteDescription(answerFrom(answer, sender), 'answer')
    } catch {
      this.#onClosed()
    }
  }

  /** Reports to the browser which of its packets arrived. */
  report(nowMs: number): void {
    const receptions = this.#sources.flatMap((source) => source.report(nowMs) ?? [])
    if (receptions.length) this.#sendRtcp(writeReports(receptions, MAX_BITS_PER_SECOND))
  }

  /** Reports to the browser when each packet arrived. */
  feedBack(): void {
    const body = this.#arrivals.take()
    if (body) this.#sendRtcp(writeTransportFeedback(this.sound.ssrc, body))
  }

  /** Stops forwarding this person's sound to anyone. */
  silence(nowMs: number): void {
    detach(this.sound, nowMs)
  }

  close(nowMs: number): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.isConnected = false
    for (const slot of [this.stage, ...this.thumbs, ...this.voices]) slot.attach(null, nowMs)
    for (const source of this.#sources) detach(source, nowMs)
    // Closing only the connection would keep the callbacks of its tracks alive, and with them everything here.
    for (const track of this.#tracks) track.close()
    this.#connection.close()
    this.#shutDoor()
  }

  get #sources(): Source[] {
    return [this.sound, this.small, this.large, this.beside]
  }

  #source(kind: Kind, mid: string, events: PeerEvents): Source {
    const track = this.#add(kind, mid)
    const send = sender(track)
    if (mid === 'up-a') this.#sendRtcp = send
    const source = new Source(kind, {
      send,
      onLoudness: events.onLoudness,
      onTransportSequence: (sequence, nowMs) => this.#arrivals.note(sequence, nowMs),
    })
    track.onMessage((bytes) => source.receive(bytes, performance.now()))
    return source
  }

  #slot(kind: Kind, mid: string): Slot {
    const ssrc = nextSsrc++
    const track = this.#add(kind, mid, ssrc)
    const onLoss = (expected: number, fractionLost: number) => this.line.note(expected, fractionLost)
    const slot = new Slot(kind, ssrc, { send: sender(track), onLoss })
    track.onMessage((bytes) => slot.receive(bytes, performance.now()))
    return slot
  }

  /** With `ssrc` we send the track; without it, the browser does. */
  #add(kind: Kind, mid: string, ssrc?: number): Track {
    const direction = ssrc ? 'SendOnly' : 'RecvOnly'
    const media = kind === 'audio' ? new native.Audio(mid, direction) : new native.Video(mid, direction)
    if (kind === 'audio') {
      ;(media as Audio).addOpusCodec(PAYLOAD.opus, OPUS)
      media.parseSdpLine(`a=ptime:${PACKET_MS}`)
      media.parseSdpLine(`a=extmap:${EXTENSION.audioLevel} ${AUDIO_LEVEL}`)
    } else (media as Video).addVP8Codec(PAYLOAD.vp8)
    media.parseSdpLine(`a=extmap:${EXTENSION.sendTime} ${SEND_TIME}`)
    if (ssrc) media.addSSRC(ssrc, 'room', mid, mid)
    else {
      media.parseSdpLine(`a=extmap:${EXTENSION.transportSequence} ${TRANSPORT_SEQUENCE}`)
      media.parseSdpLine(`a=rtcp-fb:${kind === 'audio' ? PAYLOAD.opus : PAYLOAD.vp8} transport-cc`)
    }
    const track = this.#connection.addTrack(media)
    this.#tracks.push(track)
    return track
  }
}

function detach({ receivers }: Source, nowMs: number): void {
  for (const receiver of receivers) (receiver as Slot).attach(null, nowMs)
}

/** A track may close between the check and the sending. */
function sender(track: Track): (bytes: Buffer) => void {
  return (bytes) => {
    try {
      if (track.isOpen()) track.sendMessageBinary(bytes)
    } catch {
      // The browser left, which its connection state reports next.
    }
  }
}
