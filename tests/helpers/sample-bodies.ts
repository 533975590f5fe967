// Valid bodies for adding content. This file imports nothing, so that server and browser tests can share it.

const PICTURE = '/favicon.svg'
const three = { point1: 'One', point2: 'Two', point3: 'Three' }
const part = { title: 'Part', ...three }

export const requiredCourse = {
  title: 'A course',
  img: PICTURE,
  price: 20,
  classCourse: 'classFive',
  ShortDescription: 'Short.',
  instructorImg: PICTURE,
  instructorName: 'A teacher',
  education: 'A school',
  about: 'About it.',
  video: '/porua-intro.mp4',
  hours: 3,
  videos: 4,
  quizzes: 5,
  notes: 6,
}
export const courseBody = {
  ...requiredCourse,
  objective: three,
  syllabus: { free: part, email: part, monologues: part },
  promoCode: 'PORUA10',
  Enrolled: 25,
  transcripts: 10,
}

export const requiredBook = {
  bookName: 'A book',
  img: PICTURE,
  about: 'About it.',
  page: 120,
  formate: 'PDF',
  filesize: '8.8 MB',
  price: 12.5,
  interactive: 'YES',
  writerName1: 'First writer',
  writerImg: PICTURE,
  educationWriter1: 'A school',
}
export const bookBody = {
  ...requiredBook,
  objective: three,
  writerName2: 'Second writer',
  writerImg2: '/writer-2.png',
  educationWriter2: 'B school',
  writerName3: 'Third writer',
  writerImg3: '/writer-3.png',
  educationWriter3: 'C school',
  writerName4: 'Fourth writer',
  writerImg4: '/writer-4.png',
  educationWriter4: 'D school',
}

export const blogBody = {
  title: 'A blog',
  img: PICTURE,
  writerName: 'A writer',
  date: '2026-01-31',
  description: 'Some words.',
}

export const instructorBody = {
  Subject: 'Physics',
  name: 'A teacher',
  img: PICTURE,
  education: 'A school',
  facebook: 'https://facebook.test/teacher',
  linkedin: 'https://linkedin.test/teacher',
  instagram: 'https://instagram.test/teacher',
  twitter: 'https://twitter.test/teacher',
}
