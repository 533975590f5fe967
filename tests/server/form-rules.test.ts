// The rules that the server and the administrators' forms share.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { checkFields } from '#contract/calls/check-fields.ts'
import { blogBody, bookBody, bookChange, courseBody, courseChange } from '#contract/calls/catalogue/catalogue.ts'
import { id, wholeNumber } from '#contract/calls/fields.ts'
import { readRefusal } from '#contract/refusals.ts'
import { fieldRules } from '../../web/forms/field-rules.ts'
import { blogBody as blog, bookBody as book } from '../helpers/sample-bodies.ts'

const codesOf = (schema: z.ZodType, value: unknown) => {
  const checked = checkFields(schema, value)
  return checked.success ? {} : checked.codes
}

describe('codes of refused fields', () => {
  for (const [what, changes, expected] of [
    ['a field that was left out', { price: undefined }, { price: { code: 'required' } }],
    ['a number that was left empty', { price: '' }, { price: { code: 'required' } }],
    ['a size that was left empty', { filesize: ' ' }, { filesize: { code: 'required' } }],
    ['a number below the smallest', { price: 0.5 }, { price: { code: 'min', n: 1 } }],
    ['a number above the largest', { page: 1e15 }, { page: { code: 'max', n: 1_000_000 } }],
    ['a fraction of a page', { page: '1.5' }, { page: { code: 'not_whole' } }],
    ['a number in another script', { page: '১২' }, { page: { code: 'not_a_number' } }],
    [
      'an optional text that is too long',
      { writerName2: 'x'.repeat(101) },
      { writerName2: { code: 'too_long', n: 100 } },
    ],
    ['a number in an optional text', { writerName2: 5 }, { writerName2: { code: 'not_text' } }],
    ['a script as an optional address', { writerImg2: 'javascript:1' }, { writerImg2: { code: 'not_an_address' } }],
    ['an unknown choice', { formate: 'EPUB' }, { formate: { code: 'not_a_choice' } }],
    [
      'an incomplete list of points',
      { objective: { point1: 'a', point2: 'b' } },
      { 'objective.point3': { code: 'required' } },
    ],
  ] as const) {
    it(`refuses ${what} with its code`, () => assert.deepEqual(codesOf(bookBody, { ...book, ...changes }), expected))
  }

  it('refuses an empty date, a malformed one and a nonexistent day with different codes', () => {
    const codes = ['', 'tomorrow', '2026-02-31'].map((date) => codesOf(blogBody, { ...blog, date }).date?.code)
    assert.deepEqual(codes, ['required', 'not_a_date', 'no_such_day'])
  })

  it('refuses a body that is not an object', () => {
    assert.deepEqual(codesOf(bookBody, []), { body: { code: 'not_an_object' } })
  })

  it('refuses a malformed id with the code not_an_id', () => {
    assert.deepEqual(codesOf(z.object({ id }), { id: 'x' }), { id: { code: 'not_an_id' } })
  })

  it('reports a zod issue without a code as invalid, never with zod’s message', () => {
    assert.deepEqual(readRefusal('Invalid input: expected string'), { code: 'invalid' })
    const odd = z.object({ list: z.map(z.string(), z.string()), link: z.url(), day: z.iso.date() })
    assert.deepEqual(codesOf(odd, { list: 5, link: 'x', day: 'x' }), {
      list: { code: 'invalid' },
      link: { code: 'invalid' },
      day: { code: 'invalid' },
    })
  })
})

describe('rules of an input', () => {
  it('gives an input the limits of the contract', () => {
    assert.deepEqual(fieldRules(bookBody, 'bookName'), { isRequired: true, maxLength: 200 })
    assert.deepEqual(fieldRules(bookBody, 'price'), { isRequired: true, min: 1, max: 100_000 })
    assert.deepEqual(fieldRules(bookBody, 'writerImg'), { isRequired: true, maxLength: 2000 })
    assert.deepEqual(fieldRules(bookBody, 'filesize'), { isRequired: true })
    assert.deepEqual(fieldRules(courseBody, 'Enrolled'), { isRequired: true, min: 0, max: 1_000_000 })
    assert.deepEqual(fieldRules(courseBody, 'syllabus.free.point1'), { isRequired: true, maxLength: 500 })
  })

  it('lets only minutes, sample and writers 2 to 4 of a book, and three fields of a course, stay empty', () => {
    const optionalIn = (schema: z.ZodObject) =>
      Object.keys(schema.shape).filter((name) => !fieldRules(schema, name).isRequired)
    assert.deepEqual(
      optionalIn(bookBody),
      Object.keys(bookBody.shape).filter((name) => name === 'minutes' || name === 'sample' || /[234]$/.test(name)),
    )
    assert.deepEqual(optionalIn(courseBody), ['formerPrice', 'subject', 'instructorId'])
    assert.deepEqual(fieldRules(bookBody, 'writerName4'), { isRequired: false, maxLength: 100 })
    assert.deepEqual(fieldRules(bookBody, 'minutes'), { isRequired: false, min: 1, max: 1_000_000 })
  })

  it('gives an update form the same limits, though its body may leave fields out', () => {
    assert.deepEqual(fieldRules(bookChange, 'price'), fieldRules(bookBody, 'price'))
    assert.deepEqual(fieldRules(courseChange, 'objective.point1'), fieldRules(courseBody, 'objective.point1'))
  })

  it('gives a read-only field no limits', () => {
    assert.deepEqual(fieldRules(courseChange, 'classCourse'), { isRequired: true })
  })
})

it('refuses a whole number beyond exact precision as too large', () => {
  assert.deepEqual(codesOf(z.object({ n: wholeNumber(1, 9) }), { n: 1e300 }), { n: { code: 'max', n: 9 } })
})
