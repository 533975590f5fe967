// `GET /metrics` on its own port. Without METRICS_PORT, the product's own port serves it to callers with the token.
import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

export type MetricsSettings = { host: string; port: number | undefined; token: string | undefined }

export type MetricsServer = { port: number; close(): Promise<void> }

export async function serveMetrics(metrics: Metrics, { host, port, token }: MetricsSettings): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    if (token && !hasToken(request.headers.authorization, token)) {
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    }
    metrics.read().then(
      (figures) => response.writeHead(200, { 'content-type': metrics.contentType }).end(figures),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Compares digests of equal length in constant time. */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}
