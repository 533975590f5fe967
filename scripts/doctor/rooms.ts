import { connect } from 'node:net'
import { findPortHolder } from '../../server/adapters/rooms/embedded/port-holder.ts'
import { findRoomProblem } from '../../server/adapters/rooms/embedded/supervisor.ts'
import type { Config } from '../../server/config.ts'
import { failed, ok, reasonOf, warning, type Finding } from './finding.ts'

const TIMEOUT_MS = 5_000

export async function checkRooms(config: Config): Promise<Finding> {
  const { kind, jitsi } = config.rooms
  if (kind === 'link') return ok('live classes are held at the address that each batch names')
  return jitsi ? checkJitsi(jitsi.url) : checkOwn(config)
}

async function checkJitsi(url: string): Promise<Finding> {
  const { host } = new URL(url)
  try {
    const { status } = await fetch(`${url}/config.js`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (status !== 200) return warning(`${host} answers ${status}, so it may not be a Jitsi server: look at JITSI_URL`)
    return ok(`${host} answers; whether it accepts our tokens shows in a first class`)
  } catch (error) {
    return failed(`${host} does not answer (${reasonOf(error)}): look at JITSI_URL`)
  }
}

async function checkOwn({ mode, rooms: { reach, turn } }: Config): Promise<Finding> {
  const problem = await findRoomProblem()
  if (problem) return failed(`live classes are off, because the room process does not start: ${problem}`)
  const relays = await Promise.all((turn?.urls ?? []).map(unreachable))
  const silent = relays.filter((relay) => relay !== null)
  if (silent.length) return failed(`${silent.join(', ')} does not answer: look at TURN_URLS`)
  const holder = await findPortHolder(reach)
  if (holder === 'another program') {
    return failed(`UDP port ${reach.port} is in use by another program: end it, or set ROOM_PORT`)
  }
  const state = holder === 'nobody' ? 'is free' : 'is in use by a room process of Porua'
  if (mode === 'demo') return ok('the room process starts')
  if (!reach.publicAddress) {
    return warning(`UDP port ${reach.port} ${state}; behind NAT or in a container, set ROOM_ADDRESS`)
  }
  const relay = turn ? 'with a TURN server' : 'without a TURN server, so networks that block UDP keep people out'
  return ok(`UDP port ${reach.port} ${state}, ${relay}`)
}

/** The relay's address if nothing listens there. Checked over TCP, which every coturn supports in addition to UDP. */
function unreachable(url: string): Promise<string | null> {
  const [, scheme, host = '', port] = /^(turns?):([^:?]+)(?::(\d+))?/.exec(url) ?? []
  const socket = connect({ host, port: Number(port ?? (scheme === 'turns' ? 5349 : 3478)), timeout: TIMEOUT_MS })
  return new Promise((resolve) => {
    const end = (answer: string | null) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(null))
    socket.once('timeout', () => end(host))
    socket.once('error', () => end(host))
  })
}
