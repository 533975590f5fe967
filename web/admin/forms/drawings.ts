// What the previews draw with; on all other pages drawings come from the server.
export { avatar } from '#art/avatar.ts'
export { blogCover } from '#art/blog-cover.ts'
export { bookCover } from '#art/book-cover.ts'
export { courseCover } from '#art/course-cover.ts'
export { hueOfCourse } from '#art/hues.ts'
