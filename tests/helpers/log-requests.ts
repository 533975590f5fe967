// Preloaded into the product (`node --import`): logs every request that reaches it, one per line, so that a test can
// count what the browser really sent.
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { REQUEST_LOG } from './request-log.ts'

subscribe('http.server.request.start', (message) => {
  const { method, url } = (message as { request: IncomingMessage }).request
  appendFileSync(REQUEST_LOG, `${method} ${url}\n`)
})
