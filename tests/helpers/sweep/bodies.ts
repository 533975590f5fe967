// The fields of every body, and the values that each kind of field must accept or refuse. A contract field that is
// missing here does not compile; a question mark marks an optional one.
import type { z } from 'zod'
import type { Call } from '#contract/call.ts'
import { calls, type AnyCallName, type Calls } from '#contract/calls.ts'

type BodyOf<Name extends AnyCallName> = Calls[Name] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : never

/** Calls whose body is an object; the one that takes a list has its own tests. */
export type CallWithBody = {
  [Name in AnyCallName]: Calls[Name] extends { body: z.ZodObject } ? Name : never
}[AnyCallName]

export type Kind = keyof typeof VALUES
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
const { instructorImg: _img, instructorName: _name, education: _education, ...ownCourse } = course
const { Enrolled: _enrolled, instructorId: _instructor, ...optionalOfOwnCourse } = optionalOfCourse
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
  'POST /teach': { ...ownCourse, ...optionalOfOwnCourse, classCourse: 'choice' },
  'POST /teach/live': {
    title: 'text',
    about: 'text',
    price: 'price',
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
  'PUT /live/{id}': { title: 'text?', about: 'text?', price: 'price?', roomLink: 'optionalLink?' },
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

/** Placeholder for 1e999, which JSON.stringify would turn into null. */
export const INFINITE = '@1e999'

/** A form can only send text. */
export const sendable = (name: CallWithBody, values: unknown[]): unknown[] =>
  isForm(name) ? values.filter((value) => typeof value === 'string' && value !== INFINITE) : values
const DEEP = 10_000
const TOO_LONG = 'x'.repeat(10_001)

export function toJson(body: unknown): string {
  return JSON.stringify(body).replaceAll(`"${INFINITE}"`, '1e999')
}

export const deepArray = '['.repeat(DEEP) + ']'.repeat(DEEP)
export const deepObject = '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP)

const NOT_A_VALUE: unknown[] = [true, {}, [], ['a'], { toString: 'a' }]
const NEVER_VALID: unknown[] = [null, ...NOT_A_VALUE]
const BAD_TEXT = [5, INFINITE, '', '   ', '\u0000', '\u0007\u001b', '\r\n\t']

/** Hostile, but valid text: stored and shown as text. */
const HOSTILE_TEXT = [
  `'; drop table users; --`,
  `" or 1=1 /*`,
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}${7*7}<%=7*7%>',
  'a\u0000b',
  'a\u0007\u001b[31mb\u007f',
  'a\ud800b',
  '\udc00a',
  'a\u200b\u200d\ufeffb',
  '\u202egnp.exe',
  'পড়ুয়া 👩‍👩‍👧 é',
  '__proto__',
  'constructor',
  '%00%0d%0aset-cookie:a=b',
  '\\u0000',
  '١٢٣',
]

const BAD_URLS = [
  5,
  '',
  '   ',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://files.test/a',
  'blob:https://a.test/1',
  '//evil.test/a.png',
  '/\\evil.test/a.png',
  '/\t/evil.test/a.png',
  '\\\\evil.test\\a',
  'http://',
  'https://user:password@evil.test/',
  'http://a b.test/',
  '/a.png" onerror="alert(1)',
  '/<script>',
  '/a\u0000.png',
  'https://pictures.test/\u0000',
  'https://pictures.test/\u0007a',
  'https://pictures.test/\u007f',
  'pictures.test/a.png',
  `https://pictures.test/${'x'.repeat(2000)}`,
]
const GOOD_URLS = ['https://pictures.test/a.png?b=c&d=%27', 'HTTP://PICTURES.TEST/', 'https://pictures.test/ছবি.png']

const BAD_NUMBERS = [
  'five',
  '',
  ' ',
  '1e3',
  '0x10',
  '1,000',
  '１２',
  '١٢',
  'NaN',
  'Infinity',
  '--1',
  '1 2',
  '1\u0000',
  `1'; --`,
  INFINITE,
  '1e999',
  1e308,
  Number.MAX_SAFE_INTEGER,
  '9'.repeat(400),
  '9'.repeat(5000),
  -1,
  '-1',
  -0.01,
]

const WRONG_NUMBERS = BAD_NUMBERS.filter((value) => value !== '')

