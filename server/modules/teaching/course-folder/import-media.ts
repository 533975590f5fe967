// The media of a course folder. Mistakes in them are found before anything is stored, and files the site already has
// are reused.
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { checkFields } from '#contract/calls/check-fields.ts'
import { LANGUAGES, MAX_UPLOAD_BYTES, type Language } from '#contract/constants.ts'
import type { FileKind } from '#contract/files/file-states.ts'
import { fileBody } from '#contract/calls/learning/learning.ts'
import type { FieldCode } from '#contract/refusals.ts'
import { newId } from '../../../db/ids.ts'
import type { Transaction } from '../../../db/database.ts'
import { fileCaptions, fileParts, files } from '../../../db/schema-learning.ts'
import { uploads } from '../../../db/schema.ts'
import { HttpError } from '../../../http/errors.ts'
import { recordAction, type Actor } from '../../../db/audit.ts'
import type { Deps } from '../../deps.ts'
import { announce, deleteLater, keep } from '../../files/uploads/leftovers.ts'
import { cleanSvg } from '../../files/media/clean-svg.ts'
import { reencode } from '../../files/media/reencode.ts'
import { UPLOAD_NAME } from '../../files/media/upload-name.ts'
import { texts } from '../../files/texts/texts.ts'
import { COURSE_FILE, COURSE_PICTURES } from '../../files/course-markdown/course-file.ts'
import { derivedId } from './derived-id.ts'
import { bytesIn, type Folder } from './folder.ts'
import type { MistakeCodes } from '../../files/course-markdown/mistakes.ts'
import type { CourseFolder } from './read-course-folder.ts'

type MediaDeps = Pick<Deps, 'db' | 'files' | 'jobs' | 'now'>

const MB = 1024 * 1024
const UPLOAD = new RegExp(`^${UPLOAD_NAME}$`)

type NewFile = { id: string; path: string; name: string; kind: FileKind; bytes: number }
type Captions = { fileId: string; language: Language; vtt: string }

export type CourseMedia = {
  /** The file of each lesson that has one. */
  fileOf: Map<string, string>
  newFiles: NewFile[]
  captions: Captions[]
  /** Maps a picture's name in the folder to the name of its upload. */
  pictures: Map<string, string>
  newPictures: { name: string; bytes: Uint8Array }[]
}

export async function findMedia(
  deps: MediaDeps,
  folder: Folder,
  course: CourseFolder,
  mistakes: MistakeCodes,
): Promise<CourseMedia> {
  return {
    ...(await findFiles(deps, folder, course, mistakes)),
    ...(await findPictures(deps, folder, course, mistakes)),
  }
}

async function findFiles(
  { db }: MediaDeps,
  folder: Folder,
  { id: courseId, lessons }: CourseFolder,
  mistakes: MistakeCodes,
): Promise<Pick<CourseMedia, 'fileOf' | 'newFiles' | 'captions'>> {
  const fileOf = new Map<string, string>()
  const newFiles = new Map<string, NewFile>()
  const captions: Captions[] = []
  for (const { id, name, kind, file, fileId, lines } of lessons) {
    const refuse = (field: 'file' | 'fileId', code: FieldCode) => {
      mistakes[`${name}:${lines[field]}:${field}`] = code
    }
    const isThere = file !== undefined && folder.names.includes(file)
    const own = fileId ?? (isThere ? derivedId(courseId, await hashOf(folder, file)) : undefined)
    const [known] = own ? await db.select({ kind: files.kind }).from(files).where(eq(files.id, own)) : []
    if (file !== undefined && !isThere && !known) refuse('file', { code: 'file_missing' })
    if (!own) continue
    fileOf.set(id, own)
    if (known) {
      if (known.kind !== kind) refuse(fileId ? 'fileId' : 'file', { code: 'not_an_id' })
    } else if (isThere) {
      const added = { id: own, path: file, name: baseName(file), kind: kind as FileKind, bytes: folder.bytesOf(file) }
      newFiles.set(own, added)
      const checked = checkFields(fileBody, added)
      if (!checked.success) refuse('file', sizeMistake(checked.codes))
    } else if (file === undefined) {
      refuse('fileId', { code: 'not_an_id' })
    }
    if (file !== undefined) captions.push(...(await captionsOf(folder, file, own, mistakes)))
  }
  return { fileOf, newFiles: [...newFiles.values()], captions }
}

const baseName = (path: string): string => path.split('/').at(-1)!

const sizeMistake = ({ bytes }: Record<string, FieldCode>): FieldCode =>
  bytes?.code === 'max' ? { code: 'folder_too_large', n: bytes.n! / MB } : { code: 'invalid' }

/** The captions of lecture.mp4 are lecture.en.vtt and lecture.bn.vtt next to it. */
async function captionsOf(folder: Folder, file: string, fileId: string, mistakes: MistakeCodes): Promise<Captions[]> {
  const found: Captions[] = []
  for (const language of LANGUAGES) {
    const name = file.replace(/\.[^./]*$/, `.${language}.vtt`)
    if (!folder.names.includes(name)) continue
    try {
      const vtt = await texts.checkCaptions(String(await bytesIn(folder, name)))
      found.push({ fileId, language, vtt })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const { n = 1 } = error.codes?.vtt ?? {}
      mistakes[`${name}:${n}`] = error.codes?.vtt ?? { code: 'too_complex' }
    }
  }
  return found
}

