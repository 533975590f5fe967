// People in a room without a browser: real ICE, DTLS and SRTP, and packets the size of speech and of a 640 × 360 picture.
// A process of its own, so that its CPU time is not the room's: `synthetic-people.ts <url> <how many>`.
import native, { type PeerConnection, type Track } from 'node-datachannel'
import { WebSocket } from 'ws'
import type { FromBrowser, ToBrowser } from '#contract/calls/live/room.ts'

const [url = '', count = '0'] = process.argv.slice(2)
const STREAMS = { 'up-a': 111, 'up-s': 96, 'up-l': 96 } as const
const PACKET_MS = 60
const FRAME_MS = 66

type Stream = { track: Track; ssrc: number; sequence: number; time: number; needsKeyFrame: boolean }
type Person = {
  id: string
  connection?: PeerConnection
  streams: Map<string, Stream>
  /** Kept in a list, because tracks without a reference are closed. */
  received: Track[]
  need: { small: boolean; large: boolean }
}

const people: Person[] = []
/** Browsers wait this long. */
const BACK_MS = 1000
let nextSsrc = 5_000_000

/** Reconnects whenever the connection is lost, as browsers do. */
async function join(person: Person): Promise<void> {
  const entrance = (await (await fetch(`${url}/enter?person=${person.id}`)).json()) as { token: string; path: string }
  const socket = new WebSocket(url.replace('http', 'ws') + entrance.path, { origin: url })
  const send = (message: FromBrowser) => socket.send(JSON.stringify(message))
  const sending = { mic: true, camera: true, screen: false, soundOnly: false }
  const resume = { hand: null, recording: null, spotlight: null }
  socket.on('open', () => send({ t: 'join', token: entrance.token, relay: false, sending, resume }))
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as ToBrowser
    if (message.t === 'restart') socket.close()
    if (message.t === 'need') person.need = message
    if (message.t === 'room') {
      const others = message.people.filter(({ id }) => id !== message.you).map(({ id }) => id)
      send({ t: 'watch', stage: others[0] ?? null, thumbs: others.slice(1, 6) })
    }
    if (message.t === 'offer') answer(person, message.sdp, (sdp) => send({ t: 'answer', sdp }))
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    person.streams.clear()
    person.received = []
    person.connection?.close()
    setTimeout(() => void join(person), BACK_MS)
  })
}

function answer(person: Person, offer: string, send: (sdp: string) => void): void {
  const connection = new native.PeerConnection('synthetic', { iceServers: [], disableAutoNegotiation: true })
  person.connection = connection
  for (const [mid, payload] of Object.entries(STREAMS)) {
    const isSound = payload === 111
    const media = isSound ? new native.Audio(mid, 'SendOnly') : new native.Video(mid, 'SendOnly')
    if ('addOpusCodec' in media) media.addOpusCodec(payload)
    else media.addVP8Codec(payload)
    const ssrc = nextSsrc++
    media.addSSRC(ssrc, 'synthetic', 'synthetic', mid)
    if (isSound) media.parseSdpLine('a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level')
    const stream = { track: connection.addTrack(media), ssrc, sequence: 1, time: 1, needsKeyFrame: true }
    stream.track.onMessage((rtcp) => {
      for (let at = 0; at + 12 <= rtcp.length; at += 4 + 4 * rtcp.readUInt16BE(at + 2)) {
        if (rtcp[at + 1] === 206 && (rtcp[at]! & 31) === 1) stream.needsKeyFrame = true
      }
    })
    person.streams.set(mid, stream)
  }
  connection.onTrack((track) => {
    person.received.push(track)
    track.onMessage(() => {})
  })
  connection.onGatheringStateChange((state) => {
    if (state === 'complete') send(connection.localDescription()!.sdp)
  })
  connection.setRemoteDescription(offer, 'offer')
  connection.setLocalDescription('answer')
}

function sendSound({ track, ssrc, ...stream }: Stream, person: Person): void {
  // As many bytes as 60 ms at 24 kbit/s, with a loudness of 20.
  const packet = Buffer.alloc(12 + 8 + 180)
  packet[0] = 0x90
  packet[1] = 111
  packet.write('bede0001101400', 12, 'hex')
  write(packet, ssrc, stream.sequence, stream.time)
  Object.assign(person.streams.get('up-a')!, { sequence: stream.sequence + 1, time: stream.time + PACKET_MS * 48 })
  track.sendMessageBinary(packet)
}

function sendFrame(stream: Stream, packets: number, bytes: number): void {
  const isKeyFrame = stream.needsKeyFrame
  stream.needsKeyFrame = false
  stream.time += FRAME_MS * 90
  for (let index = 0; index < packets; index++) {
    const packet = Buffer.alloc(12 + bytes)
    packet[0] = 0x80
    packet[1] = 96 | (index === packets - 1 ? 0x80 : 0)
    packet[12] = index === 0 ? 0x10 : 0
    packet[13] = isKeyFrame ? 0 : 1
    write(packet, stream.ssrc, stream.sequence++, stream.time)
    stream.track.sendMessageBinary(packet)
  }
}

function write(packet: Buffer, ssrc: number, sequence: number, time: number): void {
  packet.writeUInt16BE(sequence & 0xffff, 2)
  packet.writeUInt32BE(time >>> 0, 4)
  packet.writeUInt32BE(ssrc, 8)
}

/** On a busy machine a timer comes late. Missed packets are sent then, so that the room always has the same work. */
function every(ms: number, mid: string, isNeeded: (person: Person) => boolean, work: Work): void {
  let dueMs = performance.now()
  setInterval(() => {
    for (; dueMs <= performance.now(); dueMs += ms) {
      for (const person of people) {
        const stream = person.streams.get(mid)
        if (stream?.track.isOpen() && isNeeded(person)) work(stream, person)
      }
    }
  }, ms)
}

type Work = (stream: Stream, person: Person) => void

every(PACKET_MS, 'up-a', () => true, sendSound)
// 73 kbit/s.
every(
  FRAME_MS,
  'up-s',
  ({ need }) => need.small,
  (stream) => sendFrame(stream, 1, 600),
)
// 290 kbit/s.
every(
  FRAME_MS,
  'up-l',
  ({ need }) => need.large,
  (stream) => sendFrame(stream, 2, 1200),
)
process.on('SIGTERM', () => process.exit())
for (let index = 0; index < Number(count); index++) {
  const person: Person = {
    id: `person-${index}`,
    streams: new Map(),
    received: [],
    need: { small: false, large: false },
  }
  people.push(person)
  await join(person)
}
