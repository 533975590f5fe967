import type { BookChapter } from '#contract/reading.ts'

/** The entries of the contents; recordings of pages stand in the same list. */
export const contentsOf = (chapters: BookChapter[]) =>
  chapters.filter(({ page, url }) => page !== undefined && url === undefined)

export const chapterAt = (chapters: BookChapter[], page: number) =>
  contentsOf(chapters).findLast((chapter) => chapter.page! <= page)
