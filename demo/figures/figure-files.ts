// The figures of the demo's text lessons, which make-figures.ts has written to the media folder.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Files } from '#server/adapters/files/files.ts'
import { derivedId } from '#server/modules/teaching/course-folder/derived-id.ts'
import { withFolder } from '../with-folder.ts'

const MEDIA = fileURLToPath(new URL('./media/', import.meta.url))

/** From a figure's name in a course folder to the name of its upload. */
export function figureUploads(): Map<string, string> {
  const names = readdirSync(MEDIA).filter((name) => name.endsWith('.svg'))
  return new Map(names.map((name) => [name, `${derivedId('demo figure', name)}.svg`]))
}

/** Reads the figures from the repository, and everything else from the given storage. */
export function withFigures(files: Files): Promise<Files> {
  const names = new Map([...figureUploads()].map(([name, upload]) => [upload, name]))
  return withFolder(files, MEDIA, (name) => names.get(name))
}