const BAD_SIZES = [
  0,
  -1,
  1e9,
  INFINITE,
  '',
  '0',
  'MB',
  '-1 MB',
  '1e3',
  '1 TB',
  '1 MB MB',
  '8,8 MB',
  '1\u0000',
  // Would make a backtracking pattern take quadratic time.
  `1${' '.repeat(100_000)}x`,
]

const BAD_CHOICES = [
  '',
  5,
  'pdf',
  'yes',
  'physics',
  'liveCourse',
  'classEleven',
  'classTwelve',
  'classfive',
  '__proto__',
  'constructor',
  'toString',
  ['PDF'],
  'PDF\u0000',
  TOO_LONG,
]

const BAD_DATES = [
  20260101,
  '',
  'tomorrow',
  '2026-1-1',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2025-02-29',
  '0000-01-01',
  '10000-01-01',
  '-0001-01-01',
  '2026-01-01T00:00:00Z',
  `2026-01-01'; --`,
  '2026-01-01\n',
  '২০২৬-০১-০১',
]

const BAD_POINTS = [
  'text',
  5,
  { point1: 'a', point2: 'b' },
  { point1: 'a', point2: 'b', point3: null },
  { point1: 'a', point2: 'b', point3: TOO_LONG },
]

const BAD_IDS = [
  5,
  '',
  'not-an-id',
  `' or ''='`,
  '0',
  '../../etc/passwd',
  TOO_LONG,
  '01890000-0000-7000-8000-00000000000g',
  '01890000-0000-7000-8000-000000000000\u0000',
  '{01890000-0000-7000-8000-000000000000}',
  '01890000000070008000000000000000',
]

type Values = { refused: unknown[]; accepted: unknown[] }
const kinds = <Kinds extends Record<string, Values>>(table: Kinds) => table

const QUESTION_ID = '01890000-0000-7000-8000-00000000c0d1'

