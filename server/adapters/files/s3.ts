// Files in an S3-compatible bucket, shared by processes on several machines.
import { AwsClient } from 'aws4fetch'
import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Files } from './files.ts'

export type S3Options = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string }

const TIMEOUT_MS = 15_000

export function createS3Files({ endpoint, bucket, region, accessKey, secretKey }: S3Options): Files {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 2,
  })
  const addressOf = (name: string) => `${endpoint.replace(/\/+$/, '')}/${bucket}/media/${encodeURIComponent(name)}`
  const ask = async (method: string, name: string, body?: Uint8Array): Promise<Response> =>
    client.fetch(addressOf(name), {
      method,
      ...(body ? { body: body as BodyInit } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })

  const read: Files['read'] = async (name, { first, last }) => {
    const response = await client.fetch(addressOf(name), { headers: { range: `bytes=${first}-${last}` } })
    if (response.status === 404) return null
    if (response.status !== 206 && response.status !== 200) {
      throw new Error(`the bucket did not give a file: ${response.status}`)
    }
    return Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
  }

  return {
    async put(name, bytes) {
      const response = await ask('PUT', name, bytes)
      if (!response.ok) throw new Error(`the bucket refused a file: ${response.status}`)
    },
    async get(name) {
      const response = await ask('GET', name)
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`the bucket did not give a file: ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    },
    async putFile(name, path) {
      // The payload is unsigned, because signing it would mean reading the file twice.
      const response = await client.fetch(addressOf(name), {
        method: 'PUT',
        body: await openAsBlob(path),
        headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      })
      if (!response.ok) throw new Error(`the bucket refused a file: ${response.status}`)
    },
    read,
    async send(name, range, to, begin) {
      const stream = await read(name, range)
      if (!stream) return false
      begin()
      await pipeline(stream, to, { end: false })
      return true
    },
    async remove(name) {
      const response = await ask('DELETE', name)
      if (!response.ok && response.status !== 404) throw new Error(`the bucket kept a file: ${response.status}`)
    },
  }
}
