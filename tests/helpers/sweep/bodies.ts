// The fields of every body, by kind. A contract field that is missing here does not compile; a question mark marks an
// optional one.
import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { calls, type AnyCallName, type Calls } from '#contract/calls.ts'
import { INFINITE, type Kind } from './values.ts'

type BodyOf<Name extends AnyCallName> = Calls[Name] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : never

/** Calls whose body is an object; the one that takes a list has its own tests. */
export type CallWithBody = {
  [Name in AnyCallName]: Calls[Name] extends { body: z.ZodObject } ? Name : never
}[AnyCallName]

type FieldKind = Kind | `${Kind}?`

type Fields = { [Name in CallWithBody]: { [Field in keyof BodyOf<Name>]-?: FieldKind } }

const blog = { title: 'text', img: 'picture', writerName: 'text', date: 'day', description: 'longText' } as const
const book = {
  bookName: 'text',
  img: 'picture',
  about: 'text',
  page: 'count',
  formate: 'choice',
  filesize: 'size',
  price: 'bookPrice',
  interactive: 'choice',
  writerName1: 'text',
  writerImg: 'picture',
  educationWriter1: 'text',
} as const
const optionalOfBook = {
  minutes: 'optionalCount?',
  sample: 'optionalSample?',
  files: 'bookFiles?',
  objective: 'points?',
  writerName2: 'optionalText?',
  writerImg2: 'optionalPicture?',
  educationWriter2: 'optionalText?',
  writerName3: 'optionalText?',
  writerImg3: 'optionalPicture?',
  educationWriter3: 'optionalText?',
  writerName4: 'optionalText?',
  writerImg4: 'optionalPicture?',
  educationWriter4: 'optionalText?',
} as const
const course = {
  title: 'text',
  img: 'picture',
  price: 'price',
  ShortDescription: 'text',
  instructorImg: 'picture',
  instructorName: 'text',
  education: 'text',
  about: 'text',
  video: 'picture',
  hours: 'count',
  videos: 'count',
  quizzes: 'count',
  notes: 'count',
} as const
const countedOfCourse = {
  hours: 'countFromZero?',
  videos: 'countFromZero?',
  quizzes: 'countFromZero?',
  notes: 'countFromZero?',
} as const
const optionalOfCourse = {
  formerPrice: 'optionalPrice?',
  objective: 'points?',
  syllabus: 'syllabus?',
  promoCode: 'text?',
  Enrolled: 'countFromZero?',
  transcripts: 'countFromZero?',
  language: 'choice?',
  subject: 'optionalChoice?',
  instructorId: 'optionalId?',
} as const
/** A teacher's course has the teacher's own name, and its learners are counted. */
const { Enrolled: _enrolled, instructorId: _instructor, ...optionalOfOwnCourse } = optionalOfCourse
/** A title is enough for a teacher's draft. */
const draft = {
  ...optionalOfOwnCourse,
  classCourse: 'optionalChoice?',
  img: 'gapPicture?',
  price: 'optionalPrice?',
  ShortDescription: 'gapText?',
  about: 'gapText?',
  video: 'gapPicture?',
  hours: 'gapNumber?',
  videos: 'gapNumber?',
  quizzes: 'gapNumber?',
  notes: 'gapNumber?',
} as const
const instructor = {
  Subject: 'choice',
  name: 'text',
  img: 'picture',
  education: 'text',
  facebook: 'link',
  linkedin: 'link',
  instagram: 'link',
  twitter: 'link',
} as const
const coupon = {
  code: 'couponCode',
  percent: 'noPercent?',
  amount: 'noAmount?',
  product: 'optionalId?',
  category: 'optionalChoice?',
  kind: 'optionalChoice?',
  startsAt: 'optionalTime?',
  endsAt: 'optionalTime?',
  maxUses: 'optionalCount?',
  maxEach: 'optionalCount?',
  firstOnly: 'flag?',
} as const
const handInText = { text: 'optionalText', writtenAt: 'time', number: 'handInNumber' } as const
const grade = {
  points: 'gradePoints',
  words: 'optionalText',
  marks: 'marks',
  again: 'flag',
  revision: 'draftRevision',
} as const
const revision = { revision: 'revision?' } as const

