// One suite for both file stores.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import type { Files } from '#server/adapters/files/files.ts'
import { createFolderFiles } from '#server/adapters/files/folder.ts'
import { createS3Files } from '#server/adapters/files/s3.ts'
import { startS3Server } from '../../helpers/files/s3-server.ts'

type Store = { files: Files; close(): Promise<void> }

async function folder(): Promise<Store> {
  const path = mkdtempSync(join(tmpdir(), 'porua-files-'))
  return { files: await createFolderFiles(path), close: async () => rmSync(path, { recursive: true }) }
}

async function bucket(): Promise<Store> {
  const server = await startS3Server('test-secret')
  const options = { bucket: 'porua', region: 'eu-west-1', accessKey: 'test-key', secretKey: 'test-secret' }
  return { files: createS3Files({ ...options, endpoint: server.endpoint }), close: server.close }
}

for (const [name, open] of Object.entries({ folder, bucket })) {
  describe(`files in a ${name}`, () => {
    let store: Store
    before(async () => void (store = await open()))
    after(() => store.close())

    it(`reads back the bytes of a file in a ${name}`, async () => {
      await store.files.put('a-1.webp', Buffer.from([1, 2, 3]))
      assert.deepEqual([...(await store.files.get('a-1.webp'))!], [1, 2, 3])
    })

    it(`replaces a file in a ${name}`, async () => {
      await store.files.put('b-1.webp', Buffer.from('old'))
      await store.files.put('b-1.webp', Buffer.from('new'))
      assert.equal(Buffer.from((await store.files.get('b-1.webp'))!).toString(), 'new')
    })

    it(`returns null for an unknown name in a ${name}`, async () => {
      assert.equal(await store.files.get('never-1.webp'), null)
    })

    it(`sends a part of a file in a ${name}, and nothing of one that is missing`, async () => {
      const content = randomBytes(700_000)
      await store.files.put('d-1.mp4', content)
      const received: Buffer[] = []
      const sink = new Writable({
        write(piece: Buffer, _encoding, done) {
          received.push(Buffer.from(piece))
          done()
        },
      })
      const begun: string[] = []
      assert.equal(
        await store.files.send('d-1.mp4', { first: 5, last: 600_004 }, sink, () => begun.push('begun')),
        true,
      )
      assert.ok(Buffer.concat(received).equals(content.subarray(5, 600_005)))
      assert.equal(await store.files.send('never-1.mp4', { first: 0, last: 9 }, sink, () => begun.push('again')), false)
      assert.deepEqual(begun, ['begun'])
    })

    it(`removes a file from a ${name}, and removing it again does no harm`, async () => {
      await store.files.put('c-1.webp', Buffer.from('x'))
      await store.files.remove('c-1.webp')
      await store.files.remove('c-1.webp')
      assert.equal(await store.files.get('c-1.webp'), null)
    })
  })
}

describe('files in a bucket with a wrong key', () => {
  it('fails to store a file in a bucket with a wrong key', async () => {
    const server = await startS3Server('right')
    const files = createS3Files({
      endpoint: server.endpoint,
      bucket: 'porua',
      region: 'eu-west-1',
      accessKey: 'test-key',
      secretKey: 'wrong',
    })
    await assert.rejects(files.put('a-1.webp', Buffer.from('x')), /403/)
    await server.close()
  })
})

describe('files in a folder', () => {
  it('refuses a file name that leads out of the folder', async () => {
    const store = await folder()
    await assert.rejects(store.files.get('../secret.webp'))
    await store.close()
  })
})
