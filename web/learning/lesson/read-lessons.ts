// Where the page gets lessons: the published ones or, in an author's preview, the draft.
import type { Curriculum, LessonPreview, Play } from '#contract/calls/learning/learning.ts'
import { isAuthor } from '../../session/author.ts'
import { api } from '../../session/api.ts'
import { readPlay, readPublished } from './early-lesson.ts'

type LessonScope = { course: string; isPreview: boolean }

/** A preview's URL may have been given to someone else, who then gets the published lessons. */
const isDraft = async ({ course, isPreview }: LessonScope): Promise<boolean> => isPreview && (await isAuthor(course))

export async function readCurriculum(shown: LessonScope): Promise<Curriculum> {
  const params = { course: shown.course }
  if (await isDraft(shown)) return api('GET /curriculum/{course}/preview', { params })
  return api('GET /curriculum/{course}', { params })
}

export async function readLesson(id: string, shown: LessonScope): Promise<LessonPreview> {
  if (await isDraft(shown)) return api('GET /curriculum/{course}/lesson/{id}', { params: { course: shown.course, id } })
  return readPublished(id)
}

export async function readFiles(id: string, shown: LessonScope): Promise<Play> {
  if (!(await isDraft(shown))) return readPlay(id)
  return api('GET /curriculum/{course}/lesson/{id}/play', { params: { course: shown.course, id } })
}
