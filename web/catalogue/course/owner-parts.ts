// Owners' parts in a separate chunk, so that visitors do not download them.
export { OwnedCourse } from './owned-course.tsx'
export { OwnedLessons } from './owned-lessons.tsx'
