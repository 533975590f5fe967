// Paths for search engines that don't belong to a record.
import { paths } from '#contract/paths.ts'

export const OPEN_PATHS = ['/', paths.live, paths.blogs, paths.contact, paths.privacy, paths.terms, paths.refunds]

const CLASSES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const SKILLS = ['discountCourse', 'specialCourse', 'IslamicCourse', 'KidsCourse', 'EntertainingCourse', 'liveCourse']
const SUBJECTS = ['english', 'mathematics', 'chemistry', 'physics', 'biology', 'finance', 'religious', 'programming']

/** Only indexed if the owner has opened the catalogue. */
export const CATALOGUE_PATHS = [
  ...withChildren(paths.classes, CLASSES),
  ...withChildren(paths.skills, SKILLS),
  ...withChildren(paths.instructors, SUBJECTS),
  paths.books,
]

/** Hidden from search engines: calls, sign-in, and personal pages. */
export const DISALLOWED_PATHS = [
  '/api/',
  '/identity/',
  paths.login,
  paths.register,
  paths.signedIn,
  paths.myProfile,
  paths.myOrder,
  paths.myCollection,
  paths.downloads,
  paths.myCertificate(''),
  paths.payment(''),
  paths.addReview,
  paths.users,
]

function withChildren(path: string, names: string[]): string[] {
  return [path, ...names.map((name) => `${path}/${name}`)]
}
