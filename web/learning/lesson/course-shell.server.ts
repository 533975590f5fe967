import type { RouterContextProvider } from 'react-router'
import { requestApi } from '../../session/request-api.ts'
import type { CourseShell } from './course-shell.ts'

/** Null for a course that is gone, or open only to its buyers. The browser then asks in their name. */
export async function loadCourseShell(
  context: Readonly<RouterContextProvider>,
  course: string,
): Promise<CourseShell | null> {
  const api = context.get(requestApi)
  try {
    const [{ _id, title, classCourse, language }, { sections }] = await Promise.all([
      api('GET /course/{id}', { params: { id: course } }),
      api('GET /curriculum/{course}', { params: { course } }),
    ])
    return { about: { _id, title, classCourse, language }, sections }
  } catch {
    return null
  }
}
