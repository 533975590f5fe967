// An S3 bucket for tests: keeps objects in memory and verifies each request's signature (AWS Signature Version 4).
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseRange } from '#server/http/byte-range.ts'

export type S3Server = { endpoint: string; objects: Map<string, Buffer>; close(): Promise<void> }

export async function startS3Server(secretKey: string): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const path = request.url!
      if (!isSigned(request, body, secretKey)) return response.writeHead(403).end()
      if (request.method === 'PUT') return objects.set(path, body) && response.writeHead(200).end()
      if (request.method === 'DELETE') return (objects.delete(path), response.writeHead(204).end())
      const found = objects.get(path)
      if (!found) return response.writeHead(404).end()
      const range = parseRange(request.headers.range, found.length)
      if (range === 'outside') return response.writeHead(416).end()
      if (!range) return response.writeHead(200).end(found)
      return response.writeHead(206).end(found.subarray(range.first, range.last + 1))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}

function isSigned(request: IncomingMessage, body: Buffer, secretKey: string): boolean {
  const match =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, *SignedHeaders=([^,]+), *Signature=(\w+)/.exec(
      request.headers.authorization ?? '',
    )
  if (!match) return false
  const [, day, region, service, names, signature] = match as unknown as string[]
  const contentHash = String(request.headers['x-amz-content-sha256'] ?? sha256(body))
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(body)) return false
  const headers = names!.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const [path, query = ''] = request.url!.split('?')
  const canonical = [request.method, path, query, headers.join(''), names, contentHash].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [day!, region!, service!, 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretKey}`,
  )
  return createHmac('sha256', key).update(toSign).digest('hex') === signature
}

function sha256(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex')
}
