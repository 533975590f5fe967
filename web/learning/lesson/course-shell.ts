import type { Course } from '#contract/calls/catalogue/catalogue.ts'
import type { Curriculum } from '#contract/calls/learning/learning.ts'

/** What everybody may know of a course, so that the server renders the page around a lesson. */
export type CourseShell = {
  about: Pick<Course, '_id' | 'title' | 'classCourse' | 'language'>
  sections: Curriculum['sections']
}

export const lessonIn = ({ sections }: CourseShell, lesson: string | undefined) =>
  sections.flatMap(({ lessons }) => lessons).find(({ _id }) => _id === lesson)

/** Turning to another lesson of the same course needs no network. */
export const isNewCourse = (args: { currentParams: Params; nextParams: Params }): boolean =>
  args.currentParams.courseId !== args.nextParams.courseId

type Params = Readonly<Record<string, string | undefined>>
