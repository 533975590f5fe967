// Behind a proxy that is missing from TRUSTED_PROXIES, everyone shares the proxy's address, and rate limits lock
// everyone out.
import type { IncomingMessage } from 'node:http'
import type { Log } from './log.ts'

const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** Warns once, at the first proxied request if no proxy is declared. */
export function warnOfUndeclaredProxy(trustedProxies: number, log: Log): (request: IncomingMessage) => void {
  let isWatching = trustedProxies === 0
  return ({ headers }) => {
    const header = isWatching && PROXY_HEADERS.find((name) => headers[name])
    if (!header) return
    isWatching = false
    log.warn(
      { header },
      'A request came through a proxy, but TRUSTED_PROXIES is 0: all visitors share one address and its limits. Set it to the number of your proxies.',
    )
  }
}
