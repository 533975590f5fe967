// Recognises addresses on the public internet, as opposed to those of our own networks.
import { BlockList, isIP } from 'node:net'

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

/** For IPv6, only ranges routed on the internet, without the prefixes that embed an IPv4 address. */
const outer = new BlockList()
outer.addSubnet('2000::', 3, 'ipv6')
const carriers = new BlockList()
carriers.addSubnet('2001::', 32, 'ipv6')
carriers.addSubnet('2002::', 16, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address)
  return outer.check(address, 'ipv6') && !carriers.check(address, 'ipv6')
}
