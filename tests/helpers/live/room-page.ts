// The page of room-site.ts: joins as the address says, shows everybody, and counts what it sees and hears.
import { drawPerson, type Drawn, Watcher } from '../people/drawn-people.ts'
import { RoomConnection, type Slots } from '../../../web/live/room/connection.ts'

export type Seen = {
  /** Frames by slot. */
  frames: Record<string, number>
  /** Loudness by slot, summed up. */
  energy: Record<string, number>
  width: number
}

const query = new URLSearchParams(location.search)
/** Whether the picture is drawn or comes from the device. */
const drawn: Drawn | null = query.has('draw') ? await drawPerson(query.get('person')!, query.has('grain')) : null
const watcher = new Watcher()
const media =
  drawn?.media ??
  (await navigator.mediaDevices.getUserMedia({
    audio: true,
    video: query.has('mute') ? false : { width: 640, height: 360, frameRate: 15 },
  }))
const connections: RTCPeerConnection[] = []
const Native = RTCPeerConnection
window.RTCPeerConnection = class extends Native {
  constructor(configuration?: RTCConfiguration) {
    super({ ...configuration, ...(query.has('relay') && { iceTransportPolicy: 'relay' }) })
    connections.push(this)
  }
}

const connection = new RoomConnection({
  async enter() {
    const response = await fetch(`/enter${location.search}`)
    const { token, path, ice } = (await response.json()) as { token: string; path: string; ice: RTCIceServer[] }
    return { token, url: path, ice }
  },
})
const [mic = null] = media.getAudioTracks()
const [camera = null] = media.getVideoTracks()
let levels: number[] = []

connection.on('slots', show)
connection.on('level', (level) => levels.push(level))
connection.on('room', () => {
  const others = connection.people.filter(({ id }) => id !== connection.you)
  const stage = others.find(({ screen }) => screen) ?? others.find(({ role }) => role === 'host') ?? others[0]
  const thumbs = others.filter((person) => person !== stage)
  if (query.has('auto')) connection.watch(stage?.id ?? null, thumbs.map(({ id }) => id).slice(0, 5))
})
connection.join({ mic: query.has('quiet') ? null : mic, camera, soundOnly: query.has('sound') })

async function seen(): Promise<Seen> {
  const result: Seen = { frames: {}, energy: {}, width: 0 }
  for (const report of (await connections.at(-1)?.getStats())?.values() ?? []) {
    if (report.type !== 'inbound-rtp') continue
    if (report.kind === 'video') result.frames[report.mid] = report.framesDecoded ?? 0
    else result.energy[report.mid] = report.totalAudioEnergy ?? 0
    if (report.mid === 'stage') result.width = report.frameWidth ?? 0
  }
  return result
}

function show(slots: Slots): void {
  const others = document.querySelector('#others')!
  others.replaceChildren()
  watcher.clear()
  for (const [name, track] of Object.entries(slots)) {
    const isSound = track.kind === 'audio'
    const element =
      name === 'stage'
        ? document.querySelector<HTMLVideoElement>('#stage')!
        : document.createElement(isSound ? 'audio' : 'video')
    element.autoplay = true
    element.muted = !isSound
    element.srcObject = new MediaStream([track])
    if (name !== 'stage') others.append(element)
    element.play().catch(() => {})
    if (drawn) watcher.add(name, element)
  }
}

async function pair(): Promise<{ type: string; protocol: string; bits: number }> {
  const stats = await connections.at(-1)!.getStats()
  const found = [...stats.values()].find(({ type, nominated }) => type === 'candidate-pair' && nominated)
  const local = stats.get(found?.localCandidateId)
  return { type: local?.candidateType, protocol: local?.relayProtocol ?? 'udp', bits: found?.availableOutgoingBitrate }
}

Object.assign(window, {
  connection,
  media,
  drawn,
  watcher,
  mic,
  camera,
  seen,
  pair,
  joins: () => connections.length,
  levels: () => levels,
})
