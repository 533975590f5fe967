// The baseline for videos: the least that node:http and createReadStream must do for a range.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const path = process.argv[2]!
const { size } = statSync(path)
const server = createServer((request, response) => {
  const [start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range!)!.slice(1).map(Number) as [number, number]
  response.writeHead(206, {
    'content-type': 'video/mp4',
    'content-length': end - start + 1,
    'content-range': `bytes ${start}-${end}/${size}`,
  })
  createReadStream(path, { start, end }).pipe(response)
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
