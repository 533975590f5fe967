// A zipped course folder.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeZip } from '#server/modules/learning/reading/write-zip.ts'

export type FolderFiles = Record<string, string | Uint8Array>

async function* once(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content)
}

export async function zipOf(files: FolderFiles): Promise<Buffer<ArrayBuffer>> {
  const folder = mkdtempSync(join(tmpdir(), 'porua-zip-'))
  const path = join(folder, 'course.zip')
  await writeZip(
    path,
    Object.entries(files).map(([name, content]) => ({ name, pieces: once(content) })),
  )
  const bytes = Buffer.from(readFileSync(path))
  rmSync(folder, { recursive: true })
  return bytes
}

/** A small course with one text, which anybody could write by hand. */
export const smallCourse: FolderFiles = {
  'course.md': `---
title: Fractions in a Day
classCourse: classSix
price: 12
ShortDescription: Halves, thirds and quarters.
instructorName: Rina Akter
instructorImg: /favicon.svg
education: MSc in Mathematics
video: /porua-intro.mp4
sections:
  - title: Halves
    lessons:
      - 01-halves.md
---

Cut, share and count.
`,
  '01-halves.md': `---
title: What a half is
kind: text
---

Two equal parts of a whole are its **halves**.
`,
}
