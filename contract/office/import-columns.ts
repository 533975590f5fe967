// The columns of the files that can be imported, under the names of the API; a dot leads into a field. Apart from the
// schemas, because the browser makes the sample files of it.
import type { ImportKind } from './import-kinds.ts'

type Columns = { required: readonly string[]; optional: readonly string[] }

const numbered = (count: number, names: (number: number) => string[]) =>
  Array.from({ length: count }, (_, index) => names(index + 1)).flat()
const points = (of: string) => numbered(3, (number) => [`${of}.point${number}`])

export const IMPORT_COLUMNS: Record<ImportKind, Columns> = {
  courses: {
    required: [
      'title',
      'classCourse',
      'price',
      'ShortDescription',
      'about',
      'instructorName',
      'education',
      'video',
      'hours',
      'videos',
      'quizzes',
      'notes',
    ],
    optional: [
      'img',
      'instructorImg',
      'instructorId',
      'language',
      'subject',
      'formerPrice',
      'promoCode',
      'Enrolled',
      'transcripts',
      ...points('objective'),
      ...['free', 'email', 'monologues'].flatMap((part) => [`syllabus.${part}.title`, ...points(`syllabus.${part}`)]),
    ],
  },
  books: {
    required: [
      'bookName',
      'price',
      'about',
      'page',
      'formate',
      'filesize',
      'interactive',
      'writerName1',
      'educationWriter1',
    ],
    optional: [
      'img',
      'writerImg',
      'minutes',
      'sample',
      ...points('objective'),
      ...numbered(4, (number) => [`writerName${number}`, `writerImg${number}`, `educationWriter${number}`]).slice(3),
    ],
  },
  instructors: {
    required: ['name', 'Subject', 'education', 'facebook', 'linkedin', 'instagram', 'twitter'],
    optional: ['img'],
  },
  people: { required: ['name', 'email'], optional: ['language'] },
}

/** Two rows to begin with, one in each language. Columns that are not here stay out of the sample. */
export const IMPORT_SAMPLES: Record<ImportKind, Record<string, string>[]> = {
  courses: [
    {
      title: 'Fractions, step by step',
      classCourse: 'classFive',
      price: '12.50',
      ShortDescription: 'Halves, quarters and thirds with things from the kitchen.',
      about: 'Ten short lessons, each with exercises.',
      instructorName: 'Shirin Akter',
      education: 'MSc in Mathematics, University of Dhaka',
      video: 'https://example.com/fractions.mp4',
      hours: '4',
      videos: '10',
      quizzes: '10',
      notes: '5',
      subject: 'Mathematics',
    },
    {
      title: 'বাংলা ব্যাকরণের প্রথম পাঠ',
      classCourse: 'classSix',
      price: '0',
      ShortDescription: 'বাক্য, শব্দ ও বর্ণের পরিচয়।',
      about: 'আটটি ছোট পাঠ, প্রতিটির শেষে অনুশীলন।',
      instructorName: 'রাহেলা খাতুন',
      education: 'এমএ, বাংলা, রাজশাহী বিশ্ববিদ্যালয়',
      video: 'https://example.com/byakaran.mp4',
      hours: '3',
      videos: '8',
      quizzes: '8',
      notes: '4',
      subject: 'Bengali',
    },
  ],
  books: [
    {
      bookName: 'Rivers of the Delta',
      price: '6',
      about: 'How the rivers came, and where they go.',
      page: '120',
      formate: 'PDF',
      filesize: '8.8 MB',
      interactive: 'NO',
      writerName1: 'Tanvir Hasan',
      educationWriter1: 'PhD in Geography, Jahangirnagar University',
    },
    {
      bookName: 'ছোটদের বিজ্ঞান',
      price: '4.50',
      about: 'ঘরে বসে করা যায় এমন বারোটি পরীক্ষা।',
      page: '64',
      formate: 'PDF',
      filesize: '5 MB',
      interactive: 'NO',
      writerName1: 'ফারহানা ইসলাম',
      educationWriter1: 'এমএসসি, পদার্থবিজ্ঞান, ঢাকা বিশ্ববিদ্যালয়',
    },
  ],
  instructors: [
    {
      name: 'Shirin Akter',
      Subject: 'Mathematics',
      education: 'MSc in Mathematics, University of Dhaka',
      facebook: 'https://facebook.com/example',
      linkedin: 'https://linkedin.com/in/example',
      instagram: 'https://instagram.com/example',
      twitter: 'https://x.com/example',
    },
    {
      name: 'রাহেলা খাতুন',
      Subject: 'Bengali',
      education: 'এমএ, বাংলা, রাজশাহী বিশ্ববিদ্যালয়',
      facebook: 'https://facebook.com/example',
      linkedin: 'https://linkedin.com/in/example',
      instagram: 'https://instagram.com/example',
      twitter: 'https://x.com/example',
    },
  ],
  people: [
    { name: 'Nusrat Jahan', email: 'nusrat@example.com', language: 'en' },
    { name: 'রফিকুল ইসলাম', email: 'rafiqul@example.com', language: 'bn' },
  ],
}
