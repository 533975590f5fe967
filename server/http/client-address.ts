// The client's network address, for rate limits. X-Forwarded-For is trusted only as far as our own proxies wrote it.
import { isIP, isIPv6 } from 'node:net'

/** `proxies` is the number of our own proxies; each appends the address it saw to X-Forwarded-For. */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined, proxies: number) {
  const hop = proxies === 0 ? undefined : (forwardedFor ?? '').split(',').at(-proxies)
  const seen = withoutPort(hop?.trim() ?? '')
  return network(isIP(seen) ? seen : (socketAddress ?? ''))
}

/** Some proxies include the client's port, which is different for every connection. */
function withoutPort(address: string): string {
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[([^\]]*)\](:\d+)?$/.exec(address)?.[1] ?? address
}

/** One IPv6 customer usually has at least a /64, so all of it counts as one address. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const rest = tail.split(':').filter(Boolean)
    while (groups.length + rest.length < 8) groups.push('0')
    groups.push(...rest)
  }
  const prefix = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${prefix.join(':')}::/64`
}
