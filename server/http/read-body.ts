// Reads a request's body in the format of its call, up to the size limit.
import type { Call } from '#contract/call.ts'
import { MAX_COURSE_ZIP_BYTES, MAX_JSON_BYTES, MAX_SMALL_BODY_BYTES, MAX_UPLOAD_BYTES } from '#contract/constants.ts'
import { MAX_IMPORT_BYTES } from '#contract/office/import-kinds.ts'
import { badRequest, tooLarge, unsupportedType } from './errors.ts'
import { readFilePart } from './read-file-part.ts'

/** A multipart body has a little overhead around the file. */
const MAX_MULTIPART_BYTES = MAX_UPLOAD_BYTES + 64 * 1024
const FILE_FIELD = 'image'

/**
 * Only administrators and teachers write long texts. The small limit fits a Bengali contact message, which takes nine
 * form bytes per letter.
 */
export function maxBodyBytes({ access, sends }: Call): number {
  return access === 'admin' || access === 'teacher' || sends === 'raw' ? MAX_JSON_BYTES : MAX_SMALL_BODY_BYTES
}

export async function readBody(request: Request, call: Call): Promise<unknown> {
  switch (call.sends ?? (call.body ? 'json' : 'none')) {
    case 'none':
      return undefined
    case 'json': {
      const bytes = await readBytes(request, maxBodyBytes(call))
      // A missing body is answered as invalid JSON, not as a wrong content type.
      if (bytes.length || request.headers.has('content-type')) expectType(request, 'application/json')
      try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
      } catch {
        throw badRequest('bad_json', 'The body isn’t valid JSON.')
      }
    }
    case 'form': {
      expectType(request, 'application/x-www-form-urlencoded')
      const bytes = await readBytes(request, maxBodyBytes(call))
      return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)))
    }
    case 'multipart': {
      const type = expectType(request, 'multipart/form-data')
      const tooLargeMessage = 'This picture is over 8 MB. Choose a smaller one.'
      if (lengthOf(request) > MAX_MULTIPART_BYTES) throw tooLarge(tooLargeMessage)
      return readFilePart(request.body, {
        contentType: type,
        field: FILE_FIELD,
        maxBytes: MAX_UPLOAD_BYTES,
        tooLargeMessage,
      })
    }
    case 'zip': {
      expectType(request, 'application/zip')
      return readBytes(request, MAX_COURSE_ZIP_BYTES, 'This zip is over 64 MB. Make it smaller.')
    }
    case 'csv': {
      expectType(request, 'text/csv')
      return readBytes(request, MAX_IMPORT_BYTES, 'This file is over 5 MB. Choose a smaller one.')
    }
    case 'raw':
      return readBytes(request, maxBodyBytes(call))
  }
}

export function expectType(request: Request, expected: string): string {
  const type = request.headers.get('content-type') ?? ''
  if (type.split(';')[0]!.trim().toLowerCase() !== expected) throw unsupportedType(`The body must be ${expected}.`)
  return type
}

/** The declared length, or 0 for a chunked body, which declares none. */
function lengthOf(request: Request): number {
  return Number(request.headers.get('content-length'))
}

/** Reads the body's bytes, but never beyond the limit. */
export async function readBytes(
  request: Request,
  maxBytes: number,
  message = `The body is over ${Math.floor(maxBytes / 1024)} KB.`,
): Promise<Uint8Array<ArrayBuffer>> {
  const overSize = () => tooLarge(message)
  const length = lengthOf(request)
  if (length > maxBytes) throw overSize()
  // Node never delivers more than was declared, and reading everything at once needs no web stream.
  if (length > 0) return new Uint8Array(await request.arrayBuffer())
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > maxBytes) throw overSize()
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}
