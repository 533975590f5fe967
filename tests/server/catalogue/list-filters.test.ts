// Filtering and sorting the lists of courses and books.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { BOOK_FORMATS, LANGUAGES, SUBJECTS } from '#contract/constants.ts'
import { LENGTH_FILTERS, MAX_LENGTHS, PRICE_FILTERS, RATING_FILTERS } from '#contract/catalogue/filter-values.ts'
import { newId } from '#server/db/ids.ts'
import { ratings } from '#server/db/schema-classroom.ts'
import { books } from '#server/db/schema.ts'
import { nextPage, openSite, type OpenSite } from '../../helpers/open-site.ts'

type Item = {
  _id: string
  price: number
  subject?: string | null
  language?: string
  formate?: string
  hours?: number
  page?: number
  bookName?: string
  Enrolled?: number
  rating: { average: number; count: number } | null
}
type Query = Record<string, string>

const VALUES = {
  subject: SUBJECTS,
  language: LANGUAGES,
  format: BOOK_FORMATS,
  price: PRICE_FILTERS,
  length: LENGTH_FILTERS,
  rating: RATING_FILTERS,
} as const
type Name = keyof typeof VALUES

const LISTS = {
  courses: {
    list: 'courses/classSeven',
    counts: 'courseCounts/classSeven',
    names: ['subject', 'language', 'price', 'length', 'rating'] as Name[],
  },
  books: { list: 'books', counts: 'bookCounts', names: ['format', 'language', 'price', 'length', 'rating'] as Name[] },
}

/** The same rules again in their plainest form. */
const FITS: Record<Name, (item: Item, value: string) => boolean> = {
  subject: (item, value) => item.subject === value,
  language: (item, value) => (item.language ?? (/[ঀ-৿]/.test(item.bookName!) ? 'bn' : 'en')) === value,
  format: (item, value) => item.formate === value,
  price: (item, value) => item.price <= (value === 'free' ? 0 : Number(value)),
  length: (item, value) => lengthOf(item) === value,
  rating: (item, value) => item.rating !== null && item.rating.average >= Number(value),
}

function lengthOf({ hours, page }: Item): string {
  const length = hours ?? page!
  const { short, medium } = MAX_LENGTHS[hours === undefined ? 'book' : 'course']
  return length <= short ? 'short' : length <= medium ? 'medium' : 'long'
}

const fits = (item: Item, query: Query) =>
  Object.entries(query).every(([name, value]) => FITS[name as Name](item, value))
const idsOf = (items: Item[]) => items.map(({ _id }) => _id)
const compare = (one: string, other: string) => (one < other ? -1 : 1)

/** Books have `raters`; courses have learners. */
const sorted = (raters: Map<string, number>): Record<string, (one: Item, other: Item) => number> => {
  const popularity = ({ _id, Enrolled }: Item) => Enrolled ?? raters.get(_id)!
  return {
    newest: (one, other) => compare(other._id, one._id),
    popular: (one, other) => popularity(other) - popularity(one) || compare(other._id, one._id),
    price: (one, other) => one.price - other.price || compare(one._id, other._id),
  }
}

