// What an announcement's email says around the teacher's text. The preview shows learners' emails from the same words.
import type { Language } from '../constants.ts'

type ProductWords = {
  open: string
  stop: string
  why: (title: string) => string
}

type AnnouncementWords = { dear: (name: string) => string; course: ProductWords; live: ProductWords }

export const ANNOUNCEMENT_WORDS: Record<Language, AnnouncementWords> = {
  en: {
    dear: (name) => `Hi ${name},`,
    course: {
      open: 'Open course',
      stop: 'Stop emails for this course',
      why: (title) => `You’re getting this because you bought ${title}.`,
    },
    live: {
      open: 'Go to class page',
      stop: 'Stop emails for these classes',
      why: (title) => `You’re getting this because you have a seat in ${title}.`,
    },
  },
  bn: {
    dear: (name) => `প্রিয় ${name},`,
    course: {
      open: 'কোর্সটি খুলুন',
      stop: 'এই কোর্সের ইমেইল বন্ধ করুন',
      why: (title) => `${title} কিনেছেন বলে এই ইমেইল পেয়েছেন।`,
    },
    live: {
      open: 'ক্লাসের পাতায় যান',
      stop: 'এই ক্লাসগুলোর ইমেইল বন্ধ করুন',
      why: (title) => `${title}-এ আপনার আসন আছে বলে এই ইমেইল পেয়েছেন।`,
    },
  },
}
