// The parts for owners are in a separate chunk, so that visitors don't download them.
export { OwnedCourse } from './owned-course.tsx'
export { OwnedLessons } from './owned-lessons.tsx'
