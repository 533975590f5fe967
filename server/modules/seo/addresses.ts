// The pages that are for search engines: addresses that belong to no record.

export const OPEN_PATHS = ['/', '/blogs', '/contact', '/privacy']

const CLASSES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const SKILLS = ['discountCourse', 'specialCourse', 'IslamicCourse', 'KidsCourse', 'EntertainingCourse', 'liveCourse']
const SUBJECTS = ['english', 'mathematics', 'chemistry', 'physics', 'biology', 'finance', 'religious', 'programming']

/** Theirs when the owner opened the catalogue. */
export const CATALOGUE_PATHS = [
  ...listed('/classes', CLASSES),
  ...listed('/courses', SKILLS),
  ...listed('/instructor', SUBJECTS),
  '/books',
]

/** Nothing of these is for search engines: calls, sign-in, and what belongs to one person. */
export const SHUT_PATHS = [
  '/api/',
  '/identity/',
  '/login',
  '/register',
  '/signedIn',
  '/myProfile',
  '/myOrder',
  '/myCollection',
  '/payment/',
  '/addReviwe',
  '/users',
]

function listed(path: string, names: string[]): string[] {
  return [path, ...names.map((name) => `${path}/${name}`)]
}
