// Uploads under /uploads/{file} over the tus protocol 1.0.0, authorised by the uploader's access token. `POST
// /api/file` creates them, and `POST /api/task/{id}/file` creates those that learners hand in. See
// docs/decisions/037-files.md.
import { eq } from 'drizzle-orm'
import { MAX_FILE_BYTES, MAX_FILE_PART_BYTES } from '#contract/constants.ts'
import { id as idField } from '#contract/calls/fields.ts'
import { files } from '../../../db/schema-learning.ts'
import { badRequest, HttpError, notFound, tooLarge, unauthorized } from '../../../http/errors.ts'
import { expectType } from '../../../http/read-body.ts'
import type { Deps } from '../../deps.ts'
import type { Caller, TeacherAccess } from '../../../http/caller.ts'
import { isHandInKind } from './file-rows.ts'
import { removeFile } from './remove-file.ts'
import { requireNext, storePart, type Arriving } from './store-part.ts'

const VERSION = '1.0.0'
const PART_TYPE = 'application/offset+octet-stream'
/** Bytes that arrived before the connection broke are kept, unless there are too few to be worth a row. */
const MIN_BROKEN_BYTES = 64 * 1024

export async function uploadAnswer(
  deps: Deps,
  teacherAccess: TeacherAccess,
  id: string,
  request: Request,
): Promise<Response> {
  if (request.method === 'OPTIONS') return capabilities()
  const caller = await callerOf(deps, request)
  if (!idField.safeParse(id).success) throw notFound()
  if (!(await isOwnHandIn(deps, id, caller))) await teacherAccess(caller, { owns: 'file', id })
  if (request.headers.get('tus-resumable') !== VERSION) {
    throw new HttpError(412, 'tus_version', `This server only supports tus ${VERSION}.`, {
      headers: { 'tus-version': VERSION },
    })
  }
  switch (request.method) {
    case 'HEAD': {
      const { arrived, bytes } = await fileOf(deps, id)
      return emptyAnswer(200, { 'upload-offset': String(arrived), 'upload-length': String(bytes) })
    }
    case 'PATCH':
      return emptyAnswer(204, { 'upload-offset': String(await takePart(deps, id, request)) })
    case 'DELETE':
      await removeFile(deps, id, caller)
      return emptyAnswer(204)
  }
  throw new HttpError(405, 'not_allowed', 'Use OPTIONS, HEAD, PATCH or DELETE.', {
    headers: { allow: 'OPTIONS, HEAD, PATCH, DELETE' },
  })
}

const emptyAnswer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'tus-resumable': VERSION, 'cache-control': 'no-store', ...headers } })

const capabilities = () =>
  emptyAnswer(204, { 'tus-version': VERSION, 'tus-extension': 'termination', 'tus-max-size': String(MAX_FILE_BYTES) })

async function callerOf({ tokens }: Deps, request: Request): Promise<Caller> {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ')
  const caller = scheme?.toLowerCase() === 'bearer' && token ? await tokens.read(token) : null
  if (!caller) throw unauthorized()
  return caller
}

/** Handed-in files can only be uploaded by their learner. All other files follow the rule for teachers. */
async function isOwnHandIn({ db }: Deps, id: string, { userId }: Caller): Promise<boolean> {
  const [file] = await db.select({ kind: files.kind, owner: files.owner }).from(files).where(eq(files.id, id))
  if (!file || !isHandInKind(file.kind)) return false
  if (file.owner !== userId) throw notFound()
  return true
}

async function fileOf({ db }: Deps, id: string): Promise<Arriving> {
  const [file] = await db.select().from(files).where(eq(files.id, id))
  if (!file) throw notFound()
  return file
}

async function takePart(deps: Deps, id: string, request: Request): Promise<number> {
  expectType(request, PART_TYPE)
  const header = request.headers.get('upload-offset') ?? ''
  if (!/^\d{1,12}$/.test(header)) throw badRequest('offset', 'Upload-Offset is missing.')
  const offset = Number(header)
  const length = Number(request.headers.get('content-length'))
  if (length > MAX_FILE_PART_BYTES) throw partTooLarge()
  // Checked before the body is read, so that no part is sent for nothing.
  const file = await fileOf(deps, id)
  requireNext(file, offset, length)
  const { bytes, isWhole } = await readPart(request)
  if (!bytes.length || (!isWhole && bytes.length < MIN_BROKEN_BYTES)) return file.arrived
  return storePart(deps, id, offset, bytes)
}

async function readPart(request: Request): Promise<{ bytes: Uint8Array; isWhole: boolean }> {
  const pieces: Uint8Array[] = []
  let size = 0
  const part = (isWhole: boolean) => ({ bytes: Buffer.concat(pieces), isWhole })
  try {
    for await (const piece of request.body ?? []) {
      size += piece.byteLength
      if (size > MAX_FILE_PART_BYTES) break
      pieces.push(piece)
    }
  } catch {
    return part(false)
  }
  if (size > MAX_FILE_PART_BYTES) throw partTooLarge()
  return part(true)
}

const partTooLarge = () => tooLarge(`A part can have up to ${MAX_FILE_PART_BYTES} bytes.`)