async function hashOf(folder: Folder, name: string): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const piece of folder.pieces(name)) hash.update(piece)
  return hash.digest()
}

async function findPictures(
  { db }: MediaDeps,
  folder: Folder,
  { id: courseId, course, lessons }: CourseFolder,
  mistakes: MistakeCodes,
): Promise<Pick<CourseMedia, 'pictures' | 'newPictures'>> {
  const shown = new Map<string, string>()
  for (const field of COURSE_PICTURES) {
    const [, name] = /^\/media\/(.+)$/.exec(String(course.body[field] ?? '')) ?? []
    if (name) shown.set(name, `${COURSE_FILE}:${course.lines[field]}:${field}`)
  }
  for (const lesson of lessons) {
    for (const [name, line] of Object.entries(lesson.pictures)) shown.set(name, `${lesson.name}:${line}:${name}`)
  }
  const pictures = new Map<string, string>()
  const newPictures: CourseMedia['newPictures'] = []
  for (const [name, place] of shown) {
    const path = `media/${name}`
    const isThere = folder.names.includes(path)
    const extension = /\.svg$/i.test(name) ? 'svg' : 'webp'
    const own = UPLOAD.test(name)
      ? name
      : isThere
        ? `${derivedId(courseId, await hashOf(folder, path))}.${extension}`
        : null
    const [known] = own ? await db.select().from(uploads).where(eq(uploads.name, own)) : []
    if (own && known && !known.removedAt) {
      pictures.set(name, own)
    } else if (!isThere) {
      // A deleted upload isn't shown, but the rest of the text is worth keeping.
      if (!own) mistakes[place] = { code: 'file_missing' }
    } else if (folder.bytesOf(path) > MAX_UPLOAD_BYTES) {
      mistakes[place] = { code: 'folder_too_large', n: MAX_UPLOAD_BYTES / MB }
    } else {
      const stored = await storedForm(await bytesIn(folder, path), extension)
      // The name of a removed upload is about to be deleted with its file.
      const upload = known ? `${newId()}.${extension}` : own!
      pictures.set(name, upload)
      if (stored) newPictures.push({ name: upload, bytes: stored })
      else mistakes[place] = { code: 'picture_type' }
    }
  }
  return { pictures, newPictures }
}

async function storedForm(bytes: Uint8Array, extension: 'svg' | 'webp'): Promise<Uint8Array | null> {
  return extension === 'svg' ? cleanSvg(bytes) : ((await reencode(bytes, { allowsWebp: true }))?.bytes ?? null)
}

type StoredPart = { fileId: string; start: number; bytes: number; name: string }

/** Stores the bytes, which nothing uses yet: pictures as uploads, files as parts that `addFiles` takes over. */
export async function storeMedia(
  { db, files: storage, now }: MediaDeps,
  folder: Folder,
  { newFiles, newPictures }: CourseMedia,
  actor: Actor,
): Promise<StoredPart[]> {
  for (const { name, bytes } of newPictures) {
    await storage.put(name, bytes)
    await db.insert(uploads).values({ name, userId: actor.userId, createdAt: now() })
  }
  const parts: StoredPart[] = []
  for (const { id, path } of newFiles) {
    let start = 0
    for await (const piece of folder.pieces(path)) {
      const name = `${newId()}.bin`
      await announce(db, [name], now())
      await storage.put(name, piece)
      parts.push({ fileId: id, start, bytes: piece.length, name })
      start += piece.length
    }
  }
  return parts
}

/** Runs in the import's transaction. The same job prepares these files and uploaded ones. */
export async function addFiles(
  { jobs, now }: MediaDeps,
  tx: Transaction,
  { newFiles, captions }: CourseMedia,
  parts: StoredPart[],
  actor: Actor,
): Promise<void> {
  for (const { id, name, kind, bytes } of newFiles) {
    const whole = { id, name, kind, bytes, arrived: bytes, state: 'waiting' as const }
    await tx.insert(files).values({ ...whole, createdAt: now(), changedAt: now() })
    await recordAction(tx, actor, now(), { what: 'add', kind: 'file', itemId: id, name })
    await jobs.send(tx, 'prepare-file', { fileId: id })
  }
  if (parts.length) {
    await tx.insert(fileParts).values(parts)
    await keep(
      tx,
      parts.map(({ name }) => name),
    )
  }
  for (const row of captions) {
    const target = [fileCaptions.fileId, fileCaptions.language]
    await tx
      .insert(fileCaptions)
      .values(row)
      .onConflictDoUpdate({ target, set: { vtt: row.vtt } })
  }
}

/**
 * Cleans up after a failed import. This is best effort, because the leftovers sweep deletes the parts a day later
 * anyway.
 */
export const discardParts = ({ db, now }: MediaDeps, parts: StoredPart[]): Promise<void> =>
  deleteLater(
    db,
    parts.map(({ name }) => name),
    now(),
  ).catch(() => {})
