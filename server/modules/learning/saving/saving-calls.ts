// What a device fetches to open a lesson or book offline, and how long it may do so.
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { LEASE_DAYS, PAGE_WIDTHS } from '#contract/constants.ts'
import type { SavedFile, SavingEnd } from '#contract/calls/learning/saving.ts'
import { fileCaptions, files, fileVariants, lessons } from '../../../db/schema-learning.ts'
import { pageTexts } from '../../../db/schema-reading.ts'
import { books, courses } from '../../../db/schema.ts'
import { one, unauthorized } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import type { Scope } from '../../files/uploads/grants.ts'
import { pageOf } from '../../files/uploads/page-names.ts'
import { preparing } from '../lessons/learn-calls.ts'
import { accessColumns, learnerValues } from '../lessons/learner-access.ts'
import { textBytes, VARIANT_LABELS } from '../lessons/lesson-rows.ts'
import { openBook } from '../reading/open-book.ts'
import { pageTextBytes } from '../reading/reading-answer.ts'
import { createChecksums, type Variant } from './checksums.ts'

const LEASE_MS = LEASE_DAYS * 86_400_000
const USUAL = 'v360'

type SavingCalls = Pick<
  Handlers,
  'GET /lesson/{id}/saving' | 'GET /book/{id}/saving' | 'GET /book/{id}/texts' | 'POST /saved/renew'
>
type StoredVariant = Variant & { type: string }
type For = { scope: Scope; itemId: string; userId: string }

