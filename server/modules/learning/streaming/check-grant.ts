// Checks what a grant still opens. A grant outlives a refund, a sign-out or a deletion, so a valid signature isn't
// enough.
import { and, eq, sql } from 'drizzle-orm'
import { PERSONAL_COPY_DAYS } from '#contract/constants.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { personalCopies } from '../../../db/schema-reading.ts'
import { books, courses, orders, users } from '../../../db/schema.ts'
import { forbidden, HttpError, notFound } from '../../../http/errors.ts'
import { productAccess, notBought } from '../../catalogue/content/buyer-access.ts'
import { isTeacher, teaches } from '../../catalogue/content/teacher-rule.ts'
import type { Deps } from '../../deps.ts'
import { openBook } from '../reading/open-book.ts'
import { sampleOf } from '../reading/sample.ts'
import type { Grant, Scope } from '../../files/uploads/grants.ts'
import { batchOfRecording } from './batch-of-recording.ts'

const COPY_MS = PERSONAL_COPY_DAYS * 86_400_000

export type OpenedContent =
  | { part: 'all' }
  /** The first pages, or the first seconds of a recording. */
  | { part: 'sample'; pages: number; seconds: number }
  | { part: 'copy'; name: string; bytes: number; bookName: string }

export const notInSample = () => new HttpError(403, 'not_in_sample', 'This isn’t part of the sample.')

export function createGrantCheck({
  reads,
  now,
}: Pick<Deps, 'reads' | 'now'>): (grant: Grant) => Promise<OpenedContent> {
  const lessonById = reads
    .select({
      courseId: lessons.courseId,
      isForEverybody: sql<boolean>`${lessons.free} and ${courses.deletedAt} is null and ${lessons.withdrawnAt} is null`,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessons.id, sql.placeholder('id')), eq(lessons.fileId, sql.placeholder('file'))))
    .prepare('content_lesson')
  const bookByFile = reads
    .select({ id: books.id })
    .from(books)
    .where(
      and(
        eq(books.id, sql.placeholder('id')),
        sql`books.files @> jsonb_build_array(jsonb_build_object('file', ${sql.placeholder('file')}::text))`,
      ),
    )
    .prepare('content_book')
  const adminById = reads
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), eq(users.role, 'admin'), users.emailVerified))
    .prepare('content_admin')
  const isAdmin = async (userId: string) => (await adminById.execute({ id: userId })).length > 0
  const user = sql`${sql.placeholder('user')}::uuid`
  const teacherById = reads
    .select({ isTeacher: isTeacher(user), isOwn: teaches(user, sql`${sql.placeholder('course')}::uuid`) })
    .from(sql`(select) as once`)
    .prepare('content_teacher')
  const teacher = async (userId: string, course: string | null) =>
    (await teacherById.execute({ user: userId, course }))[0]!

  const requireBought = async (userId: string | null, productId: string): Promise<void> => {
    if (!userId) throw notBought('not_bought')
    const bought = await productAccess(reads, userId, productId)
    if (bought === 'paid' || (await teacher(userId, productId)).isOwn || (await isAdmin(userId))) return
    throw notBought(bought)
  }
  /** For a draft's lesson, the grant was given to its author, who may have been unlinked since. */
  const requireAuthor = async (userId: string | null): Promise<void> => {
    const isAuthor = userId && ((await teacher(userId, null)).isTeacher || (await isAdmin(userId)))
    if (!isAuthor) throw notFound()
  }
  const requireFileOfBook = async ({ itemId, fileId }: Grant): Promise<void> => {
    if (!(await bookByFile.execute({ id: itemId, file: fileId })).length) throw forbidden()
  }

  const checks: Record<Scope, (grant: Grant) => Promise<OpenedContent>> = {
    async lesson({ itemId, fileId, userId }) {
      const [lesson] = await lessonById.execute({ id: itemId, file: fileId })
      if (!lesson) await requireAuthor(userId)
      if (lesson && !lesson.isForEverybody) await requireBought(userId, lesson.courseId)
      return { part: 'all' }
    },
    async book(grant) {
      await requireFileOfBook(grant)
      await requireBought(grant.userId, grant.itemId)
      return { part: 'all' }
    },
    async sample(grant) {
      await requireFileOfBook(grant)
      const book = await openBook(reads, grant.itemId)
      if (book.isDeleted) throw notFound()
      const { pages, recordings } = sampleOf(book)
      const seconds = recordings.find(({ fileId }) => fileId === grant.fileId)?.seconds ?? 0
      return { part: 'sample', pages: grant.fileId === book.pdf?.fileId ? pages : 0, seconds }
    },
    async copy({ itemId, userId }) {
      const [copy] = await reads
        .select({ copy: personalCopies, state: orders.state, bookName: books.bookName })
        .from(personalCopies)
        .innerJoin(orders, eq(orders.id, personalCopies.orderId))
        .innerJoin(books, eq(books.id, personalCopies.bookId))
        .where(eq(personalCopies.id, itemId))
      const isOpen = copy?.state === 'paid' && copy.copy.userId === userId && age(copy.copy.createdAt) < COPY_MS
      if (!isOpen || copy.copy.name === null) throw forbidden('This copy is no longer available. Make a new one.')
      return { part: 'copy', name: copy.copy.name, bytes: copy.copy.bytes ?? 0, bookName: copy.bookName }
    },
    async recording(grant) {
      const batch = await batchOfRecording(reads, grant)
      if (!batch) throw forbidden()
      if (!batch.isHost) await requireBought(grant.userId, batch.id)
      return { part: 'all' }
    },
    async certificate() {
      throw notFound()
    },
  }
  const age = (moment: Date) => now().getTime() - moment.getTime()

  return (grant) => checks[grant.scope](grant)
}
