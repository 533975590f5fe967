// The site's built files, from memory. Names under /assets carry a hash of their content and never change.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { encode, type CachedAnswer } from './byte-cache.ts'

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

export type StaticFiles = { get(path: string): CachedAnswer | undefined }

export async function loadStaticFiles(folder: string, headers: Record<string, string>): Promise<StaticFiles> {
  const files = new Map<string, CachedAnswer>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const path = `/${relative(folder, file).split(sep).join('/')}`
        const type = TYPES[entry.name.split('.').at(-1)!]
        if (!type) return
        const isHashed = path.startsWith('/assets/')
        files.set(
          path,
          await encode({
            status: 200,
            headers: {
              ...headers,
              'content-type': type,
              'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
            },
            body: await readFile(file),
          }),
        )
      }),
  )
  return { get: (path) => files.get(path) }
}