export function savingCalls(deps: Deps): SavingCalls {
  const { db, reads, grants, now } = deps
  const checksums = createChecksums(deps)
  const lease = () => {
    const time = now()
    return { now: time.toISOString(), until: new Date(time.getTime() + LEASE_MS).toISOString() }
  }

  const variantsOf = (fileIds: string[]): Promise<StoredVariant[]> =>
    db
      .select({
        fileId: fileVariants.fileId,
        variant: fileVariants.variant,
        name: fileVariants.name,
        type: fileVariants.type,
        bytes: fileVariants.bytes,
      })
      .from(fileVariants)
      .where(inArray(fileVariants.fileId, fileIds))
      .orderBy(asc(fileVariants.bytes))

  /** The chosen variants of one file, with URLs that open them now. */
  const filesOf = async (chosen: StoredVariant[], grantee: For): Promise<SavedFile[]> => {
    const sums = await checksums(chosen)
    return chosen.map(({ fileId, variant, type, bytes }) => ({
      file: fileId,
      variant,
      type,
      bytes,
      url: `/content/${grants.issue({ ...grantee, fileId }).grant}/${variant}`,
      pieces: sums.get(variant)!,
    }))
  }

  const captionsOf = async (fileId: string, grantee: For): Promise<SavedFile[]> => {
    const rows = await db.select().from(fileCaptions).where(eq(fileCaptions.fileId, fileId))
    const { grant } = grants.issue({ ...grantee, fileId })
    return rows.map(({ language, vtt }) => ({
      file: fileId,
      variant: `${language}.vtt`,
      type: 'text/vtt; charset=utf-8',
      bytes: Buffer.byteLength(vtt),
      url: `/content/${grant}/${language}.vtt`,
      // Captions are shorter than a piece, and the author may change them.
      pieces: [createHash('sha256').update(vtt).digest('hex')],
    }))
  }

  return {
    async 'GET /lesson/{id}/saving'({ params: { id }, query, caller }) {
      if (!caller) throw unauthorized()
      const lesson = one(
        await reads
          .select({
            title: lessons.title,
            kind: lessons.kind,
            fileId: lessons.fileId,
            state: files.state,
            text: textBytes,
            product: courses.id,
            productTitle: courses.title,
          })
          .from(lessons)
          .innerJoin(courses, eq(courses.id, lessons.courseId))
          .leftJoin(files, eq(files.id, lessons.fileId))
          .where(and(eq(lessons.id, id), isNotNull(lessons.sectionId))),
      )
      const { fileId, kind, title, text, product, productTitle } = lesson
      if (fileId && lesson.state !== 'ready') throw preparing()
      const grantee: For = { scope: 'lesson', itemId: id, userId: caller.userId }
      const variants = fileId ? await variantsOf([fileId]) : []
      const captions = fileId ? await captionsOf(fileId, grantee) : []
      const played = variants.filter(({ type }) => /^(video|audio)\//.test(type))
      const chosen = pickQuality(played, query.quality)
      const others = variants.filter(({ variant }) => variant === 'poster')
      const saved = [
        ...(await filesOf([...(chosen ? [chosen] : []), ...others, ...smallPages(variants)], grantee)),
        ...captions,
      ]
      const besides = sumOf(saved) - (chosen?.bytes ?? 0)
      return {
        item: id,
        kind: 'lesson',
        product,
        title,
        productTitle,
        lessonKind: kind,
        qualities: played.map(({ variant, type, bytes }) => ({
          label: labelOf(variant),
          type,
          bytes: bytes + besides,
        })),
        quality: chosen ? labelOf(chosen.variant) : null,
        bytes: sumOf(saved) + text,
        files: saved,
        ...lease(),
      }
    },

    async 'GET /book/{id}/saving'({ params: { id }, caller }) {
      if (!caller) throw unauthorized()
      const { title, pdf, recordings } = await openBook(reads, id)
      const grantee: For = { scope: 'book', itemId: id, userId: caller.userId }
      const ids = [...(pdf ? [pdf.fileId] : []), ...recordings.map(({ fileId }) => fileId)]
      const variants = await variantsOf(ids)
      const saved: SavedFile[] = []
      for (const fileId of ids) {
        const own = variants.filter((variant) => variant.fileId === fileId)
        const chosen = fileId === pdf?.fileId ? smallPages(own) : own.filter(({ variant }) => variant === 'source')
        saved.push(...(await filesOf(chosen, grantee)))
      }
      return {
        item: id,
        kind: 'book',
        product: id,
        title,
        productTitle: title,
        lessonKind: null,
        qualities: [],
        quality: null,
        bytes: sumOf(saved) + (pdf ? await pageTextBytes(db, pdf.fileId) : 0),
        files: saved,
        ...lease(),
      }
    },

    'GET /book/{id}/texts': ({ params: { id } }) =>
      reads
        .select({ page: pageTexts.page, text: pageTexts.text })
        .from(books)
        .innerJoin(pageTexts, eq(pageTexts.fileId, sql`(books.files -> 0 ->> 'file')::uuid`))
        .where(eq(books.id, id))
        .orderBy(asc(pageTexts.page)),

    async 'POST /saved/renew'({ body: items, caller }) {
      const values = learnerValues(caller)
      const wanted = sql`any(${sql.placeholder('ids')}::uuid[])`
      const found = await db
        .select({ id: lessons.id, ...accessColumns(courses, sql`lessons.free`) })
        .from(lessons)
        .innerJoin(courses, eq(courses.id, lessons.courseId))
        .where(and(sql`${lessons.id} = ${wanted}`, isNull(lessons.withdrawnAt)))
        .unionAll(
          db
            .select({ id: books.id, ...accessColumns(books, sql`false`) })
            .from(books)
            .where(sql`${books.id} = ${wanted}`),
        )
        .execute({ ids: items, ...values })
      const known = new Map(found.map((row) => [row.id, row]))
      return {
        ...lease(),
        ended: items.flatMap((item) => {
          const reason = endOf(known.get(item))
          return reason ? [{ item, why: reason }] : []
        }),
      }
    },
  }
}

type ItemAccess = { isOpen: boolean; isDeleted: boolean; access: 'paid' | 'refunded' | 'not_bought' }

function endOf(row: ItemAccess | undefined): SavingEnd | null {
  if (!row) return 'deleted'
  if (row.isOpen || row.access === 'paid') return null
  return row.isDeleted && row.access === 'not_bought' ? 'deleted' : row.access
}

/** The requested quality or, by default, the usual one, or the lightest video or recording. */
function pickQuality(played: StoredVariant[], label: string | undefined): StoredVariant | undefined {
  return (
    played.find(({ variant }) => labelOf(variant) === label) ??
    played.find(({ variant }) => variant === USUAL) ??
    played.find(({ type }) => type.startsWith('video/')) ??
    played[0]
  )
}

/** Every page once, in the smaller of its widths, because the larger ones are for wide screens. */
function smallPages(variants: StoredVariant[]): StoredVariant[] {
  const pages = new Map<number, StoredVariant>()
  for (const each of variants) {
    const page = pageOf(each.variant)
    if (page === null) continue
    if (!pages.has(page) || each.variant.endsWith(`w${PAGE_WIDTHS.small}`)) pages.set(page, each)
  }
  return [...pages.entries()].toSorted(([one], [other]) => one - other).map(([, each]) => each)
}

const labelOf = (variant: string) => VARIANT_LABELS[variant] ?? variant
const sumOf = (all: { bytes: number }[]) => all.reduce((sum, { bytes }) => sum + bytes, 0)
