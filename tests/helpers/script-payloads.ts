// Texts that run as a script wherever they are not escaped; each fits into the shortest field.
import { blogBody, bookBody, courseBody, instructorBody } from './sample-bodies.ts'
import { fieldsOf, type CallWithBody } from './sweep/bodies.ts'
import type { Kind } from './sweep/values.ts'

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

/** URLs that the contract accepts, with as much script in them as it lets through. */
const PICTURE = `/favicon.svg#'onerror='alert(1)`
const LINK = `https://links.test/?'onclick='alert(1)#javascript:alert(1)`

const points = (text: string) => ({ point1: text, point2: text, point3: text })
const part = (text: string) => ({ title: text, ...points(text) })

const PAYLOAD_VALUES: Partial<Record<Kind, (text: string) => unknown>> = {
  text: (text) => text,
  optionalText: (text) => text,
  longText: (text) => `${text}\n\n${text}`,
  picture: () => PICTURE,
  optionalPicture: () => PICTURE,
  link: () => LINK,
  points,
  syllabus: (text) => ({ free: part(text), email: part(text), monologues: part(text) }),
}

/** Content with the payload in every field that takes text. */
export const contentOf = (text: string) => ({
  // The course is free, so ordering it is enough to own it.
  addCourse: {
    ...withPayload('POST /addCourse', courseBody, text),
    about: `${text}\n\n${text}`,
    price: 0,
    classCourse: 'classNine',
  },
  addBook: withPayload('POST /addBook', bookBody, text),
  addBlog: withPayload('POST /addBlog', blogBody, text),
  addInstructor: withPayload('POST /addInstructor', instructorBody, text),
})

function withPayload(call: CallWithBody, body: Record<string, unknown>, text: string): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(call).map(({ field, kind }) => [field, PAYLOAD_VALUES[kind]?.(text) ?? body[field]]),
  )
}

export const profileOf = (text: string) => ({ education: text, location: text, phone: text })

/** Elements that only an unescaped payload creates; the site itself has none of them. */
export const INJECTED_ELEMENTS = [
  'a[href^="javascript:" i]',
  'iframe[src^="javascript:" i]',
  'form[action^="javascript:" i]',
  'script[src*="evil.test"]',
  '[onerror]',
  '[onload]',
  '[onclick]',
  '[onmouseover]',
].join()
