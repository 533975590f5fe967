// Calls about uploads, stored files and pictures.
import { z } from 'zod'
import { callTable } from '../call.ts'
import { LANGUAGES } from '../constants.ts'
import { FILE_KINDS, FILE_STATES } from '../files/file-states.ts'
import { byId, records, inserted, modified, deleted } from './shapes.ts'
import * as learning from './learning/learning.ts'

export const filesCalls = callTable({
  'GET /files': {
    summary: 'Uploaded files, newest first, with their status, size and where they’re used. ?q= searches file names.',
    access: 'admin',
    query: records.extend({ state: z.enum(FILE_STATES).optional(), kind: z.enum(FILE_KINDS).optional() }),
    answer: z.array(learning.listedFile),
    list: true,
  },
  'POST /file': {
    summary: 'Registers a file. Its bytes are then uploaded to /uploads/{id} over the tus protocol.',
    access: 'teacher',
    body: learning.fileBody,
    answer: inserted,
  },
  'GET /file/{id}': {
    summary: 'A single file and its status.',
    access: 'teacher',
    owns: 'file',
    by: 'id',
    params: byId,
    answer: learning.file,
  },
  'POST /file/{id}/retry': {
    summary: 'Retries preparing a failed file.',
    access: 'teacher',
    owns: 'file',
    by: 'id',
    params: byId,
    answer: modified,
  },
  'DELETE /file/{id}': {
    summary: 'Deletes a file. 409 in_use while a lesson or draft uses it.',
    access: 'teacher',
    owns: 'file',
    by: 'id',
    params: byId,
    answer: deleted,
  },
  'PUT /file/{id}/captions/{language}': {
    summary: 'Stores WebVTT captions. Errors come with line numbers.',
    access: 'teacher',
    owns: 'file',
    by: 'id',
    params: byId.extend({ language: z.enum(LANGUAGES) }),
    body: learning.captionsBody,
    answer: modified,
  },
  'DELETE /file/{id}/captions/{language}': {
    summary: 'Deletes captions.',
    access: 'teacher',
    owns: 'file',
    by: 'id',
    params: byId.extend({ language: z.enum(LANGUAGES) }),
    answer: deleted,
  },

  // Files and messages
  'POST /media': {
    summary: 'Uploads a PNG or JPEG picture in the `image` field. Unused pictures are deleted after 600 seconds.',
    access: 'signedIn',
    sends: 'multipart',
    answer: z.object({
      success: z.literal(true),
      status: z.literal(200),
      data: z.object({ id: z.string(), url: z.string(), width: z.number(), height: z.number(), size: z.number() }),
    }),
  },
})
