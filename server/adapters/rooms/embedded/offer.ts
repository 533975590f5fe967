// The addresses in the room's offer, where browsers find it.

export type Reach = {
  /** The UDP port that all connections use. */
  port: number
  /** Undefined binds every address of the machine. */
  bindAddress?: string | undefined
  /** Where browsers reach the port, if that isn't an address of the machine, as behind NAT. */
  publicAddress?: { address: string; port: number } | undefined
}

/** The port for people who connect over TURN: see stun-door.ts. */
export const doorPort = (port: number): number => port + 1

const CANDIDATE = /^(a=candidate:\S+ \d+ \S+ \d+) (\S+) (\d+)(.*)$/

export function offerOf(sdp: string, { publicAddress, port }: Reach, usesDoor: boolean): string {
  const shift = usesDoor ? doorPort(port) - port : 0
  const seen = new Set<string>()
  const lines = sdp.split('\r\n').flatMap((line) => {
    const candidate = CANDIDATE.exec(line)
    if (!candidate) return [line]
    const [, start = '', own = '', ownPort = '', rest = ''] = candidate
    const { address, port } = publicAddress ?? { address: own, port: Number(ownPort) }
    const target = `${address} ${port + shift}`
    if (seen.has(target)) return []
    seen.add(target)
    return [`${start} ${target}${rest}`]
  })
  return lines.join('\r\n')
}
