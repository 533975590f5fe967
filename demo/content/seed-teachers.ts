// Three instructors in the demo get an account. One of them has courses in every state of a review.
import { eq } from 'drizzle-orm'
import { coverAddress } from '#art/cover-address.ts'
import { COURSE_DEFAULTS } from '#contract/constants.ts'
import type { CurriculumTree } from '#contract/calls/learning/learning.ts'
import { COURSE_OBJECTIVE, COURSE_SYLLABUS } from '#contract/texts.ts'
import { contentKinds } from '#server/modules/catalogue/content/content-kinds.ts'
import { languageOf } from '#server/modules/catalogue/content/language-of.ts'
import type { Transaction } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import { curriculumDrafts } from '../../server/db/schema-learning.ts'
import { courseReviews } from '../../server/db/schema-teaching.ts'
import { courses, instructors, products, users } from '../../server/db/schema.ts'
import { DEMO_ACCOUNTS, DEMO_TEACHERS } from './accounts.ts'
import { TAUGHT_DRAFTS, type TaughtDraft } from './taught-drafts.ts'

const DAY_MS = 86_400_000

export async function seedTeachers(tx: Transaction, now: Date, version: number): Promise<void> {
  for (const { email, name } of DEMO_TEACHERS) {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    await tx.update(instructors).set({ userId: person!.id }).where(eq(instructors.name, name))
  }
  const { name } = DEMO_TEACHERS[0]!
  const [teacher] = await tx.select().from(instructors).where(eq(instructors.name, name))
  const { email } = DEMO_ACCOUNTS.find(({ role }) => role === 'admin')!
  const [reviewer] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  for (const draft of TAUGHT_DRAFTS)
    await seedDraft(tx, draft, { teacher: teacher!, reviewer: reviewer!.id, now, version })
}

type Around = { teacher: typeof instructors.$inferSelect; reviewer: string; now: Date; version: number }

async function seedDraft(
  tx: Transaction,
  draft: TaughtDraft,
  { teacher, reviewer, now, version }: Around,
): Promise<void> {
  const askedAt = new Date(now.getTime() - (draft.askedDaysAgo ?? 0) * DAY_MS)
  const id = newId(new Date(askedAt.getTime() - DAY_MS))
  const { title, classCourse, subject, price, about, short, state, note = null } = draft
  const row = contentKinds.course.toRow({
    title,
    classCourse,
    subject,
    price,
    about,
    ShortDescription: short,
    img: coverAddress({ kind: 'course', id }),
    video: '/porua-intro.mp4',
    language: languageOf(title),
    formerPrice: null,
    instructorId: teacher.id,
    instructorName: teacher.name,
    instructorImg: teacher.img,
    education: teacher.education,
    hours: 1,
    videos: 0,
    quizzes: 0,
    notes: draft.sections.flatMap(({ lessons }) => lessons).length,
    objective: COURSE_OBJECTIVE,
    syllabus: COURSE_SYLLABUS,
    promoCode: COURSE_DEFAULTS.promoCode,
    transcripts: 0,
    Enrolled: 0,
  })
  await tx.insert(products).values({ id, kind: 'course' })
  await tx.insert(courses).values({
    ...row,
    id,
    isListed: false,
    reviewState: state,
    reviewNote: note,
    createdAt: askedAt,
    changedIn: version,
  })
  const tree = treeOf(draft)
  await tx.insert(curriculumDrafts).values({ courseId: id, tree, revision: 1, changedAt: askedAt })
  if (state === 'draft') return
  const [{ fields } = { fields: {} }] = await tx
    .select({ fields: contentKinds.course.fields })
    .from(courses)
    .where(eq(courses.id, id))
  const decision =
    state === 'sent_back'
      ? { decision: state, decidedBy: reviewer, decidedAt: new Date(askedAt.getTime() + DAY_MS), note }
      : {}
  await tx.insert(courseReviews).values({
    id: newId(askedAt),
    courseId: id,
    askedBy: teacher.userId,
    askedAt,
    course: { fields, tree },
    ...decision,
  })
}

/** The first lesson is the free preview. */
const treeOf = ({ sections }: TaughtDraft): CurriculumTree => ({
  sections: sections.map(({ title, lessons }, section) => ({
    _id: newId(),
    title,
    lessons: lessons.map((lesson, index) => ({
      _id: newId(),
      kind: 'text',
      free: section === 0 && index === 0,
      quiz: null,
      task: null,
      file: null,
      ...lesson,
    })),
  })),
})
