// The connection of room-sound.ts. It has its own process, because the native module's threads would keep the test
// process running.
import native from 'node-datachannel'
import { VOICES } from '#contract/live/room-limits.ts'
import { EXTENSION, PAYLOAD } from '#server/adapters/rooms/embedded/rtp.ts'

export type FromSound = { answer: string } | { sent: number; heard: number }

const SSRC = 4242
const PACKET_MS = 60
/** The header's extension 1: 20 dB below the loudest. */
const LOUDNESS = '10140000'

const tell = (message: FromSound) => void process.send!(message)
process.once('disconnect', () => process.exit())
process.once('message', (offer: string) => {
  const connection = new native.PeerConnection('test', { iceServers: [], disableAutoNegotiation: true })
  const media = new native.Audio('up-a', 'SendOnly')
  media.addOpusCodec(PAYLOAD.opus)
  media.parseSdpLine(`a=extmap:${EXTENSION.audioLevel} urn:ietf:params:rtp-hdrext:ssrc-audio-level`)
  media.addSSRC(SSRC, 'test', 'test', 'up-a')
  const track = connection.addTrack(media)
  track.onMessage(() => {})
  let [sent, heard] = [0, 0]
  const voices = new Set(Array.from({ length: VOICES }, (_, index) => `a${index}`))
  // Tracks without a reference are dropped.
  const received: unknown[] = []
  connection.onTrack((each) => {
    received.push(each)
    const isVoice = voices.has(each.mid())
    each.onMessage((bytes) => {
      if (isVoice && (bytes[1]! & 127) === PAYLOAD.opus) heard += 1
    })
  })
  connection.onGatheringStateChange((state) => {
    const description = state === 'complete' ? connection.localDescription() : null
    if (description) tell({ answer: description.sdp })
  })
  connection.setRemoteDescription(offer, 'offer')
  connection.setLocalDescription('answer')
  setInterval(() => {
    if (track.isOpen()) track.sendMessageBinary(packet(sent++))
    tell({ sent, heard })
  }, PACKET_MS)
})

function packet(sequence: number): Buffer {
  const bytes = Buffer.from(`906f${'00'.repeat(10)}bede0001${LOUDNESS}${'00'.repeat(10)}`, 'hex')
  bytes.writeUInt16BE(sequence & 0xffff, 2)
  bytes.writeUInt32BE((sequence * PACKET_MS * 48) >>> 0, 4)
  bytes.writeUInt32BE(SSRC, 8)
  return bytes
}
