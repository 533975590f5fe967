import type { BookChapter } from '#contract/calls/learning/reading.ts'

/** The table of contents, leaving out page recordings, which are in the same list. */
export const contentsOf = (chapters: BookChapter[]) =>
  chapters.filter(({ page, url }) => page !== undefined && url === undefined)

export const chapterAt = (chapters: BookChapter[], page: number) =>
  contentsOf(chapters).findLast((chapter) => chapter.page! <= page)
