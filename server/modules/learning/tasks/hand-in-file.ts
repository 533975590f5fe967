// The bytes of handed-in files. Access is checked on every request rather than granted for hours, so that a teacher who
// no longer teaches the course immediately loses it.
import { extname, parse } from 'node:path'
import { and, eq, ne, or } from 'drizzle-orm'
import { files, fileVariants, lessons } from '../../../db/schema-learning.ts'
import { handInFiles, handIns } from '../../../db/schema-tasks.ts'
import { courses } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { notFound } from '../../../http/errors.ts'
import { Streamed } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { isTaughtBy } from '../../catalogue/content/teacher-rule.ts'

export async function handInFile(
  { db, files: storage }: Deps,
  { id, file }: { id: string; file: string },
  caller: Caller,
): Promise<Streamed> {
  // Work in progress is only visible to its learner.
  const mayRead = or(eq(handIns.userId, caller.userId), and(ne(handIns.state, 'draft'), isTaughtBy(caller)))
  const [stored] = await db
    .select({ variant: fileVariants, name: files.name })
    .from(handInFiles)
    .innerJoin(handIns, eq(handIns.id, handInFiles.handInId))
    .innerJoin(lessons, eq(lessons.id, handIns.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(files, eq(files.id, handInFiles.fileId))
    .innerJoin(fileVariants, eq(fileVariants.fileId, files.id))
    .where(and(eq(handInFiles.handInId, id), eq(handInFiles.fileId, file), mayRead))
  if (!stored) throw notFound()
  const { name, type, bytes } = stored.variant
  // Photos were re-encoded, so what was called page.jpg is now a WebP.
  const savedAs = parse(stored.name).name + extname(name)
  const stream = await storage.read(name, { first: 0, last: bytes - 1 })
  if (!stream) throw notFound()
  return new Streamed(stream as AsyncIterable<Uint8Array>, {
    'content-type': type,
    'content-length': String(bytes),
    // If it were opened as a page of this site, a document could run its own scripts.
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(savedAs)}`,
  })
}
