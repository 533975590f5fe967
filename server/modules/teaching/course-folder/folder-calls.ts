// Courses as folders: a zip to download, and one to upload.
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Streamed, type Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { writeZip, type ZipEntry } from '../../learning/reading/write-zip.ts'
import { exportCourse } from './export-course.ts'
import { importCourse } from './import-course.ts'
import { zipFolder } from './zip-folder.ts'

type FolderCalls = Pick<Handlers, 'GET /curriculum/{course}/folder' | 'POST /courseFolder'>

export function folderCalls(deps: Deps): FolderCalls {
  return {
    async 'GET /curriculum/{course}/folder'({ params }) {
      return new Streamed(zipped(await exportCourse(deps, params.course)), {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="course.zip"',
      })
    },

    'POST /courseFolder': ({ raw, caller }) => importCourse(deps, zipFolder(raw as Uint8Array), caller),
  }
}

/** Written to disk first, because videos may be too large to hold in memory. */
async function* zipped(entries: ZipEntry[]): AsyncGenerator<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'porua-course-'))
  try {
    const path = join(folder, 'course.zip')
    await writeZip(path, entries)
    yield* createReadStream(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
