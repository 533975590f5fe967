// The demo's tutor: joins a room as its host, shows a drawn board and reads a text aloud, again and again. It is a
// separate process, because it loads the native WebRTC library. It ends with its connection, and the process that
// started it starts it again.
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import native, { type Audio, type PeerConnection, type Video } from 'node-datachannel'
import { WebSocket } from 'ws'
import type { FromBrowser, ToBrowser } from '#contract/calls/live/room.ts'
import { EXTENSION, PAYLOAD, type Kind } from '../../server/adapters/rooms/embedded/rtp.ts'
import { readIvf, readOggOpus, type Media } from './read-packets.ts'
import { RtpSender } from './rtp-sender.ts'

export type TutorStart = {
  /** The address of the room's WebSocket. */
  address: string
  /** The origin of the site's pages, because others aren't admitted. */
  origin: string
  token: string
  welcome: string
}

const MEDIA = fileURLToPath(new URL('./media/', import.meta.url))
const OPUS_MS = 60
const TICK_MS = 20
const FIRST_SSRC = 7_000_001
const SENDING = { mic: true, camera: false, screen: true, soundOnly: false }

type Stream = { media: Media; kind: Kind; sender: RtpSender; next: number; isNeeded: () => boolean }

process.once('message', (start: TutorStart) => teach(start))
process.once('disconnect', () => process.exit())

function teach({ address, origin, token, welcome }: TutorStart): void {
  const socket = new WebSocket(address, { origin })
  const tell = (message: FromBrowser) => socket.send(JSON.stringify(message))
  const need = { small: false, large: false }
  let connection: PeerConnection | undefined
  socket.on('open', () =>
    tell({
      t: 'join',
      token,
      relay: false,
      sending: SENDING,
      resume: { hand: null, recording: null, spotlight: null },
    }),
  )
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ToBrowser
    if (message.t === 'need') Object.assign(need, { small: message.small, large: message.large })
    if (message.t === 'refused' || message.t === 'restart') process.exit()
    if (message.t !== 'offer' || connection) return
    connection = answer(message.sdp, need, (sdp) => tell({ t: 'answer', sdp }))
    tell({ t: 'chat', id: randomUUID(), text: welcome })
  })
  // A close event follows.
  socket.on('error', () => {})
  socket.on('close', () => process.exit())
}

type Need = { small: boolean; large: boolean }

function answer(offer: string, need: Need, onAnswer: (sdp: string) => void): PeerConnection {
  const connection = new native.PeerConnection('tutor', { iceServers: [], disableAutoNegotiation: true })
  const streams: Stream[] = [
    { mid: 'up-a', kind: 'audio' as const, media: readOggOpus(`${MEDIA}sound.ogg`, OPUS_MS), isNeeded: () => true },
    { mid: 'up-s', kind: 'video' as const, media: readIvf(`${MEDIA}small.ivf`), isNeeded: () => need.small },
    { mid: 'up-l', kind: 'video' as const, media: readIvf(`${MEDIA}large.ivf`), isNeeded: () => need.large },
  ].map(({ mid, ...stream }, index) => {
    const ssrc = FIRST_SSRC + index
    const track = connection.addTrack(describe(stream.kind, mid, ssrc))
    // Without a listener, its reports would pile up.
    track.onMessage(() => {})
    const send = (packet: Buffer) => void (track.isOpen() && track.sendMessageBinary(packet))
    return { ...stream, sender: new RtpSender(stream.kind, ssrc, send), next: 0 }
  })
  // What the room sends back isn't needed, but its tracks must be kept.
  const received: unknown[] = []
  connection.onTrack((track) => void received.push(track))
  connection.onGatheringStateChange((state) => {
    const description = state === 'complete' ? connection.localDescription() : null
    if (description) onAnswer(description.sdp)
  })
  connection.onStateChange((state) => {
    if (state === 'connected') play(streams)
    if (state === 'failed' || state === 'closed') process.exit()
  })
  connection.setRemoteDescription(offer, 'offer')
  connection.setLocalDescription('answer')
  return connection
}

function describe(kind: Kind, mid: string, ssrc: number) {
  const media = kind === 'audio' ? new native.Audio(mid, 'SendOnly') : new native.Video(mid, 'SendOnly')
  if (kind === 'audio') {
    ;(media as Audio).addOpusCodec(PAYLOAD.opus)
    media.parseSdpLine(`a=extmap:${EXTENSION.audioLevel} urn:ietf:params:rtp-hdrext:ssrc-audio-level`)
  } else (media as Video).addVP8Codec(PAYLOAD.vp8)
  media.addSSRC(ssrc, 'tutor', 'tutor', mid)
  return media
}

/** All streams restart together, so that voice and board stay in sync. */
function play(streams: Stream[]): void {
  const roundMs = Math.max(...streams.map(({ media }) => media.lengthMs))
  const startedMs = performance.now()
  let round = 0
  setInterval(() => {
    const elapsedMs = performance.now() - startedMs
    if (elapsedMs >= (round + 1) * roundMs) {
      round++
      for (const stream of streams) stream.next = 0
    }
    for (const stream of streams) {
      const { packets } = stream.media
      for (; stream.next < packets.length; stream.next++) {
        const { at, bytes } = packets[stream.next]!
        const dueMs = round * roundMs + at
        if (dueMs > elapsedMs) break
        if (stream.isNeeded()) stream.sender.send(bytes, dueMs)
      }
    }
  }, TICK_MS)
}
