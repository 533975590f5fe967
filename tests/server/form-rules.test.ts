// The rules that the server and the administrators' forms share.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { checkFields } from '#contract/check-fields.ts'
import { blogBody, bookBody, bookChange, courseBody, courseChange } from '#contract/entities.ts'
import { id, wholeNumber } from '#contract/fields.ts'
import { readRefusal } from '#contract/refusals.ts'
import { fieldRules } from '../../web/admin/forms/field-rules.ts'
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
    ['half a page', { page: '1.5' }, { page: { code: 'not_whole' } }],
    ['a number of another script', { page: '১২' }, { page: { code: 'not_a_number' } }],
    [
      'a long text that may stay empty',
      { writerName2: 'x'.repeat(101) },
      { writerName2: { code: 'too_long', n: 100 } },
    ],
    ['no text where it may stay empty', { writerName2: 5 }, { writerName2: { code: 'not_text' } }],
    [
      'a script where an address may stay empty',
      { writerImg2: 'javascript:1' },
      { writerImg2: { code: 'not_an_address' } },
    ],
    ['an unknown choice', { formate: 'EPUB' }, { formate: { code: 'not_a_choice' } }],
    [
      'a part of a list of points',
      { objective: { point1: 'a', point2: 'b' } },
      { 'objective.point3': { code: 'required' } },
    ],
  ] as const) {
    it(`${what} is refused with its code`, () => assert.deepEqual(codesOf(bookBody, { ...book, ...changes }), expected))
  }

  it('an empty date, a wrong one and a day that does not exist have different codes', () => {
    const codes = ['', 'tomorrow', '2026-02-31'].map((date) => codesOf(blogBody, { ...blog, date }).date?.code)
    assert.deepEqual(codes, ['required', 'not_a_date', 'no_such_day'])
  })

  it('a body that is no object is refused as a whole', () => {
    assert.deepEqual(codesOf(bookBody, []), { body: { code: 'not_an_object' } })
  })

  it('a malformed id is refused as an id', () => {
    assert.deepEqual(codesOf(z.object({ id }), { id: 'x' }), { id: { code: 'not_an_id' } })
  })

  it('an issue that nobody named a code for is only invalid, never in words of zod', () => {
    assert.deepEqual(readRefusal('Invalid input: expected string'), { code: 'invalid' })
    const odd = z.object({ list: z.array(z.string()), link: z.url(), day: z.iso.date() })
    assert.deepEqual(codesOf(odd, { list: 5, link: 'x', day: 'x' }), {
      list: { code: 'invalid' },
      link: { code: 'invalid' },
      day: { code: 'invalid' },
    })
  })
})

describe('rules of an input', () => {
  it('an input has the limits of the contract', () => {
    assert.deepEqual(fieldRules(bookBody, 'bookName'), { isRequired: true, maxLength: 200 })
    assert.deepEqual(fieldRules(bookBody, 'price'), { isRequired: true, min: 1, max: 100_000 })
    assert.deepEqual(fieldRules(bookBody, 'writerImg'), { isRequired: true, maxLength: 2000 })
    assert.deepEqual(fieldRules(bookBody, 'filesize'), { isRequired: true })
    assert.deepEqual(fieldRules(courseBody, 'Enrolled'), { isRequired: true, min: 0, max: 1_000_000 })
    assert.deepEqual(fieldRules(courseBody, 'syllabus.free.point1'), { isRequired: true, maxLength: 500 })
  })

  it('of a book only writers 2 to 4 may stay empty', () => {
    const optional = Object.keys(bookBody.shape).filter((name) => !fieldRules(bookBody, name).isRequired)
    assert.deepEqual(
      optional,
      Object.keys(bookBody.shape).filter((name) => /[234]$/.test(name)),
    )
    assert.deepEqual(fieldRules(bookBody, 'writerName4'), { isRequired: false, maxLength: 100 })
  })

  it('an update has the same limits, though its body may leave fields out', () => {
    assert.deepEqual(fieldRules(bookChange, 'price'), fieldRules(bookBody, 'price'))
    assert.deepEqual(fieldRules(courseChange, 'objective.point1'), fieldRules(courseBody, 'objective.point1'))
  })

  it('a field that is only shown has no limits', () => {
    assert.deepEqual(fieldRules(courseChange, 'classCourse'), { isRequired: true })
  })
})

it('a whole number that is too large to be exact is told as too large', () => {
  assert.deepEqual(codesOf(z.object({ n: wholeNumber(1, 9) }), { n: 1e300 }), { n: { code: 'max', n: 9 } })
})
