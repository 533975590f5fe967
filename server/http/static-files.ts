// The site's built files, served from memory. Names under /assets contain a content hash, so those files never change.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { CachedAnswer } from './cached-answer.ts'

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff: 'font/woff',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

export type StaticFiles = { get(path: string): CachedAnswer | undefined }

export async function loadStaticFiles(folder: string, headers: Record<string, string>): Promise<StaticFiles> {
  const files = new Map<string, CachedAnswer>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = new Set(entries.map((entry) => join(entry.parentPath, entry.name)))
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const type = TYPES[entry.name.split('.').at(-1)!]
        if (!type) return
        const path = `/${relative(folder, file).split(sep).join('/')}`
        const isHashed = path.startsWith('/assets/')
        const finished = {
          status: 200,
          headers: {
            ...headers,
            'content-type': type,
            'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
            // A service worker uses the policy sent with its own file, and this one fetches pages.
            ...(path === '/sw.js' ? { 'content-security-policy': WORKER_POLICY } : {}),
            ...(type.startsWith('video/') ? { 'accept-ranges': 'bytes' } : {}),
          },
          body: await readFile(file),
        }
        // The build puts a .br and a .gz file next to each text file.
        const packed = names.has(`${file}.br`)
          ? { gzip: await readFile(`${file}.gz`), brotli: await readFile(`${file}.br`) }
          : undefined
        files.set(path, new CachedAnswer(finished, { packed }))
      }),
  )
  return { get: (path) => files.get(path) }
}