export const FIELDS: Fields = {
  'PUT /user/{email}': { email: 'ownEmail', accessToken: 'issuerToken?' },
  'PUT /users/{email}': { education: 'text?', location: 'text?', phone: 'text?', photoURL: 'photo?' },
  'PUT /users/{email}/name': { name: 'text' },
  'POST /guardians': { email: 'guardianEmail', language: 'choice' },
  'PUT /push': { endpoint: 'pushEndpoint', keys: 'pushKeys', language: 'choice' },
  'POST /push/renew': { endpoint: 'pushEndpoint', keys: 'pushKeys', old: 'knownLink' },
  'POST /addBlog': blog,
  'PUT /blogUpdate/{id}': { ...allOptional(blog), ...revision },
  'POST /addBook': { ...book, ...optionalOfBook },
  'PUT /bookUpdate/{id}': { ...allOptional(book), ...optionalOfBook, ...revision },
  'POST /addCourse': { ...course, ...optionalOfCourse, classCourse: 'choice' },
  'PUT /courseUpdate/{id}': {
    ...allOptional(course),
    ...countedOfCourse,
    ...optionalOfCourse,
    classCourse: 'choice?',
    ...revision,
  },
  'POST /teach': { ...draft, title: 'text' },
  'PUT /teach/{course}': { ...draft, title: 'text?', ...revision },
  'POST /teach/live': {
    title: 'text',
    about: 'text',
    price: 'price',
    staysOpen: 'flag?',
    roomLink: 'optionalLink?',
    programme: 'programme',
    subject: 'choice',
    zone: 'zone?',
    minutes: 'classMinutes',
    pattern: 'pattern',
    dates: 'dates?',
    instructor: 'id?',
    tutor: 'text?',
  },
  'PUT /live/{id}': { title: 'text?', about: 'text?', price: 'price?', staysOpen: 'flag?', roomLink: 'optionalLink?' },
  'PUT /live/{id}/review': { state: 'choice', note: 'optionalText?', askedAt: 'time' },
  'POST /live/{session}/recording/file': { name: 'text', bytes: 'bytes' },
  'POST /live/{session}/move': { startsAt: 'timeToCome' },
  'PUT /live/{session}/attendance/{user}': { corrected: 'correction' },
  'POST /course/{id}/review': { state: 'choice' },
  'PUT /course/{id}/review': { state: 'choice', note: 'optionalText?', review: 'id?' },
  'POST /instructor/{id}/invite': { email: 'requiredEmail' },
  'PUT /instructor/{id}/account': { email: 'requiredEmail' },
  'POST /addInstructor': instructor,
  'PUT /updateInstructor/{id}': { ...allOptional(instructor), ...revision },
  'POST /addreview': { comment: 'text', ratting: 'ratting' },
  'POST /order': { id: 'id', price: 'knownPrice?' },
  'POST /create-payment-intent': { price: 'knownPrice?', orderId: 'id?', promoCode: 'promoCode?' },
  'POST /payment/{id}/begin': { method: 'choice', coupon: 'promoCode?' },
  'POST /exchangeRates': { rate: 'rate', ...revision },
  'POST /heldPayments/{id}': { decision: 'choice' },
  'POST /failedReversals/{id}': { decision: 'choice' },
  'PATCH /enrollCourse/{id}': { transactionId: 'text?' },
  'PUT /myClass': { classCourse: 'choiceOrNone' },
  'PUT /note/{id}': { lesson: 'id', second: 'second', text: 'text' },
  'PUT /mark/{id}': { book: 'id', position: 'markPosition', text: 'markText' },
  'PUT /book/{id}/text': { pages: 'pageTexts' },
  'PUT /attempt/{id}': { answers: 'answers', answeredAt: 'answeredAt?' },
  'PUT /task/{id}/text': handInText,
  'POST /task/{id}/handIn': handInText,
  'POST /task/{id}/file': { _id: 'id', name: 'text', kind: 'choice', bytes: 'bytes' },
  'PUT /handIn/{id}/grade': grade,
  'POST /handIn/{id}/return': grade,
  'POST /quizImport': { format: 'choice', text: 'importText' },
  'PUT /certificate/{code}': { isShared: 'flag' },
  'POST /certificates/{course}': { name: 'ownName' },
  'PUT /certificate/{code}/reissue': { name: 'ownName' },
  'PUT /curriculum/{course}/certificateRule': { rule: 'choice' },
  'PUT /certificate/{code}/revoke': { reason: 'text' },
  'PUT /question/{id}': { lesson: 'id', second: 'second', text: 'text' },
  'PUT /answer/{id}': { question: 'id', text: 'text' },
  'PUT /question/{id}/follow': { isFollowed: 'flag' },
  'PUT /answer/{id}/official': { isOfficial: 'flag' },
  'PUT /talk/{id}/hidden': { isHidden: 'flag', reason: 'reason' },
  'PUT /rating/{id}': { stars: 'stars', text: 'optionalText?' },
  'PUT /rating/{id}/hidden': { isHidden: 'flag', reason: 'reason' },
  'PUT /curriculum/{course}': { sections: 'sections', revision: 'draftRevision' },
  'POST /curriculum/{course}/publish': { revision: 'draftRevision' },
  'POST /file': { name: 'text', kind: 'fileKind', bytes: 'bytes' },
  'PUT /file/{id}/captions/{language}': { vtt: 'captions' },
  'POST /payLink': { order: 'id', message: 'text?' },
  'PUT /payLink/{id}': { message: 'text' },
  'POST /pay/{secret}/begin': {
    method: 'choice',
    name: 'text',
    email: 'requiredEmail',
    price: 'knownPrice',
    taka: 'taka?',
  },
  'PUT /payoutDetails': {
    method: 'choice',
    name: 'text',
    number: 'walletNumber',
    bank: 'optionalText?',
    branch: 'optionalText?',
  },
  'POST /payouts': {
    month: 'month',
    rate: 'knownNumber',
    reference: 'text',
    paidOn: 'day',
    key: 'id',
    items: 'payoutItems',
  },
  'PUT /payouts/{id}/failed': { reason: 'text' },
  'PUT /course/{id}/announcement': {
    title: 'optionalText',
    text: 'optionalText',
    audience: 'choice',
    byMail: 'flag',
  },
  'POST /course/{id}/announcements': { title: 'text', text: 'text', audience: 'choice', byMail: 'flag' },
  'PUT /live/{id}/announcement': {
    title: 'optionalText',
    text: 'optionalText',
    audience: 'choice',
    byMail: 'flag',
  },
  'POST /live/{id}/announcements': { title: 'text', text: 'text', audience: 'choice', byMail: 'flag' },
  'PUT /announcement/{id}/mail': { isMailWanted: 'flag' },
  'POST /refundRequest': { order: 'id', message: 'text' },
  'POST /refunds': { order: 'id', amount: 'knownPrice', reason: 'text', key: 'id' },
  'POST /coupons': { ...coupon, percent: 'noPercent' },
  'PUT /coupons/{id}': { ...coupon, code: 'couponCode?' },
  'PUT /coupons/{id}/ended': { ended: 'flag' },
  'PUT /policy/{policy}': {
    summaryEn: 'text',
    textEn: 'policyText',
    summaryBn: 'text',
    textBn: 'policyText',
    ...revision,
  },
  'POST /policyPreview': { text: 'policyText' },
  'PUT /contactMessage/{id}': { state: 'choice' },
  'POST /contact': {
    name: 'text',
    lastName: 'text',
    email: 'typedEmail?',
    subject: 'text',
    message: 'text',
    accessToken: 'token?',
  },
}

export const CALLS_WITH_BODY = Object.keys(FIELDS) as CallWithBody[]
export const isForm = (name: CallWithBody): boolean => (calls[name] as Call).sends === 'form'
export const JSON_CALLS = CALLS_WITH_BODY.filter((name) => !isForm(name))

export function fieldsOf(name: CallWithBody): { field: string; kind: Kind; isRequired: boolean }[] {
  return Object.entries(FIELDS[name] as Record<string, FieldKind>).map(([field, kind]) => ({
    field,
    kind: kind.replace('?', '') as Kind,
    isRequired: !kind.endsWith('?'),
  }))
}

function allOptional<Shape extends Record<string, Kind>>(shape: Shape) {
  return Object.fromEntries(Object.entries(shape).map(([field, kind]) => [field, `${kind}?`])) as {
    [Field in keyof Shape]: `${Shape[Field]}?`
  }
}

/** A form can only send text. */
export const sendable = (name: CallWithBody, values: unknown[]): unknown[] =>
  isForm(name) ? values.filter((value) => typeof value === 'string' && value !== INFINITE) : values
