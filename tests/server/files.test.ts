// One suite for every place where pictures can lie.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { Files } from '#server/adapters/files/files.ts'
import { createFolderFiles } from '#server/adapters/files/folder.ts'
import { createS3Files } from '#server/adapters/files/s3.ts'
import { startS3Server } from '../helpers/s3-server.ts'

type Place = { files: Files; close(): Promise<void> }

async function folder(): Promise<Place> {
  const path = mkdtempSync(join(tmpdir(), 'porua-files-'))
  return { files: await createFolderFiles(path), close: async () => rmSync(path, { recursive: true }) }
}

async function bucket(): Promise<Place> {
  const server = await startS3Server('test-secret')
  const options = { bucket: 'porua', region: 'eu-west-1', accessKey: 'test-key', secretKey: 'test-secret' }
  return { files: createS3Files({ ...options, endpoint: server.endpoint }), close: server.close }
}

for (const [name, open] of Object.entries({ folder, bucket })) {
  describe(`files in a ${name}`, () => {
    let place: Place
    before(async () => void (place = await open()))
    after(() => place.close())

    it(`reads back the bytes of a file in a ${name}`, async () => {
      await place.files.put('a-1.webp', Buffer.from([1, 2, 3]))
      assert.deepEqual([...(await place.files.get('a-1.webp'))!], [1, 2, 3])
    })

    it(`replaces a file in a ${name}`, async () => {
      await place.files.put('b-1.webp', Buffer.from('old'))
      await place.files.put('b-1.webp', Buffer.from('new'))
      assert.equal(Buffer.from((await place.files.get('b-1.webp'))!).toString(), 'new')
    })

    it(`finds nothing in a ${name} under an unknown name`, async () => {
      assert.equal(await place.files.get('never-1.webp'), null)
    })

    it(`removes a file from a ${name}, twice if need be`, async () => {
      await place.files.put('c-1.webp', Buffer.from('x'))
      await place.files.remove('c-1.webp')
      await place.files.remove('c-1.webp')
      assert.equal(await place.files.get('c-1.webp'), null)
    })
  })
}

describe('files in a bucket with a wrong key', () => {
  it('refuses files for a bucket with a wrong key instead of losing them', async () => {
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
  it('never follows a file’s name out of the folder', async () => {
    const place = await folder()
    await assert.rejects(place.files.get('../secret.webp'))
    await place.close()
  })
})
