// The values that each kind of field must accept or refuse.

/** Placeholder for 1e999, which JSON.stringify would turn into null. */
export const INFINITE = '@1e999'

const TOO_LONG = 'x'.repeat(10_001)

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
  /** Fields that a draft may leave out. */
  gapText: { refused: [...NOT_A_VALUE, 5, TOO_LONG], accepted: ['', null, ...HOSTILE_TEXT] },
  gapPicture: {
    refused: [...NOT_A_VALUE, ...BAD_URLS.filter((value) => value !== '')],
    accepted: ['', null, '/a.png', ...GOOD_URLS],
  },
  gapNumber: { refused: [...NOT_A_VALUE, ...WRONG_NUMBERS, 1.5], accepted: ['', null, 0, '7'] },
  /** Any code other than the course's own is refused. */
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
  guardianEmail: { refused: [...NEVER_VALID, ...BAD_TEXT, TOO_LONG, 'sadia', 'a@b'], accepted: [] },
  pushEndpoint: {
    refused: [
      ...NEVER_VALID,
      ...BAD_URLS,
      'http://push.example/a',
      'https://192.168.0.1/a',
      'https://[::1]/a',
      'https://localhost/a',
      'https://push.example:8443/a',
    ],
    accepted: [],
  },
  pushKeys: { refused: [...NEVER_VALID, 5, {}, { p256dh: 'B', auth: 'a' }], accepted: [] },
  knownLink: { refused: [...NEVER_VALID, ...BAD_URLS], accepted: [] },
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
  /** A coupon has a percentage or an amount. Tests of their own cover a missing one. */
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
  /** A time other than the open one is a conflict, which has its own tests. */
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
  /** A moment of a lesson. Null for a text. */
  second: { refused: [...NOT_A_VALUE, '5', -1, 1.5, 86_401, INFINITE], accepted: [null, 0, 86_400] },
  /** A page, or a second of an audio book. */
  markPosition: { refused: [...NEVER_VALID, '5', -1, 1.5, 86_401, INFINITE], accepted: [0, 86_400] },
  /** Without a text, it is a bookmark. */
  markText: { refused: [...NOT_A_VALUE, ...BAD_TEXT, TOO_LONG], accepted: [null] },
  pageTexts: {
    refused: [null, 5, 'text', {}, [null], [5], ['x'.repeat(20_001)]],
    accepted: [[], ['', '<script>alert(1)</script>']],
  },
  /** Tests of their own cover which files a book may have. */
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
  /** Tests of their own cover which questions may be answered. */
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
  /** A name other than the account's is a conflict, which has its own tests. */
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
  /** An amount other than the one shown is a conflict, which has its own tests. */
  taka: { refused: [...NEVER_VALID, ...BAD_NUMBERS, 0, 1.5], accepted: [] },
  walletNumber: { refused: [...NEVER_VALID, ...BAD_TEXT, TOO_LONG, '0171', 'bKash'], accepted: ['+880 1712-345678'] },
  /** Only last month can be paid, which has its own tests. */
  month: { refused: [...NEVER_VALID, ...BAD_DATES, '2026-13', '2026-1', '1999-01'], accepted: [] },
  knownNumber: { refused: [...NEVER_VALID, ...BAD_NUMBERS, 0, 1.5], accepted: [] },
  payoutItems: {
    refused: [null, 5, 'text', {}, [], [null], [{ instructor: 'not-an-id', cents: 1 }], [{ cents: 1 }]],
    accepted: [],
  },
  token: { refused: ['x'.repeat(4001)], accepted: ['', 'no.such.token', 'a\u0000b', ...HOSTILE_TEXT] },
  issuerToken: { refused: ['x'.repeat(8001), 'a b', 'a\u0000b', 5], accepted: ['', 'no.such.token'] },
})

export type Kind = keyof typeof VALUES

export function valuesOf(kind: Kind): Values {
  return VALUES[kind]
}
