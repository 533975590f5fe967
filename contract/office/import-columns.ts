// The columns of importable files, under their API names. A dot leads into a nested field. This is separate from the
// schemas because the browser builds the sample files from it.
import type { BookInput, CourseInput, InstructorInput } from '../calls/catalogue/catalogue.ts'
import type { PersonInput } from '../calls/office/imports.ts'
import type { ImportKind } from './import-kinds.ts'

/** For every field: whether its column is required, or which columns fill it. Those may be left out. */
type ColumnsOf<Fields> = {
  [Name in keyof Fields]-?: NonNullable<Fields[Name]> extends object ? readonly string[] : 'required' | 'optional'
}

const POINTS = ['point1', 'point2', 'point3']
const SYLLABUS = ['free', 'email', 'monologues'].flatMap((part) =>
  ['title', ...POINTS].map((name) => `${part}.${name}`),
)

/** The compiler checks that no field of a body is missing here. */
const COLUMNS = {
  courses: {
    title: 'required',
    classCourse: 'required',
    price: 'required',
    ShortDescription: 'required',
    about: 'required',
    instructorName: 'required',
    education: 'required',
    video: 'required',
    hours: 'required',
    videos: 'required',
    quizzes: 'required',
    notes: 'required',
    img: 'optional',
    instructorImg: 'optional',
    instructorId: 'optional',
    language: 'optional',
    subject: 'optional',
    formerPrice: 'optional',
    promoCode: 'optional',
    Enrolled: 'optional',
    transcripts: 'optional',
    objective: POINTS,
    syllabus: SYLLABUS,
  } satisfies ColumnsOf<CourseInput>,
  books: {
    bookName: 'required',
    price: 'required',
    about: 'required',
    page: 'required',
    formate: 'required',
    filesize: 'required',
    interactive: 'required',
    writerName1: 'required',
    educationWriter1: 'required',
    img: 'optional',
    writerImg: 'optional',
    minutes: 'optional',
    sample: 'optional',
    objective: POINTS,
    // Files are uploaded in the form.
    files: [],
    writerName2: 'optional',
    writerImg2: 'optional',
    educationWriter2: 'optional',
    writerName3: 'optional',
    writerImg3: 'optional',
    educationWriter3: 'optional',
    writerName4: 'optional',
    writerImg4: 'optional',
    educationWriter4: 'optional',
  } satisfies ColumnsOf<BookInput>,
  instructors: {
    name: 'required',
    Subject: 'required',
    education: 'required',
    facebook: 'required',
    linkedin: 'required',
    instagram: 'required',
    twitter: 'required',
    img: 'optional',
  } satisfies ColumnsOf<InstructorInput>,
  people: { name: 'required', email: 'required', language: 'optional' } satisfies ColumnsOf<PersonInput>,
} as const

type Columns = { required: string[]; optional: string[] }

const columnsOf = (kind: ImportKind): Columns => {
  const columns = Object.entries<'required' | 'optional' | readonly string[]>(COLUMNS[kind])
  return {
    required: columns.filter(([, need]) => need === 'required').map(([name]) => name),
    optional: columns.flatMap(([name, need]) => {
      if (typeof need !== 'string') return need.map((part) => `${name}.${part}`)
      return need === 'optional' ? [name] : []
    }),
  }
}

export const IMPORT_COLUMNS: Record<ImportKind, Columns> = {
  courses: columnsOf('courses'),
  books: columnsOf('books'),
  instructors: columnsOf('instructors'),
  people: columnsOf('people'),
}

type RequiredColumns<Kind extends ImportKind> = {
  [Name in keyof (typeof COLUMNS)[Kind] as (typeof COLUMNS)[Kind][Name] extends 'required' ? Name : never]: string
}

/** Two sample rows, one in each language. Columns that aren't listed here are left out of the sample. */
export const IMPORT_SAMPLES: { [Kind in ImportKind]: (RequiredColumns<Kind> & Record<string, string>)[] } = {
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
