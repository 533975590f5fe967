// Serves uploaded pictures under /media.
import { and, eq, isNull } from 'drizzle-orm'
import { uploads } from '../../../db/schema.ts'
import { notFound } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { UPLOAD_NAME } from './upload-name.ts'

const NAME = new RegExp(`^${UPLOAD_NAME}$`)

export async function mediaFile({ db, files }: Deps, name: string): Promise<Response> {
  if (!NAME.test(name)) throw notFound()
  const [row] = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.name, name), isNull(uploads.removedAt)))
  const bytes = row && (await files.get(name))
  if (!bytes) throw notFound()
  return new Response(bytes as BodyInit, {
    headers: {
      'content-type': name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
