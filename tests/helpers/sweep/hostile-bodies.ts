// Bodies that no call may accept, or may not be hurt by.
import { INFINITE } from './values.ts'

const DEEP = 10_000

export function toJson(body: unknown): string {
  return JSON.stringify(body).replaceAll(`"${INFINITE}"`, '1e999')
}

export const deepArray = '['.repeat(DEEP) + ']'.repeat(DEEP)
export const deepObject = '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP)

/** An id that a client tries to choose itself. */
export const CHOSEN_ID = '01890000-0000-7000-8000-00000000c0de'

/** Fields that nobody may set by adding them to a body. */
const FORBIDDEN_EXTRAS: Record<string, unknown> = {
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
