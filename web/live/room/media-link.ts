// One WebRTC connection to the room. The room's offer contains every stream that will ever be needed, so it is answered
// once. After that, tracks are replaced and bit rates set.
import type { RoomTraffic } from './connection.ts'

/** The tracks that exist for as long as the connection. The room chooses what each shows. */
export type SlotName = 'stage' | 't0' | 't1' | 't2' | 't3' | 't4' | 'a0' | 'a1' | 'a2' | 'a3'
export type Slots = Record<SlotName, MediaStreamTrack>

export type Outgoing = Record<'mic' | 'camera' | 'screen', MediaStreamTrack | null>
type Upstream = 'up-a' | 'up-s' | 'up-l' | 'up-c'

const CAMERA = { maxBitrate: 300_000, maxFramerate: 15 }
/** Text has to be sharp, and moves little. */
const SCREEN = { maxBitrate: 800_000, maxFramerate: 5 }
const SMALL = { maxBitrate: 80_000, maxFramerate: 15, scaleResolutionDownBy: 4 }
/** The IP and UDP headers, which statistics leave out. */
const HEADER_BYTES = 28

export class MediaLink {
  onState: (state: RTCPeerConnectionState) => void = () => {}
  #connection: RTCPeerConnection
  #transceivers = new Map<string, RTCRtpTransceiver>()
  #need = { small: false, large: false, beside: false }
  #outgoing: Outgoing = { mic: null, camera: null, screen: null }
  /** Two simultaneous changes of one sender would fail. */
  #changes: Promise<unknown> = Promise.resolve()

  constructor(ice: RTCIceServer[], isRelayed: boolean) {
    this.#connection = new RTCPeerConnection({
      iceServers: ice,
      iceTransportPolicy: isRelayed ? 'relay' : 'all',
      bundlePolicy: 'max-bundle',
    })
    this.#connection.onconnectionstatechange = () => this.onState(this.#connection.connectionState)
  }

  /** Returns the answer. The room learns our addresses from our checks, and needs no others. */
  async answer(offer: string, outgoing: Outgoing): Promise<string> {
    await this.#connection.setRemoteDescription({ type: 'offer', sdp: offer })
    for (const transceiver of this.#connection.getTransceivers()) {
      const mid = transceiver.mid ?? ''
      this.#transceivers.set(mid, transceiver)
      if (mid.startsWith('up-')) transceiver.direction = 'sendonly'
    }
    this.send(outgoing)
    await this.#changes
    await this.#connection.setLocalDescription()
    this.send(outgoing)
    return this.#connection.localDescription!.sdp.replaceAll(/a=candidate.*\r\n/g, '')
  }

  slots(): Slots {
    const tracks = [...this.#transceivers].filter(([mid]) => !mid.startsWith('up-'))
    return Object.fromEntries(tracks.map(([mid, { receiver }]) => [mid, receiver.track])) as Slots
  }

  send(outgoing: Outgoing): void {
    this.#outgoing = outgoing
    const picture = outgoing.screen ?? outgoing.camera
    if (outgoing.screen) outgoing.screen.contentHint = 'detail'
    this.#change('up-a', (sender) => sender.replaceTrack(outgoing.mic))
    this.#change('up-s', (sender) => sender.replaceTrack(picture))
    this.#change('up-l', (sender) => sender.replaceTrack(picture))
    this.#change('up-c', (sender) => sender.replaceTrack(outgoing.screen && outgoing.camera))
    this.setNeed(this.#need)
  }

  /** Pictures that nobody watches aren't encoded. */
  setNeed(need: { small: boolean; large: boolean; beside: boolean }): void {
    this.#need = need
    const full = this.#outgoing.screen ? SCREEN : CAMERA
    this.#change('up-s', (sender) => setEncoding(sender, { ...SMALL, active: need.small }))
    this.#change('up-l', (sender) => setEncoding(sender, { ...full, active: need.large }))
    this.#change('up-c', (sender) => setEncoding(sender, { ...SMALL, active: need.beside }))
  }

  async traffic(): Promise<RoomTraffic> {
    const traffic = { received: 0, sent: 0 }
    if (this.#connection.connectionState === 'closed') return traffic
    for (const report of (await this.#connection.getStats()).values()) {
      if (report.type !== 'transport') continue
      traffic.received += report.bytesReceived + HEADER_BYTES * (report.packetsReceived ?? 0)
      traffic.sent += report.bytesSent + HEADER_BYTES * (report.packetsSent ?? 0)
    }
    return traffic
  }

  close(): void {
    this.#connection.close()
  }

  #change(name: Upstream, change: (sender: RTCRtpSender) => Promise<unknown>): void {
    const sender = this.#transceivers.get(name)?.sender
    // If the connection has closed, the change is refused and no longer needed.
    if (sender) this.#changes = this.#changes.then(() => change(sender)).catch(() => {})
  }
}

async function setEncoding(sender: RTCRtpSender, encoding: RTCRtpEncodingParameters): Promise<void> {
  const parameters = sender.getParameters()
  if (!parameters.encodings[0]) return
  Object.assign(parameters.encodings[0], encoding)
  await sender.setParameters(parameters)
}
