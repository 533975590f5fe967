// A browser names the address that its messages are posted to, so nothing on our own networks may be reached by one.
import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(network, bits, 'ipv4')
}

/** Of IPv6 only what is routed on the internet, without the prefixes that carry an IPv4 address. */
const outer = new BlockList()
outer.addSubnet('2000::', 3, 'ipv6')
const carriers = new BlockList()
carriers.addSubnet('2001::', 32, 'ipv6')
carriers.addSubnet('2002::', 16, 'ipv6')

function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address)
  return outer.check(address, 'ipv6') && !carriers.check(address, 'ipv6')
}

/** Push services have names, so an address in numbers is none. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, port } = new URL(text)
  const isNamed = hostname.includes('.') && !hostname.endsWith('.') && !isIP(hostname) && !hostname.startsWith('[')
  return (
    protocol === 'https:' && !username && !password && !port && isNamed && !/\.(local|internal|test)$/.test(hostname)
  )
}

/** Looks a name up for a connection, and refuses it if any of its addresses is ours. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return answer(error, [])
    if (!found.length || !found.every(({ address }) => isPublicAddress(address))) {
      return answer(new Error('the address is not a public one'), [])
    }
    if (options.all) answer(null, found)
    else answer(null, found[0]!.address, found[0]!.family)
  })
}
