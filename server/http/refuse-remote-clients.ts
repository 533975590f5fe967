// The demo's admin password is public, so the demo only answers its own machine. A foreign Host, a proxy header or a
// request from another site's page suggests that it is being put online.
import type { IncomingMessage } from 'node:http'

const OWN_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(?::(\d+))?$/

/** Headers that reverse proxies, tunnels and CDNs add. */
const PROXY_HEADERS = new Set([
  'forwarded',
  'via',
  'cdn-loop',
  'client-ip',
  'true-client-ip',
  'incap-client-ip',
  'front-end-https',
  'x-real-ip',
  'x-real-port',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-remote-addr',
  'x-remote-ip',
  'x-scheme',
  'x-varnish',
  'x-cloud-trace-context',
])
const PROXY_PREFIXES = [
  'x-forwarded',
  'x-original-',
  'x-proxy',
  'x-envoy-',
  'x-amzn-',
  'x-amz-cf-',
  'x-azure-',
  'x-arr-',
  'x-appengine-',
  'x-vercel-',
  'x-nf-',
  'x-akamai-',
  'x-sucuri-',
  'cf-',
  'fly-',
  'fastly-',
  'cloudfront-',
  'akamai-',
  'ngrok-',
  'tailscale-',
]

const NOT_HERE = 'This is a demo. It only works on the machine it runs on.'
const PROXIED = 'This is a demo. It doesn’t work through a proxy. Set PORUA_MODE=real for a real installation.'
const FOREIGN_PAGE =
  'This is a demo. It only answers its own pages, without a proxy. Set PORUA_MODE=real for a real installation.'

/** The reason to refuse a request, or null. */
export function refuseRemoteClients(request: IncomingMessage): string | null {
  return (
    refuseProxied(request) ??
    (isFromOwnPage(request) || isPaymentReturn(request) || isSecretForm(request) ? null : FOREIGN_PAGE)
  )
}

export function refuseProxied({ headers, httpVersion }: IncomingMessage): string | null {
  if (!OWN_HOST.test(headers.host ?? '')) return NOT_HERE
  // nginx uses HTTP/1.0 upstream by default; no browser does.
  if (httpVersion !== '1.1') return PROXIED
  const isProxied = (name: string) =>
    PROXY_HEADERS.has(name) || PROXY_PREFIXES.some((prefix) => name.startsWith(prefix))
  return Object.keys(headers).some(isProxied) ? PROXIED : null
}

/** A payment gateway's page sends the browser back with its own form. */
const isPaymentReturn = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/payment/return/')

/** A page with a secret in its URL doesn't reveal where its form comes from. */
const isSecretForm = ({ url = '', headers: { origin, referer } }: IncomingMessage): boolean =>
  /^\/(pay|stopMails|guardian)\//.test(url) && origin === 'null' && referer === undefined

/** A proxy may hide itself and rewrite Host, but the browser still sends the Origin and Referer of the site it sees. */
function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { host = '', origin, referer } = headers
  if (origin !== undefined && ownPort(origin) !== OWN_HOST.exec(host)![2]) return false
  if (referer === undefined || ownPort(referer) !== null) return true
  // A link from another site to the demo is fine; loading anything else from there is not.
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-site'] === 'cross-site'
}

/** The port of a local address (undefined for 80), or null for any other address. */
function ownPort(address: string): string | undefined | null {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const own = url?.protocol === 'http:' && OWN_HOST.exec(url.host)
  return own ? own[2] : null
}
