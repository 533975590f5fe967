// What learners read: the curriculum, their progress, a lesson, and the URLs of its files.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Curriculum } from '#contract/calls/learning/learning.ts'
import { courses, orders } from '../../../db/schema.ts'
import { files, lessons, places } from '../../../db/schema-learning.ts'
import { HttpError, one } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { buyerAccess } from '../../catalogue/content/buyer-access.ts'
import { listedItem } from '../../catalogue/content/content-rows.ts'
import type { Deps } from '../../deps.ts'
import { lessonTotals } from './course-figures.ts'
import { KIND_RULES } from './kinds/lesson-kinds.ts'
import { secondsOf, visibleLessons } from './lesson-rows.ts'
import { playOf } from './play.ts'
import { nextLesson, progressOf } from './progress.ts'

/** Nobody owns this many, so one page is enough. */
const MAX_PROGRESS = 200

type LearnCalls = Pick<
  Handlers,
  | 'GET /curriculum/{course}'
  | 'GET /lessonTotals'
  | 'GET /learn/{course}'
  | 'GET /lesson/{id}'
  | 'GET /lesson/{id}/play'
  | 'GET /progress'
>

export function learnCalls(deps: Deps): LearnCalls {
  const { db, reads } = deps
  const liveCourse = reads
    .select({ id: courses.id })
    .from(courses)
    .where(listedItem(courses, sql.placeholder('id')))
    .prepare('curriculum_course')
  const lessonsOfCourse = visibleLessons(reads, eq(lessons.courseId, sql.placeholder('course'))).prepare(
    'lessons_of_course',
  )
  const lessonById = reads
    .select({
      _id: lessons.id,
      title: lessons.title,
      kind: lessons.kind,
      seconds: secondsOf,
      html: lessons.html,
      fileId: lessons.fileId,
      courseId: lessons.courseId,
      fileState: files.state,
      asked: sql<number>`(select count(*)::int from lesson_questions where lesson_id = lessons.id and hidden_at is null)`,
    })
    .from(lessons)
    .leftJoin(files, eq(files.id, lessons.fileId))
    .where(and(eq(lessons.id, sql.placeholder('id')), isNotNull(lessons.sectionId)))
    .prepare('lesson_by_id')
  const placesInCourse = reads
    .select({ item: places.itemId, position: places.position, doneAt: places.doneAt, seenAt: places.seenAt })
    .from(places)
    .where(and(eq(places.userId, sql.placeholder('user')), eq(places.productId, sql.placeholder('course'))))
    .prepare('places_in_course')

  return {
    'GET /lessonTotals': ({ query }) => lessonTotals(db, query.courses),

    async 'GET /curriculum/{course}'({ params: { course }, caller }) {
      const [found] = await liveCourse.execute({ id: course })
      if (!found) {
        one(
          await db
            .select({ id: courses.id })
            .from(courses)
            .where(await buyerAccess(db, caller, courses, course)),
        )
      }
      return { sections: inSections(await lessonsOfCourse.execute({ course })) }
    },

    async 'GET /learn/{course}'({ params: { course }, caller }) {
      const [listed, seen] = await Promise.all([
        lessonsOfCourse.execute({ course }),
        placesInCourse.execute({ user: caller!.userId, course }),
      ])
      const published = new Set(listed.map(({ _id }) => _id))
      const done = seen.filter(({ item, doneAt }) => doneAt && published.has(item)).length
      return {
        percent: listed.length ? Math.floor((done / listed.length) * 100) : 0,
        next: nextLesson(listed, seen)?._id ?? null,
        places: seen.map(({ item, position, doneAt }) => ({ item, position, done: doneAt !== null })),
      }
    },

    async 'GET /lesson/{id}'({ params }) {
      const { _id, title, kind, seconds, html, fileState, asked } = one(await lessonById.execute(params))
      if (fileState !== null && fileState !== 'ready') throw preparing()
      return {
        _id,
        title,
        kind,
        seconds,
        asked,
        ...(html === null ? {} : { html }),
        ...(KIND_RULES[kind].hasQuestions ? { quiz: _id } : {}),
      }
    },

    async 'GET /lesson/{id}/play'({ params, caller }) {
      const lesson = one(await lessonById.execute(params))
      // This is a text or quiz. The player makes both requests before it knows the lesson's kind.
      if (!lesson.fileId) return { sources: [], captions: [], until: deps.now().toISOString() }
      if (lesson.fileState !== 'ready') throw preparing()
      return playOf(deps, {
        scope: 'lesson',
        itemId: lesson._id,
        fileId: lesson.fileId,
        userId: caller?.userId ?? null,
      })
    },

    async 'GET /progress'({ caller }) {
      const owned = db
        .select({ id: orders.productId })
        .from(orders)
        .where(and(eq(orders.userId, caller.userId), eq(orders.state, 'paid')))
        .limit(MAX_PROGRESS)
      return progressOf(db, caller.userId, sql`${owned}`)
    },
  }
}

/** The lesson is published, but its video is still being encoded. */
export const preparing = () =>
  new HttpError(409, 'preparing', 'We’re still preparing this lesson. Come back a little later.')

type Row = Awaited<ReturnType<ReturnType<typeof visibleLessons>['execute']>>[number]

export function inSections(rows: Row[]) {
  const sections = new Map<string, { _id: string; title: string; lessons: Curriculum['sections'][number]['lessons'] }>()
  for (const { sectionId, section, courseId: _course, uploadedAt, ...lesson } of rows) {
    const known = sections.get(sectionId) ?? { _id: sectionId, title: section, lessons: [] }
    const isOpenVideo = lesson.free && KIND_RULES[lesson.kind].isVideo
    known.lessons.push({ ...lesson, ...(isOpenVideo && uploadedAt ? { uploadedAt: uploadedAt.toISOString() } : {}) })
    sections.set(sectionId, known)
  }
  return [...sections.values()]
}