const VALUES = kinds({
  text: { refused: [...NEVER_VALID, ...BAD_TEXT, TOO_LONG], accepted: HOSTILE_TEXT },
  policyText: { refused: [...NEVER_VALID, ...BAD_TEXT, 'x'.repeat(40_001)], accepted: ['x'.repeat(40_000)] },
  longText: { refused: [...NEVER_VALID, ...BAD_TEXT, 'x'.repeat(100_001)], accepted: ['x'.repeat(100_000)] },
  optionalText: { refused: [...NEVER_VALID, 5, TOO_LONG], accepted: ['', ...HOSTILE_TEXT] },
  /** Any code but the course's own is refused. */
  promoCode: { refused: [...NEVER_VALID, 5, TOO_LONG, ...HOSTILE_TEXT], accepted: ['', '  '] },
  picture: {
    refused: [...NEVER_VALID, ...BAD_URLS, '/media/nobody-has-this.webp'],
    accepted: ['/a.png', ...GOOD_URLS],
  },
  /** Accepts the person's own uploads only, which have their own tests. */
  photo: {
    refused: [...NEVER_VALID, ...BAD_URLS, ...GOOD_URLS, '/a.png', '/?lang=bn', '/media/nobody.webp'],
    accepted: [],
  },
  optionalPicture: {
    refused: [...NEVER_VALID, ...BAD_URLS.filter((value) => value !== '')],
    accepted: ['', '/a.png', ...GOOD_URLS],
  },
  link: { refused: [...NEVER_VALID, ...BAD_URLS, '/a/path/of/this/site'], accepted: GOOD_URLS },
  count: {
    refused: [...NEVER_VALID, ...BAD_NUMBERS, 0, '0', 1.5, '1.5', 1_000_001],
    accepted: [1, '7', ' 8 ', 1_000_000],
  },
  optionalCount: { refused: [...NOT_A_VALUE, ...WRONG_NUMBERS, 0, 1.5], accepted: ['', null, 1, '7'] },
  optionalSample: { refused: [...NOT_A_VALUE, ...WRONG_NUMBERS, 21, 1.5], accepted: ['', null, 0, '7', 20] },
  countFromZero: { refused: [...NEVER_VALID, ...BAD_NUMBERS, 1.5, 1_000_001], accepted: [0, '0', 7] },
  price: { refused: [...NEVER_VALID, ...BAD_NUMBERS, 1.005, '0.001', 100_001], accepted: [0, 0.01, '19.99', 100_000] },
  optionalPrice: { refused: [...NOT_A_VALUE, ...WRONG_NUMBERS, 1.005], accepted: ['', null, 0, '19.99'] },
  bookPrice: {
    refused: [...NEVER_VALID, ...BAD_NUMBERS, 0, 0.99, '0', 1.005, 100_001],
    accepted: [1, '19.99', 100_000],
  },
  /** An outdated price is a conflict, which has its own tests. */
  rate: { refused: [...NEVER_VALID, ...BAD_NUMBERS, 122.505, 49, 501], accepted: [50, 500, 122.5, '122.55'] },
  knownPrice: { refused: [...NEVER_VALID, ...BAD_NUMBERS, 1.005, 100_001], accepted: [] },
  couponCode: {
    refused: [...NEVER_VALID, 5, '', 'abc', 'A'.repeat(21), 'MAN GO', 'আম-আম', 'MANGO\u0000', TOO_LONG],
    accepted: [],
  },
  /** A coupon has a percentage or an amount: which one is missing has its own tests. */
  noPercent: { refused: [...NOT_A_VALUE, ...WRONG_NUMBERS, 0, 101, 1.5], accepted: [] },
  noAmount: { refused: [...NOT_A_VALUE, ...WRONG_NUMBERS, 0, 1.005], accepted: ['', null] },
  optionalTime: {
    refused: [...NOT_A_VALUE, 5, 'tomorrow', '2026-01-01', '2026-02-30T00:00:00Z', '২০২৬-০১-০১T00:00:00Z'],
    accepted: ['', null, '2026-02-28T00:00:00.000Z'],
  },
  time: { refused: [...NEVER_VALID, 5, 'tomorrow', '2026-02-30T00:00:00Z'], accepted: ['2026-02-28T00:00:00.000Z'] },
  timeToCome: {
    refused: [...NEVER_VALID, 5, 'tomorrow', '2026-01-01T00:00:00.000Z'],
    accepted: ['2999-01-01T00:00:00.000Z'],
  },
  programme: { refused: [...NEVER_VALID, ...BAD_NUMBERS, 0, 13, 1.5], accepted: [1, '12'] },
  classMinutes: { refused: [...NEVER_VALID, ...BAD_NUMBERS, 14, 241], accepted: [15, '240'] },
  zone: { refused: [...NEVER_VALID, 5, '', 'Dhaka', '../etc/passwd'], accepted: ['Europe/London', 'UTC'] },
  pattern: {
    refused: [
      ...NEVER_VALID,
      5,
      'weekly',
      { from: '2999-01-01', weekdays: [], at: '18:00', count: 1 },
      { from: '2999-02-30', weekdays: [1], at: '18:00', count: 1 },
      { from: '2999-01-01', weekdays: [8], at: '25:00', count: 61 },
    ],
    accepted: [{ from: '2999-01-01', weekdays: [1, 4], at: '18:00', count: 2 }],
  },
  /** Both at once are refused, which has its own tests. */
  dates: { refused: [5, 'tomorrow', {}, [], [null], [{ day: '2999-01-01', at: '6 pm' }]], accepted: [] },
  optionalLink: { refused: [...NEVER_VALID, ...BAD_URLS.filter((url) => url !== '')], accepted: ['', ...GOOD_URLS] },
  correction: { refused: [...NOT_A_VALUE, 5, '', 'late'], accepted: ['present', 'absent', null] },
  /** Whether there may be none has its own tests. */
  /** Another time than the open one is a conflict, which has its own tests. */
  handInNumber: { refused: [...NEVER_VALID, ...WRONG_NUMBERS, 0, '1', 1.5], accepted: [1] },
  gradePoints: { refused: [...NOT_A_VALUE, '5', -1, 11, 1.5, INFINITE], accepted: [0, 10] },
  marks: {
    refused: [null, 5, 'text', {}, [null], [{ number: 1, file: 'not-an-id', x: 0, y: 0 }]],
    accepted: [[]],
  },
  size: {
    refused: [...NEVER_VALID, ...BAD_SIZES],
    accepted: [8.8, '8.8', '8.8 MB', '850 KB', ' 1 gb '],
  },
  /** An outdated revision is a conflict, which has its own tests. */
  revision: { refused: [...NEVER_VALID, ...BAD_NUMBERS, 1.5, '1.5'], accepted: [] },
  choice: { refused: [...NEVER_VALID, ...BAD_CHOICES], accepted: [] },
  choiceOrNone: { refused: [...NOT_A_VALUE, ...BAD_CHOICES], accepted: [null] },
  day: {
    refused: [...NEVER_VALID, ...BAD_DATES],
    accepted: ['0001-01-01', '9999-12-31', '2024-02-29'],
  },
  points: {
    refused: [...NEVER_VALID, ...BAD_POINTS],
    accepted: [{ point1: 'a\u0000b', point2: '\ud800', point3: '<b>', point4: 'more', constructor: { prototype: {} } }],
  },
  syllabus: {
    refused: [...NEVER_VALID, 'text', 5, { free: {}, email: {}, monologues: {} }, { free: null }],
    accepted: [],
  },
  ratting: {
    refused: [...NEVER_VALID, ...BAD_NUMBERS, 6, '6', 5.5, '4.5', 100],
    accepted: [0, 5, '0', ' 3 ', '5.0'],
  },
  id: { refused: [...NEVER_VALID, ...BAD_IDS], accepted: [] },
  optionalId: { refused: [...NOT_A_VALUE, ...BAD_IDS.filter((value) => value !== '')], accepted: ['', null] },
  optionalChoice: { refused: [...NOT_A_VALUE, ...BAD_CHOICES.filter((value) => value !== '')], accepted: ['', null] },
  /** A moment of a lesson; none for a text. */
  second: { refused: [...NOT_A_VALUE, '5', -1, 1.5, 86_401, INFINITE], accepted: [null, 0, 86_400] },
  /** A page, or a second of an audio book. */
  markPosition: { refused: [...NEVER_VALID, '5', -1, 1.5, 86_401, INFINITE], accepted: [0, 86_400] },
  /** None makes it a bookmark. */
  markText: { refused: [...NOT_A_VALUE, ...BAD_TEXT, TOO_LONG], accepted: [null] },
  pageTexts: {
    refused: [null, 5, 'text', {}, [null], [5], ['x'.repeat(20_001)]],
    accepted: [[], ['', '<script>alert(1)</script>']],
  },
  /** Which files a book may have has its own tests. */
  bookFiles: {
    refused: [null, 5, 'text', {}, [null], [{ file: 'not-an-id' }], [{ title: 'No file' }]],
    accepted: [[]],
  },
  fileKind: { refused: [...NEVER_VALID, ...BAD_CHOICES.filter((value) => value !== 'pdf')], accepted: ['pdf'] },
  bytes: { refused: [...NEVER_VALID, '5', 0, -1, 1.5, 3e9, INFINITE], accepted: [1] },
  draftRevision: { refused: [...NEVER_VALID, '0', -1, 1.5, INFINITE], accepted: [] },
  sections: {
    refused: [null, 5, 'text', {}, [null], [{ title: 'No id', lessons: [] }]],
    accepted: [[], [{ _id: '01890000-0000-7000-8000-00000000c0df', title: '<b>', lessons: [] }]],
  },
  /** Which questions may be answered has its own tests. */
  answers: { refused: [null, 5, 'text', ['a'], { 'not-an-id': 'a' }, { [QUESTION_ID]: 5 }], accepted: [{}] },
  answeredAt: {
    refused: [null, 5, 'text', { 'not-an-id': '2026-01-01T00:00:00Z' }, { [QUESTION_ID]: 'yesterday' }],
    accepted: [{}, { [QUESTION_ID]: '2026-01-01T00:00:00Z' }],
  },
  importText: {
    refused: [...NEVER_VALID, 5, '', 'kind', 'kind,text\none,Why?'],
    accepted: ['kind,text,answer\nnumber,1+1?,2'],
  },
  flag: { refused: [null, 0, 1, 'true', '', {}, []], accepted: [true] },
  reason: { refused: [...NEVER_VALID, 5, '   ', TOO_LONG], accepted: HOSTILE_TEXT },
  stars: { refused: [...NEVER_VALID, '5', 0, 6, 4.5, -1, INFINITE], accepted: [1, 5] },
  captions: { refused: [...NEVER_VALID, 5, '', 'text', 'WEBVTT', 'WEBVTT\n\n1 --> 2\na'], accepted: [] },
  /** Another name than the account's is a conflict, which has its own tests. */
  ownName: { refused: [...NEVER_VALID, ...BAD_TEXT, TOO_LONG], accepted: [] },
  /** Somebody else's email is forbidden, which has its own tests. */
  ownEmail: { refused: [...NEVER_VALID, 5, INFINITE, TOO_LONG, 'a\u0000b'], accepted: [] },
  typedEmail: {
    refused: [
      ...NEVER_VALID,
      ...BAD_TEXT.filter((text) => text !== ''),
      TOO_LONG,
      'sadia',
      'a@b',
      'a b@c.test',
      'a@b.test, c@d.test',
      '<a@b.test>',
    ],
    accepted: ['', 'sadia.rahman+school@people.test', 'রুমি@people.test', ' a@b.test '],
  },
  requiredEmail: { refused: [...NEVER_VALID, ...BAD_TEXT, TOO_LONG, 'sadia', 'a@b'], accepted: [' a@b.test '] },
  /** Another amount than the one shown is a conflict, which has its own tests. */
  taka: { refused: [...NEVER_VALID, ...BAD_NUMBERS, 0, 1.5], accepted: [] },
  walletNumber: { refused: [...NEVER_VALID, ...BAD_TEXT, TOO_LONG, '0171', 'bKash'], accepted: ['+880 1712-345678'] },
  /** Only the month that is over can be paid, which has its own tests. */
  month: { refused: [...NEVER_VALID, ...BAD_DATES, '2026-13', '2026-1', '1999-01'], accepted: [] },
  knownNumber: { refused: [...NEVER_VALID, ...BAD_NUMBERS, 0, 1.5], accepted: [] },
  payoutItems: {
    refused: [null, 5, 'text', {}, [], [null], [{ instructor: 'not-an-id', cents: 1 }], [{ cents: 1 }]],
    accepted: [],
  },
  token: { refused: ['x'.repeat(4001)], accepted: ['', 'no.such.token', 'a\u0000b', ...HOSTILE_TEXT] },
  issuerToken: { refused: ['x'.repeat(8001), 'a b', 'a\u0000b', 5], accepted: ['', 'no.such.token'] },
})

