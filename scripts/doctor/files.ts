// Writes, reads and deletes a small file where pictures are stored.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Files } from '../../server/adapters/files/files.ts'
import { createFolderFiles } from '../../server/adapters/files/folder.ts'
import { createS3Files } from '../../server/adapters/files/s3.ts'
import type { Config } from '../../server/config.ts'
import { failed, ok, reasonOf, type Finding } from './finding.ts'

export async function checkFiles({ s3, dataDir }: Config): Promise<Finding> {
  const folder = join(dataDir, 'media')
  const where = s3 ? `the bucket ${s3.bucket}` : `the folder ${folder}`
  try {
    await writeAndRead(s3 ? createS3Files(s3) : await createFolderFiles(folder))
    return ok(`${where} keeps files`)
  } catch (error) {
    const advice = s3
      ? 'look at the S3_ variables and at the key’s rights'
      : 'look at DATA_DIR, its owner and its space'
    return failed(`${where} does not keep files (${reasonOf(error)}): ${advice}`)
  }
}

async function writeAndRead(files: Files): Promise<void> {
  const name = `doctor-${randomUUID()}.txt`
  const bytes = Buffer.from('npm run doctor')
  await files.put(name, bytes)
  const read = await files.get(name)
  await files.remove(name)
  if (!read || !bytes.equals(read)) throw new Error('what was written is not what is read')
}
