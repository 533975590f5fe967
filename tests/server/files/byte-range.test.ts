// Range requests for the site's videos, as phone players make them.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sendRange } from '#server/http/byte-range.ts'
import { loadStaticFiles } from '#server/http/static-files.ts'

const BYTES = '0123456789'

describe('byte ranges of a video', () => {
  const folder = mkdtempSync(join(tmpdir(), 'porua-range-'))
  const server = createServer()
  let url: string

  before(async () => {
    writeFileSync(join(folder, 'clip.mp4'), BYTES)
    writeFileSync(join(folder, 'notes.txt'), BYTES)
    const files = await loadStaticFiles(folder, {})
    server.on('request', (request, response) => {
      if (!sendRange(request.headers.range!, response, files.get(request.url!)!)) response.writeHead(200).end(BYTES)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  for (const [range, bytes, described] of [
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', BYTES, 'bytes 0-9/10'],
  ] as const) {
    it(`sends ${described} for ${range}`, async () => {
      const answer = await fetch(`${url}/clip.mp4`, { headers: { range } })
      assert.equal(answer.status, 206)
      assert.equal(answer.headers.get('content-range'), described)
      assert.equal(answer.headers.get('content-length'), String(bytes.length))
      assert.equal(await answer.text(), bytes)
    })
  }

  it('refuses a range that begins after the end of the video', async () => {
    for (const range of ['bytes=10-', 'bytes=10-12', 'bytes=5-4']) {
      const answer = await fetch(`${url}/clip.mp4`, { headers: { range } })
      assert.deepEqual([answer.status, answer.headers.get('content-range')], [416, 'bytes */10'], range)
    }
  })

  it('sends the whole file for a malformed range, several ranges, or a file that is no video', async () => {
    for (const range of ['bytes=-', 'bytes=a-b', 'bytes=0-1,4-5', 'pages=1-2']) {
      assert.equal((await fetch(`${url}/clip.mp4`, { headers: { range } })).status, 200, range)
    }
    assert.equal((await fetch(`${url}/notes.txt`, { headers: { range: 'bytes=0-3' } })).status, 200)
  })
})
