// A browser names the address that its messages are posted to, so nothing on our own networks may be reached by one.
import { lookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../public-address.ts'

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
