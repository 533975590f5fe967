// The demo's sample ratings: of products that exist, in their language, and none twice.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { books } from '#demo/content/books.ts'
import { demoFolders, readDemoCourse } from '#demo/content/demo-courses.ts'
import { demoRatings } from '#demo/content/ratings/index.ts'
import { schemaRating } from '../../../web/seo/schema-rating.ts'

const BENGALI = /[\u0980-\u09FF]/

test('sample ratings are of products in the demo, in their language, short, and none twice', async () => {
  const courses = await Promise.all(demoFolders().map((folder) => readDemoCourse(folder)))
  const languages = new Map([
    ...courses.map(({ course: { body } }) => [body.title!, body.language!] as const),
    ...books.map(({ name, lang }) => [name, lang] as const),
  ])
  const texts = new Set<string>()
  for (const [name, { stars, quotes }] of Object.entries(demoRatings)) {
    assert.ok(languages.has(name), name)
    for (const [given, text] of quotes) {
      assert.ok(stars[given - 1]! >= quotes.filter(([other]) => other === given).length, `${name}: ${given} stars`)
      assert.equal(BENGALI.test(text) ? 'bn' : 'en', languages.get(name), text)
      assert.ok(text.length <= 120, text)
      assert.ok(!texts.has(text), text)
      texts.add(text)
    }
  }
  assert.ok(Object.keys(demoRatings).length > languages.size / 2, 'a good part of all products')
})

test('search engines get the ratings of people, never samples', () => {
  assert.deepEqual(schemaRating(null), {})
  assert.deepEqual(schemaRating({ average: 4.6, count: 12, isDemo: true }), {})
  assert.deepEqual(schemaRating({ average: 4.6, count: 12, isDemo: false }), {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 12, bestRating: 5, worstRating: 1 },
  })
})
