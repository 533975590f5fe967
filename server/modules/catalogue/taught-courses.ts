// Courses that teachers write. A new one is a draft; of one that sells, what a buyer chooses it by changes only through review.
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { courseChange } from '#contract/catalogue.ts'
import type { ProposedChange, taughtBody } from '#contract/teaching.ts'
import type { Transaction } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { courses, instructors } from '../../db/schema.ts'
import type { Caller } from '../../http/caller.ts'
import { conflict, forbidden, one } from '../../http/errors.ts'
import type { Deps } from '../deps.ts'
import { toDollars } from '../money.ts'
import { live } from './content-rows.ts'
import { contentWrites } from './content-writes.ts'
import { languageOf } from './language-of.ts'
import { isInstructorOf } from './teacher-rule.ts'

type CourseChange = z.output<typeof courseChange>

export const inReview = () =>
  conflict('in_review', 'This is in review, so it cannot be changed now. Withdraw the review first.')

export function taughtCourses(deps: Deps) {
  const { content } = deps
  const writes = contentWrites(deps)
  return {
    /** The instructor's facts come from the instructor's entry, never from the form. */
    async add(body: z.output<typeof taughtBody>, caller: Caller) {
      const id = newId()
      await content.write(async (tx, version) => {
        const instructor = await ownInstructor(tx, caller.userId)
        const language = body.language ?? languageOf(body.title)
        const course = { ...body, ...instructor, language, Enrolled: 0 }
        const draft = { isListed: false, reviewState: 'draft' } as const
        await writes.addWithin({ tx, version, actor: caller }, { kind: 'course', id }, course, draft)
      })
      return { insertedId: id }
    },

    async change(id: string, change: CourseChange, caller: Caller) {
      await content.write(async (tx, version) => {
        const write = { tx, version, actor: caller }
        // Locked, so that a review asked for meanwhile sees the change, or the change sees the review.
        const course = one(await tx.select().from(courses).where(live(courses, id)).for('update'))
        const { instructorId: _, instructorName: _n, instructorImg: _i, education: _e, Enrolled: _l, ...own } = change
        if (!course.isListed) {
          if (course.reviewState === 'in_review') throw inReview()
          await writes.changeWithin(write, { kind: 'course', id }, own)
          return
        }
        const { title, price, formerPrice: former, classCourse, ...free } = own
        const formerPrice = former === null ? '' : former
        await writes.changeWithin(write, { kind: 'course', id }, free)
        await propose(tx, course, { title, price, formerPrice, classCourse })
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
  if (!instructor) throw forbidden('Only teachers may do this.')
  return instructor
}

type Wanted = { [Field in keyof ProposedChange]: ProposedChange[Field] | undefined }

/** Stores what differs from how the course sells. A field set back to that is no longer proposed. */
async function propose(tx: Transaction, course: typeof courses.$inferSelect, wanted: Wanted): Promise<void> {
  const sold: Required<ProposedChange> = {
    title: course.title,
    price: toDollars(course.priceCents),
    formerPrice: course.formerPriceCents === null ? '' : toDollars(course.formerPriceCents),
    classCourse: course.category as Required<ProposedChange>['classCourse'],
  }
  const before = course.proposed ?? {}
  const sent = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  const merged = Object.entries({ ...before, ...sent })
  const proposed = Object.fromEntries(merged.filter(([field, value]) => value !== sold[field as keyof Wanted]))
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
}

function isSame(one: object, other: object): boolean {
  const [before, after] = [Object.entries(one), Object.entries(other)]
  return (
    before.length === after.length &&
    before.every(([field, value]) => (other as Record<string, unknown>)[field] === value)
  )
}
