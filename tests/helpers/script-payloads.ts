// Texts that become a script wherever they are not shown as text; each fits into the shortest field.

export const PAYLOADS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `'onmouseover='alert(1)' x='`,
  '</script><svg onload=alert(1)>',
  '</title><script src=//evil.test></script',
  'javascript:alert(1)//',
  '{{[].at.constructor("alert(1)")()}}',
  ']]>--><iframe src=javascript:alert(1)>',
]

/** Addresses that the contract takes, with as much of a script in them as it lets through. */
const PICTURE = `/favicon.svg#'onerror='alert(1)`
const LINK = `https://links.test/?'onclick='alert(1)#javascript:alert(1)`

const points = (text: string) => ({ point1: text, point2: text, point3: text })
const part = (text: string) => ({ title: text, ...points(text) })

/** What an administrator writes, with the payload in every field that takes text. */
export const contentOf = (text: string) => ({
  addCourse: {
    title: text,
    img: PICTURE,
    // Free, so that it is paid as soon as it is ordered.
    price: 0,
    classCourse: 'classNine',
    ShortDescription: text,
    instructorImg: PICTURE,
    instructorName: text,
    education: text,
    about: `${text}\n\n${text}`,
    video: PICTURE,
    hours: 1,
    videos: 1,
    quizzes: 1,
    notes: 1,
    objective: points(text),
    syllabus: { free: part(text), email: part(text), monologues: part(text) },
    promoCode: text,
  },
  addBook: {
    bookName: text,
    img: PICTURE,
    about: text,
    page: 1,
    formate: 'PDF',
    filesize: 1,
    price: 5,
    interactive: 'YES',
    objective: points(text),
    writerName1: text,
    writerImg: PICTURE,
    educationWriter1: text,
    writerName2: text,
    writerImg2: PICTURE,
    educationWriter2: text,
    writerName3: text,
    writerImg3: PICTURE,
    educationWriter3: text,
    writerName4: text,
    writerImg4: PICTURE,
    educationWriter4: text,
  },
  addBlog: { title: text, img: PICTURE, writerName: text, date: '2026-01-31', description: `${text}\n\n${text}` },
  addInstructor: {
    Subject: 'Physics',
    name: text,
    img: PICTURE,
    education: text,
    facebook: LINK,
    linkedin: LINK,
    instagram: LINK,
    twitter: LINK,
  },
})

export const profileOf = (text: string) => ({ education: text, location: text, phone: text })

/** Elements a payload would have made; none of them is the site's own. */
export const MADE_BY_A_PAYLOAD = [
  'a[href^="javascript:" i]',
  'iframe[src^="javascript:" i]',
  'form[action^="javascript:" i]',
  'script[src*="evil.test"]',
  '[onerror]',
  '[onload]',
  '[onclick]',
  '[onmouseover]',
].join()
