// The wording of a certificate, in the language of its course.
import type { Language } from '#contract/constants.ts'

type Words = {
  site: string
  heading: string
  /** Followed by the course's title on its own line. */
  finished: (lessons: number) => string
  /** Shown after the title. Bengali says it in the sentence before. */
  taughtBy: (instructor: string) => string
  more: (chapters: number) => string
  issuedOn: string
  instructor: string
  checkAt: string
  day: (moment: Date) => string
}

const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const
const bengali = new Intl.NumberFormat('bn', { useGrouping: false })

export const WORDS: Record<Language, Words> = {
  en: {
    site: 'Porua',
    heading: 'Certificate of completion',
    finished: (lessons) => (lessons === 1 ? 'has finished the lesson of' : `has finished all ${lessons} lessons of`),
    taughtBy: (instructor) => `taught by ${instructor}.`,
    more: (chapters) => `and ${chapters} more`,
    issuedOn: 'Issued on',
    instructor: 'Instructor',
    checkAt: 'Check it at',
    day: (moment) => new Intl.DateTimeFormat('en-GB', DAY).format(moment),
  },
  bn: {
    site: 'পড়ুয়া',
    heading: 'কোর্স সমাপ্তির সার্টিফিকেট',
    finished: (lessons) => `${bengali.format(lessons)}টি পাঠের সব কটি শেষ করে এই কোর্সটি সম্পন্ন করেছেন`,
    taughtBy: () => '',
    more: (chapters) => `এবং আরও ${bengali.format(chapters)}টি`,
    issuedOn: 'ইস্যুর তারিখ',
    instructor: 'শিক্ষক',
    checkAt: 'যাচাই করুন',
    day: (moment) => new Intl.DateTimeFormat('bn', DAY).format(moment),
  },
}
