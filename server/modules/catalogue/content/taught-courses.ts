// Courses that teachers write. New ones are drafts. Once a course is on sale, the fields that buyers choose it by only
// change through review.
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { courseBody, courseChange } from '#contract/calls/catalogue/catalogue.ts'
import type { ProposedChange, taughtChange, taughtDraft } from '#contract/calls/teaching/teaching.ts'
import type { Transaction } from '../../../db/database.ts'
import { newId } from '../../../db/ids.ts'
import { courses, instructors } from '../../../db/schema.ts'
import type { Caller } from '../../../http/caller.ts'
import { conflict, forbidden, invalid, one } from '../../../http/errors.ts'
import type { Deps } from '../../deps.ts'
import { toDollars } from '../../money.ts'
import { live } from './content-rows.ts'
import { contentWrites } from './content-writes.ts'
import { languageOf } from './language-of.ts'
import { isInstructorOf } from './teacher-rule.ts'
import { keepCover, keepUploads, releaseUploads } from '../../files/media/uploads.ts'

type CourseChange = z.output<typeof courseChange>
type Draft = z.output<typeof taughtChange>

/** The values of columns that a draft hasn't filled yet. */
const GAPS = {
  classCourse: '',
  img: '',
  price: 0,
  ShortDescription: '',
  about: '',
  video: '',
  hours: 0,
  videos: 0,
  quizzes: 0,
  notes: 0,
}
type Gap = keyof typeof GAPS

const isEmpty = (value: unknown): boolean => value === '' || value === null
const gapsIn = (body: object): Gap[] =>
  Object.entries(body).flatMap(([name, value]) => (name in GAPS && isEmpty(value) ? (name as Gap) : []))
/** Whether the price was left empty. Undefined if the body doesn't include it. */
const lacksPrice = ({ price }: Draft): boolean | undefined => (price === undefined ? undefined : isEmpty(price))

/** Fields that aren't empty have to follow the rules of the complete form. */
const filled = (body: Draft) =>
  ({ ...body, ...Object.fromEntries(gapsIn(body).map((name) => [name, GAPS[name]])) }) as CourseChange

export const inReview = () => conflict('in_review', 'This is in review. Withdraw it to make changes.')

export function taughtCourses(deps: Deps) {
  const { content, now, settings } = deps
  const writes = contentWrites(deps)
  const cover = async (tx: Transaction, img: string, { userId }: Caller, known: (string | undefined)[] = []) =>
    known.includes(img) ? img : keepCover(tx, settings.publicUrl, now(), img, userId)

  return {
    /** The instructor's details come from the instructor's entry, never from the form. */
    async add(body: z.output<typeof taughtDraft>, caller: Caller) {
      const id = newId()
      await content.write(async (tx, version) => {
        const instructor = await ownInstructor(tx, caller.userId)
        if (body.img) body.img = await cover(tx, body.img, caller)
        const language = body.language ?? languageOf(body.title)
        const course = { ...GAPS, ...filled(body), ...instructor, language, Enrolled: 0 } as z.output<typeof courseBody>
        const draft = { isListed: false, reviewState: 'draft', lacksPrice: lacksPrice(body) ?? true } as const
        await writes.addWithin({ tx, version, actor: caller }, { kind: 'course', id }, course, draft)
      })
      return { insertedId: id }
    },

    async change(id: string, sent: CourseChange | Draft, caller: Caller) {
      const gaps = gapsIn(sent)
      const change = filled(sent)
      await content.write(async (tx, version) => {
        const write = { tx, version, actor: caller }
        // Locked, so that a review requested at the same time either sees the change or is seen by it.
        const course = one(await tx.select().from(courses).where(live(courses, id)).for('update'))
        const { instructorId: _, instructorName: _n, instructorImg: _i, education: _e, Enrolled: _l, ...own } = change
        if (own.img) own.img = await cover(tx, own.img, caller, [course.img, course.proposed?.img])
        if (!course.isListed) {
          if (course.reviewState === 'in_review') throw inReview()
          await writes.changeWithin(write, { kind: 'course', id }, own)
          if (lacksPrice(sent)) await tx.update(courses).set({ lacksPrice: true }).where(eq(courses.id, id))
          return
        }
        if (gaps.length) throw invalid(Object.fromEntries(gaps.map((name) => [name, 'required' as const])))
        const { title, price, formerPrice: former, classCourse, img, video: sentVideo, promoCode, ...free } = own
        const formerPrice = former === null ? '' : former
        await writes.changeWithin(write, { kind: 'course', id }, free)
        const { video } = await keepUploads(tx, settings.publicUrl, now(), { video: sentVideo }, 'video')
        await propose(tx, course, { title, price, formerPrice, classCourse, img, video, promoCode }, now())
      })
      return { modifiedCount: 1 }
    },
  }
}

async function ownInstructor(tx: Transaction, userId: string) {
  const [instructor] = await tx
    .select({
      instructorId: instructors.id,
      instructorName: instructors.name,
      instructorImg: instructors.img,
      education: instructors.education,
    })
    .from(instructors)
    .where(isInstructorOf(sql`${userId}`))
  // An administrator passes the rule without being an instructor.
  if (!instructor) throw forbidden('Only teachers can do this.')
  return instructor
}

type RequestedChange = { [Field in keyof ProposedChange]: ProposedChange[Field] | undefined }

/** Stores what differs from the course on sale. A field that is set back to its current value is no longer proposed. */
async function propose(
  tx: Transaction,
  course: typeof courses.$inferSelect,
  wanted: RequestedChange,
  at: Date,
): Promise<void> {
  const sold: Required<ProposedChange> = {
    title: course.title,
    price: toDollars(course.priceCents),
    formerPrice: course.formerPriceCents === null ? '' : toDollars(course.formerPriceCents),
    classCourse: course.category as Required<ProposedChange>['classCourse'],
    img: course.img,
    video: course.video,
    promoCode: course.promoCode,
  }
  const before = course.proposed ?? {}
  const sent = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  const merged = Object.entries({ ...before, ...sent })
  const proposed: ProposedChange = Object.fromEntries(
    merged.filter(([field, value]) => value !== sold[field as keyof RequestedChange]),
  )
  if (isSame(before, proposed)) return
  if (course.reviewState === 'in_review') throw inReview()
  const isEmpty = Object.keys(proposed).length === 0
  await tx
    .update(courses)
    .set(
      isEmpty
        ? { proposed: null, reviewState: 'published', reviewNote: null }
        : { proposed, reviewState: course.reviewState === 'sent_back' ? 'sent_back' : 'draft' },
    )
    .where(eq(courses.id, course.id))
  // Uploads that are still proposed or shown are kept.
  await releaseUploads(tx, at, [before.img, before.video])
}

function isSame(one: object, other: object): boolean {
  const [before, after] = [Object.entries(one), Object.entries(other)]
  return (
    before.length === after.length &&
    before.every(([field, value]) => (other as Record<string, unknown>)[field] === value)
  )
}
