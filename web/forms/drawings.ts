// Drawing code for the previews. On all other pages, the server makes the drawings.
export { avatar } from '#art/avatar.ts'
export { blogCover } from '#art/blog-cover.ts'
export { bookCover } from '#art/book-cover.ts'
export { courseCover } from '#art/course-cover.ts'
export { hueOfCourse } from '#art/hues.ts'
