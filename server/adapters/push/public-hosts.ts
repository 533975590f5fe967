// Browsers name the address that their messages are posted to, so it must not lead into our own networks.
import { lookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../public-address.ts'

/** Push services have host names, so a numeric address isn't one. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, port } = new URL(text)
  const isNamed = hostname.includes('.') && !hostname.endsWith('.') && !isIP(hostname) && !hostname.startsWith('[')
  return (
    protocol === 'https:' && !username && !password && !port && isNamed && !/\.(local|internal|test)$/.test(hostname)
  )
}

/** Looks up a name for a connection, and refuses it if any of its addresses is on our own networks. */
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
