import { and, eq, inArray } from 'drizzle-orm'
import type { ListedLesson } from '#contract/calls/learning/learning.ts'
import type { Database } from '../../../db/database.ts'
import { lessons } from '../../../db/schema-learning.ts'
import { visibleLessons } from '../../learning/lessons/lesson-rows.ts'

/** The first free preview of each course. Courses without one are left out. */
export async function firstPreviews(db: Database, courseIds: string[]): Promise<Map<string, ListedLesson>> {
  const first = new Map<string, ListedLesson>()
  if (!courseIds.length) return first
  const free = await visibleLessons(db, and(inArray(lessons.courseId, courseIds), eq(lessons.free, true))!)
  for (const { courseId, sectionId: _id, section: _title, uploadedAt: _at, ...lesson } of free) {
    if (!first.has(courseId)) first.set(courseId, lesson)
  }
  return first
}
