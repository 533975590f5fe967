// A backup is a single tar.gz: the files, and a manifest with their checksums. An archive that doesn't match it exactly
// isn't restored.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  createReadStream,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { syncPath } from '../../server/db/embedded/sync-files.ts'

/** An error that an operator can understand and fix. Only its message is shown. */
export class BackupError extends Error {}

const MANIFEST = 'manifest.json'
const MAX_WHOLE_READ_BYTES = 16 * 1024 * 1024

const manifestShape = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  database: z.enum(['embedded', 'postgres']),
  /** When the newest migration was written, from the migrations table. */
  schema: z.number(),
  rows: z.record(z.string(), z.number()),
  files: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof manifestShape>

/** Writes the archive of a folder, under another name until it is complete and on disk. */
export async function pack(folder: string, about: Pick<Manifest, 'database' | 'schema' | 'rows'>, target: string) {
  const files = await checksums(folder)
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), ...about, files }
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest))
  const unfinished = `${target}.part`
  tar('-czf', unfinished, '-C', folder, '.')
  // The archive contains personal data, and in the demo also secrets.
  chmodSync(unfinished, 0o600)
  syncPath(unfinished)
  renameSync(unfinished, target)
}

/** Unpacks an archive into an empty folder and returns its manifest. Throws if anything in it was changed. */
export async function unpack(archive: string, folder: string, newestSchema: number): Promise<Manifest> {
  if (!existsSync(archive)) throw new BackupError(`There is no file ${archive}.`)
  const damaged = (reason: string) => new BackupError(`${archive} is damaged or not a backup of Porua (${reason}).`)
  try {
    tar('-xzf', archive, '-C', folder)
  } catch {
    throw damaged('it cannot be unpacked')
  }
  const manifest = readManifest(folder)
  if (!manifest) throw damaged('its manifest cannot be read')
  const files = await checksums(folder)
  for (const name of new Set([...Object.keys(files), ...Object.keys(manifest.files)])) {
    if (name !== MANIFEST && files[name] !== manifest.files[name]) throw damaged(`${name} is not as it was`)
  }
  if (manifest.schema > newestSchema) {
    throw new BackupError(`${archive} was made by a newer version of Porua: install that one first.`)
  }
  return manifest
}

function readManifest(folder: string): Manifest | undefined {
  try {
    return manifestShape.safeParse(JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'))).data
  } catch {
    return undefined
  }
}

/** The checksum of every file, by its path in the folder. */
async function checksums(folder: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) sums[relative(folder, path)] = await checksum(path)
    else if (!entry.isDirectory()) throw new BackupError(`${path} is neither a file nor a folder.`)
  }
  return sums
}

async function checksum(path: string): Promise<string> {
  const hash = createHash('sha256')
  if (statSync(path).size > MAX_WHOLE_READ_BYTES) await pipeline(createReadStream(path), hash)
  else hash.update(readFileSync(path))
  return hash.digest('hex')
}

function tar(...args: string[]): void {
  const { status, stderr, error } = spawnSync('tar', args, { encoding: 'utf8' })
  if (error) throw new BackupError(`The program tar could not be run: ${error.message}`)
  if (status !== 0) throw new BackupError(`tar failed: ${stderr.trim()}`)
}
