// What only owners see, in a chunk of its own, so that visitors do not download it.
export { OwnedCourse } from './owned-course.tsx'
export { OwnedLessons } from './owned-lessons.tsx'