export function valuesOf(kind: Kind): Values {
  return VALUES[kind]
}

/** An id that a client tries to choose itself. */
export const CHOSEN_ID = '01890000-0000-7000-8000-00000000c0de'

/** Fields that nobody may set by adding them to a body. */
export const FORBIDDEN_EXTRAS: Record<string, unknown> = {
  _id: CHOSEN_ID,
  id: CHOSEN_ID,
  userId: CHOSEN_ID,
  role: 'admin',
  admin: true,
  paid: true,
  paidAt: '2020-01-01T00:00:00Z',
  price: 0.01,
  priceCents: 1,
  amount: 1,
  state: 'read',
  email: 'evil@people.test',
  name: 'Somebody Else',
  userName: 'Somebody Else',
  image: 'https://evil.test/a.png',
  createdAt: '1970-01-01T00:00:00Z',
  deletedAt: '1970-01-01T00:00:00Z',
  category: 'freeCourse',
  changedIn: -1,
  transactionId: 'pi_evil',
  issuer: 'evil',
  subject: 'Physics',
}

/** The body with forbidden fields and prototype-pollution keys added. */
export function withExtras(body: Record<string, unknown>): string {
  const more = JSON.stringify({ ...FORBIDDEN_EXTRAS, ...body })
  const pollution = '"__proto__":{"role":"admin","paid":true},"constructor":{"prototype":{"role":"admin"}},'
  return `{${pollution}${more.slice(1)}`
}

export const NOT_JSON: (string | Uint8Array)[] = [
  '',
  ' ',
  '{',
  '{"a":}',
  "{'a':1}",
  '{"a":1,}',
  'undefined',
  'NaN',
  '{"a":1}{"b":2}',
  '\u0000',
  '{"a":"\u0000"}',
  '<xml/>',
  'a=b',
  Uint8Array.of(0x22, 0xff, 0xfe, 0x22),
  Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22),
]

export const NOT_AN_OBJECT = ['null', '5', '1e999', '"text"', 'true', '[]', '[{}]', deepArray]