describe('filters', () => {
  let site: OpenSite
  const page = (path: string, query: Query) => site.call(`GET /api/${path}?${new URLSearchParams(query)}`)

  before(async () => {
    site = await openSite()
    const rate = (productId: string, stars: number[]) =>
      site.server.deps.content.write((tx) =>
        tx.insert(ratings).values(stars.map((count) => ({ id: newId(), productId, stars: count, isDemo: true }))),
      )
    const make = { classCourse: 'classSeven', subject: 'Physics', hours: 5, price: 5 }
    const rated = await site.newCourse({ ...make, title: 'পদার্থবিজ্ঞান' })
    await rate(rated, [5, 5, 5, 4, 4])
    await rate(await site.newCourse({ ...make, hours: 6, price: 0 }), [4, 4, 4, 4, 3])
    await rate(await site.newCourse({ ...make, hours: 20, price: 5.01 }), [5, 5, 5, 5])
    await site.newCourse({ ...make, subject: '', hours: 21, price: 50, Enrolled: 900 })
    await site.newCourse({ ...make, subject: 'Finance', language: 'bn', price: 51 })
    const gone = await site.newCourse(make)
    await site.call(`DELETE /api/course/${gone}`, { as: site.admin })
    const moved = await site.newCourse(make)
    await site.change(`courseUpdate/${moved}`, { price: 19.99, hours: 40, subject: 'Religion', language: 'bn' })
    await rate(await site.newBook({ bookName: 'বাংলা বই', page: 101, price: 20 }), [4, 5, 4, 5, 4, 5])
    await site.newBook({ page: 20, price: 1, formate: 'MP3' })
  })
  after(() => site.server.close())

  for (const [kind, { list, counts, names }] of Object.entries(LISTS)) {
    it(`lists and counts the ${kind} of every value, and of values together`, async () => {
      const all: Item[] = (await page(list, { limit: '200' })).json
      const single = names.flatMap((name) => VALUES[name].map((value): Query => ({ [name]: value })))
      const double = [
        { language: 'bn', price: '20' },
        { price: '10', length: 'short' },
        { rating: '4', language: 'en' },
        { language: 'bn', price: '50', rating: '4.5', length: 'long' },
      ]
      for (const query of [...single, ...double]) {
        const expected = all.filter((item) => fits(item, query))
        const answer = await page(list, { limit: '200', ...query })
        assert.deepEqual(answer.json, expected, JSON.stringify(query))
        assert.equal(answer.headers.get('x-total-count'), String(expected.length), JSON.stringify(query))
      }
      for (const query of [{}, ...double]) {
        const { json } = await page(counts, query)
        assert.equal(json.total, all.filter((item) => fits(item, query)).length)
        for (const name of names) {
          const expected = VALUES[name].flatMap((value) => {
            const found = all.filter((item) => fits(item, { ...query, [name]: value })).length
            return found ? [[value, found]] : []
          })
          assert.deepEqual(json[name], Object.fromEntries(expected), `${name} with ${JSON.stringify(query)}`)
        }
      }
    })

    it(`sorts ${kind} and pages through them by the same cursors`, async () => {
      const all: Item[] = (await page(list, { limit: '200' })).json
      const { db } = site.server.deps
      const raters = new Map((await db.select().from(books)).map(({ id, ratingCount }) => [id, ratingCount]))
      for (const [sort, order] of Object.entries(sorted(raters))) {
        for (const query of [{ sort }, { sort, price: '20' }]) {
          const { sort: _, ...filters }: Query = query
          const expected = idsOf(all.filter((item) => fits(item, filters)).toSorted(order))
          const found: string[] = []
          let next: string | undefined = `/api/${list}?${new URLSearchParams({ limit: '3', ...query })}`
          while (next) {
            const answer = await site.call(`GET ${next}`)
            found.push(...idsOf(answer.json))
            next = nextPage(answer)
          }
          assert.deepEqual(found, expected, JSON.stringify(query))
        }
      }
    })

    it(`refuses unknown values and an unknown cursor of ${kind}`, async () => {
      const nonsense: Query[] = [
        ...names.map((name) => ({ [name]: 'nonsense' })),
        { sort: 'worst' },
        { price: '7' },
        { rating: '' },
      ]
      for (const query of nonsense) {
        const { status, json } = await page(list, query)
        assert.equal(status, 422, JSON.stringify(query))
        assert.deepEqual(Object.keys(json.fields), Object.keys(query))
      }
      assert.equal((await page(counts, { language: 'fr' })).status, 422)
      for (const query of [{}, { sort: 'price' }, { language: 'en' }] as Query[]) {
        const unknown = await page(list, { ...query, after: newId() })
        assert.equal(unknown.status, 422)
        assert.equal(unknown.json.codes.after.code, 'not_an_id')
      }
    })
  }

  it('filters, counts and sorts the courses that a search found, its close matches included', async () => {
    for (const q of ['physics', 'phisics']) {
      const titled: Item[] = (await page('searchCourse', { q, limit: '200' })).json
      const close: Item[] = (await page('search', { q, only: 'close', limit: '48' })).json.close.items
      assert.equal(titled.length > 0, q === 'physics')
      assert.ok(close.length > 0)
      const values = LISTS.courses.names.flatMap((name) => VALUES[name].map((value): Query => ({ [name]: value })))
      for (const filters of [{}, ...values]) {
        const [fitting, near] = [titled, close].map((items) => items.filter((item) => fits(item, filters)))
        const list = await page('searchCourse', { q, limit: '200', ...filters })
        assert.deepEqual(idsOf(list.json), idsOf(fitting!), JSON.stringify(filters))
        assert.equal(list.headers.get('x-total-count'), String(fitting!.length))
        const groups = await page('search', { q, limit: '48', ...filters })
        assert.deepEqual(idsOf(groups.json.close.items), idsOf(near!), JSON.stringify(filters))
        const { json: counts } = await page('searchCounts', { q, ...filters })
        assert.equal(counts.total, fitting!.length + near!.length)
        for (const value of RATING_FILTERS) {
          const both = [...titled, ...close].filter((item) => fits(item, { ...filters, rating: value })).length
          assert.equal(counts.rating[value] ?? 0, both, `${JSON.stringify(filters)} and ${value} stars`)
        }
      }
      for (const [sort, order] of Object.entries(sorted(new Map()))) {
        const found: string[] = []
        let next: string | undefined = `/api/searchCourse?${new URLSearchParams({ q, limit: '3', sort })}`
        while (next) {
          const answer = await site.call(`GET ${next}`)
          assert.equal(answer.headers.get('x-total-count'), String(titled.length))
          found.push(...idsOf(answer.json))
          next = nextPage(answer)
        }
        assert.deepEqual(found, idsOf(titled.toSorted(order)), sort)
        const { json } = await page('search', { q, limit: '48', sort })
        assert.deepEqual(idsOf(json.close.items), idsOf(close.toSorted(order)), sort)
      }
    }
    assert.equal((await page('searchCourse', { q: 'physics', sort: 'price', after: newId() })).status, 422)
    assert.equal((await page('searchCounts', { q: 'physics', language: 'fr' })).status, 422)
  })

  it('continues a list whose last row has been deleted, but not at a row of another list', async () => {
    const first = await page('courses/classSeven', { limit: '1' })
    const deleted = first.json[0]._id
    const [second] = (await site.call(`GET ${nextPage(first)}`)).json
    await site.call(`DELETE /api/course/${deleted}`, { as: site.admin })
    const next = await page('courses/classSeven', { limit: '1', after: deleted })
    assert.equal(next.json[0]._id, second._id)
    assert.equal((await page('courses/classSix', { after: deleted })).status, 422)
    for (const list of ['blogs', 'instructors/Physics', 'addreview']) {
      assert.equal((await page(list, { after: deleted })).status, 422, list)
    }
  })
})
