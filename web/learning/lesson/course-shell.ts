import type { Course } from '#contract/calls/catalogue/catalogue.ts'
import type { Curriculum } from '#contract/calls/learning/learning.ts'

/** The public facts about a course, so that the server can render the page around a lesson. */
export type CourseShell = {
  about: Pick<Course, '_id' | 'title' | 'classCourse' | 'language'>
  sections: Curriculum['sections']
}

export const lessonIn = ({ sections }: CourseShell, lesson: string | undefined) =>
  sections.flatMap(({ lessons }) => lessons).find(({ _id }) => _id === lesson)

/** Going to another lesson of the same course needs no network. */
export const isNewCourse = (args: { currentParams: Params; nextParams: Params }): boolean =>
  args.currentParams.courseId !== args.nextParams.courseId

type Params = Readonly<Record<string, string | undefined>>
