// Which network address a request comes from, for the rate limits. A header anybody can write is believed only as
// far as our own proxies wrote it.
import { isIPv6 } from 'node:net'

/** `proxies` is how many proxies of ours stand in front; each appends the address it saw to X-Forwarded-For. */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, proxies: number) {
  if (proxies === 0) return network(socketAddress ?? '')
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim())
  return network(hops.at(-proxies) || (socketAddress ?? ''))
}

/** One IPv6 customer owns at least a /64, so it counts as one. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean)
    while (groups.length + rest.length < 8) groups.push('0')
    groups.push(...rest)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
