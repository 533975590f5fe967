// Decides what the room trusts in a browser's answer. Its candidates are addresses that the room would send checks to,
// so they must not lead into our own networks.
import { BlockList, isIP } from 'node:net'
import { isPublicAddress } from '../../public-address.ts'

const CANDIDATE = /^a=candidate:[\w+/-]{1,32} \d+ udp \d+ (\S+) \d+ typ \w+/i

/**
 * Keeps candidates on the public internet, plus the sender's own address for people on this machine or in its network.
 * Names are never looked up. Browsers check the room's addresses as well, so a person who loses all candidates can
 * still connect.
 */
export function answerFrom(sdp: string, sender: string): string {
  const isSenders = sameAs(sender)
  const mayStay = (line: string) => {
    if (!/^\s*a=\s*candidate/i.test(line)) return true
    const address = CANDIDATE.exec(line)?.[1] ?? ''
    return isIP(address) > 0 && !address.includes('%') && (isPublicAddress(address) || isSenders(address))
  }
  return sdp
    .split(/\r\n|\r|\n/)
    .filter(mayStay)
    .join('\r\n')
}

/** Matches the address in any notation, because dual-stack sockets write IPv4 as ::ffff:192.0.2.1. */
function sameAs(sender: string): (address: string) => boolean {
  const own = sender.replace(/^::ffff:(?=\d+\.)/i, '')
  const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
  if (!isIP(own) || own.includes('%')) return () => false
  const list = new BlockList()
  list.addAddress(own, family(own))
  return (address) => list.check(address, family(address))
}
