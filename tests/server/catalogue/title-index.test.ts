// The in-memory title index, compared with a naive implementation of its definition.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { foldTitle } from '#server/modules/catalogue/search/fold-title.ts'
import { CatalogueIndex, type Entry } from '#server/modules/catalogue/search/catalogue-index.ts'
import { NaiveIndex } from '../../helpers/catalogue/naive-index.ts'
import { roundsOf } from '../../helpers/sample-of.ts'
import { entry, found, id } from '../../helpers/catalogue/title-entries.ts'

// A fixed seed makes failures reproducible.
fc.configureGlobal({ seed: 20_260_101 })

/** An index of courses alone. */
class TitleIndex extends CatalogueIndex {
  readonly #known = new Map<string, Entry>()

  override put(entries: readonly Entry[]): void {
    for (const each of entries) this.#known.set(each.id, each)
    super.put(entries)
  }

  remove(removed: string): void {
    const known = this.#known.get(removed)
    if (known) super.put([{ ...known, isHidden: true }])
  }

  titles(text: string, limit: number, isNear = false) {
    return this.suggest(text, { course: limit }, isNear).course
  }
}

function indexOf(...titles: string[]): TitleIndex {
  const index = new TitleIndex()
  titles.forEach((title, number) => index.put([entry(number, title)]))
  return index
}

const letters = [
  'a',
  'b',
  'A',
  ' ',
  ' ',
  '(',
  '-',
  'é',
  'e\u0301',
  'ক',
  'ি',
  '্',
  'ো',
  'ে',
  'া',
  '\u200d',
  '৯',
  '9',
  '😀',
]
const anyText = fc.string({ unit: fc.constantFrom(...letters, '\ud83d', '\ude00'), maxLength: 9 })
const knownWords =
  'physics phsyics physic physical chemistry class clas classes 9 ৯ নবম শ্রেণি শ্রেণির শ্রেণী বিজ্ঞান পদার্থবিজ্ঞান'.split(' ')
const anyWords = fc
  .array(fc.tuple(fc.constantFrom(...knownWords), fc.nat(40), fc.constantFrom('', 'x', 'ি', ':')), { maxLength: 5 })
  .map((words) => words.map(([word, at, letter]) => word.slice(0, at) + letter + word.slice(at + 1)).join(' '))

type Change = { kind: 'put'; number: number; title: string } | { kind: 'remove'; number: number } | { kind: 'build' }

const built: Change = { kind: 'build' }

/** There are more titles than are tried before marking those with the words. */
const newerWithoutWords = Array.from({ length: 310 }, (_, i) => entry(1000 + i, '—'))

function changes(title: fc.Arbitrary<string>): fc.Arbitrary<Change[]> {
  const number = fc.nat(25)
  return fc.array(
    fc.oneof(
      { weight: 12, arbitrary: fc.record({ kind: fc.constant('put' as const), number, title }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), number }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('build' as const) }) },
    ),
    { maxLength: 50 },
  )
}

function afterChanges(made: Change[], neverFound: Entry[] = []): { index: TitleIndex; naive: NaiveIndex } {
  const index = new TitleIndex()
  index.put(neverFound)
  index.build()
  const naive = new NaiveIndex()
  for (const change of made) {
    if (change.kind === 'build') {
      index.build()
    } else if (change.kind === 'remove') {
      index.remove(id(change.number))
      naive.entries.delete(id(change.number))
    } else {
      const changed = entry(change.number, change.title, ...(change.number % 4 ? [] : ['Physical Karim', 'class 9']))
      index.put([changed])
      naive.put(changed)
      // A search learns its words, even from a title that is replaced right away.
      index.titles('x', 1)
    }
  }
  return { index, naive }
}

describe('foldTitle', () => {
  it('folds case, composition and space of titles', () => {
    assert.equal(foldTitle('  Class\u00a09\t\n PHYSICS '), 'class 9 physics')
    assert.equal(foldTitle('CAFE\u0301'), 'caf\u00e9')
    assert.equal(foldTitle('কো'), foldTitle('ক\u09c7\u09be'))
    assert.equal(foldTitle(' \u3000 '), '')
  })

  it('folds a title the same however often it is folded', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'binary' })), (text) => {
        const folded = foldTitle(text)
        const defined = text.normalize('NFC').toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim()
        assert.equal(folded, defined)
        assert.equal(foldTitle(folded), folded)
        assert.equal(foldTitle(text.normalize('NFD')), folded)
      }),
    )
  })
})

describe('find', () => {
  it('finds the same titles as a naive search after any changes', () => {
    fc.assert(
      fc.property(changes(anyText), fc.array(anyText, { minLength: 3, maxLength: 6 }), (made, texts) => {
        const { index, naive } = afterChanges(made)
        // Parts of titles match more often than random texts.
        const parts = [...naive.entries.values()].slice(0, 8).map(({ title }) => title.slice(1, 4))
        for (const text of ['', 'a', 'ক', ...texts, ...parts]) {
          const expected = naive.find(text)
          assert.deepEqual(index.find(text, { limit: 100 }), { total: expected.length, ids: expected }, text)
          assert.deepEqual(index.find(text, { limit: 3 }), { total: expected.length, ids: expected.slice(0, 3) })
        }
      }),
      { numRuns: roundsOf(300) },
    )
  })

  it('lists every title once when paged through', () => {
    fc.assert(
      fc.property(
        changes(anyText),
        fc.constantFrom('', 'a', 'ক', 'a b', '9'),
        fc.integer({ min: 1, max: 4 }),
        (made, text, limit) => {
          const { index, naive } = afterChanges(made)
          const ids: string[] = []
          for (
            let page = index.find(text, { limit })!;
            page.ids.length > 0;
            page = index.find(text, { limit, after: ids.at(-1) })!
          ) {
            ids.push(...page.ids)
          }
          assert.deepEqual(ids, naive.find(text))
        },
      ),
      { numRuns: roundsOf(200) },
    )
  })

  it('finds the same pages as a naive search among many titles', () => {
    const title = fc.oneof(anyText, anyWords)
    const titles = fc.array(title, { minLength: 90, maxLength: 140 })
    const number = fc.nat(150)
    const renamed = fc.array(fc.tuple(number, title), { maxLength: 12 })
    const removed = fc.array(number, { maxLength: 12 })
    fc.assert(
      fc.property(titles, renamed, removed, fc.array(title, { maxLength: 3 }), (titles, renamed, removed, texts) => {
        const loaded = titles.map((title, number): Change => ({ kind: 'put', number, title }))
        const changed = [
          ...renamed.map(([number, title]): Change => ({ kind: 'put', number, title })),
          ...removed.map((number): Change => ({ kind: 'remove', number })),
        ]
        for (const made of [
          [...loaded, built],
          [...loaded, built, ...changed],
          [...loaded, ...changed, built],
        ]) {
          const { index, naive } = afterChanges(made)
          for (const text of ['', 'a', 'ক', 'ph', 'class 9', 'b a', titles[40]!.slice(0, 2), titles[80]!, ...texts]) {
            const expected = naive.find(text)
            for (let from = 0; from <= expected.length; from += 31) {
              const page = index.find(text, { limit: 31, after: expected[from - 1] })
              assert.deepEqual(page, { total: expected.length, ids: expected.slice(from, from + 31) }, text)
            }
          }
        }
      }),
      { numRuns: roundsOf(25) },
    )
  })

  it('orders hits by exact title, prefix, start of a word and the rest, newest first', () => {
    const index = indexOf('Art', 'Smart choices', 'Modern (art)', 'Art of war', 'ART', 'Pop art', 'Artists', 'Start')
    const ordered = [4, 0, 6, 3, 5, 2, 7, 1].map(id)
    assert.deepEqual(index.find('art', { limit: 20 }), { total: 8, ids: ordered })
    index.build()
    assert.deepEqual(index.find('art', { limit: 20 }), { total: 8, ids: ordered })
    assert.deepEqual(index.find('art', { limit: 3, after: id(6) })!.ids, [3, 5, 2].map(id))
    assert.deepEqual(indexOf('Fine art', 'Fine arts').find('fine art', { limit: 9 })!.ids, [0, 1].map(id))
  })

  it('finds Bengali text within words, composed or not', () => {
    const index = indexOf('নবম শ্রেণির পদার্থবিজ্ঞান', 'বিজ্ঞান মেলা', 'রসায়ন')
    assert.deepEqual(index.find('বিজ্ঞান', { limit: 9 })!.ids, [id(1), id(0)])
    assert.deepEqual(index.find('শ্রেণির পদার্থ', { limit: 9 })!.ids, [id(0)])
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
      assert.deepEqual(index.find('রসায়ন'.normalize(form), { limit: 9 })!.ids, [id(2)], form)
    }
    // A vowel sign does not start a word.
    assert.deepEqual(indexOf('কি', 'ি').find('ি', { limit: 9 })!.ids, [id(1), id(0)])
  })

  it('continues after a title that was removed', () => {
    const index = indexOf('Physics', 'Physics two', 'Physics three')
    index.build()
    index.remove(id(1))
    assert.deepEqual(index.find('physics', { limit: 5, after: id(2) }), { total: 2, ids: [] })
    assert.deepEqual(index.find('physics', { limit: 5, after: id(1) }), { total: 2, ids: [] })
    assert.deepEqual(index.find('phy', { limit: 5, after: id(1) }), { total: 2, ids: [id(0)] })
    index.put([entry(1, 'Chemistry')])
    assert.equal(index.find('phy', { limit: 5, after: id(1) }), undefined)
  })

  it('continues after a title that was added and removed since the index was built', () => {
    const index = indexOf('Physics', 'Physics two')
    index.remove(id(1))
    index.put([entry(2, 'Chemistry')])
    assert.deepEqual(index.find('phy', { limit: 5, after: id(1) }), { total: 1, ids: [id(0)] })
  })

  it('gives no page after an id that is not found', () => {
    const index = indexOf('Physics', 'Physics two', 'Chemistry')
    for (const after of [id(99), id(2), 'nonsense']) assert.equal(index.find('physics', { limit: 5, after }), undefined)
    assert.deepEqual(index.find('physics', { limit: 5, after: id(1) }), { total: 2, ids: [] })
  })
})

describe('suggest', () => {
  const titles = [
    'Class 9 Physics: Motion and Force',
    'Class 10 Physics: Light',
    'Physical Education',
    'নবম শ্রেণির পদার্থবিজ্ঞান',
    'নবম শ্রেণির রসায়ন',
    'Organic Chemistry for Beginners',
    'Introduction to Programming',
    'Café Management',
    'অধ্যায় ৯: গণিত',
  ]
  const index = indexOf(...titles)
  const suggested = (text: string, limit = 5) => index.titles(text, limit).map(({ title }) => title)

  it('suggests the same titles as a naive ranking after any changes', () => {
    fc.assert(
      fc.property(
        changes(anyWords),
        fc.array(anyWords, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 6 }),
        (made, texts, limit) => {
          const { index, naive } = afterChanges(made, newerWithoutWords)
          for (const text of ['physics', 'শ্রেণ', ...texts]) {
            const ids = index.titles(text, limit).map((each) => each.id)
            assert.deepEqual(ids, naive.suggest(text, limit), text)
            const near = index.titles(text, limit, true).map((each) => each.id)
            assert.deepEqual(near, naive.near(text, limit), text)
          }
        },
      ),
      { numRuns: roundsOf(100) },
    )
  })

  it('suggests what a list shows', () => {
    assert.deepEqual(index.titles('organic', 1), [found(5, titles[5]!)])
  })

  it('treats the last word of a search as unfinished', () => {
    assert.deepEqual(suggested('class phys', 2), [titles[1], titles[0]])
    assert.deepEqual(suggested('নবম শ্রেণির র', 1), [titles[4]])
  })

  it('forgives typos in English and Bengali', () => {
    for (const typed of ['phsyics', 'pysics', 'physicss', 'phyzics', 'clas 10 physics']) {
      assert.equal(suggested(typed)[0], titles[1], typed)
    }
    for (const typed of ['orgnic chemsitry', 'organic chimestry', 'orgaic', 'begginers']) {
      assert.equal(suggested(typed)[0], titles[5], typed)
    }
    for (const typed of ['পদার্থবিজ্ঞন', 'পদার্তবিজ্ঞান', 'পদার্থবিঞ্জান', 'নবম শ্রেনির পদার্থ']) {
      assert.equal(suggested(typed)[0], titles[3], typed)
    }
    // This works even while a word is still being typed.
    assert.equal(suggested('progarm')[0], titles[6])
  })

  it('ignores accents, joiners, digits and punctuation in suggestions', () => {
    assert.equal(suggested('cafe man')[0], titles[7])
    assert.equal(suggested('café-management')[0], titles[7])
    // Without folding, each of these letters would be a typo, and six are more than a word may have.
    assert.equal(indexOf('Élévâtîön').titles('elevation', 1).length, 1)
    assert.equal(suggested('অধ্যায় 9')[0], titles[8])
    assert.equal(suggested('(নবম) রসা\u200dয়ন')[0], titles[4])
  })

  it('never suggests one number for another', () => {
    assert.deepEqual(indexOf('Exam 2025').titles('2026', 5), [])
    assert.deepEqual(indexOf('Class 10', 'Class 9', 'Class').titles('class 1', 5), [])
  })

  it('suggests titles with some of the words when none has all', () => {
    assert.equal(suggested('xylophone chemistry')[0], titles[5])
    assert.deepEqual(suggested('xylophone'), [])
  })

  it('suggests a title once when one of the words is missing', () => {
    const drawings = Array.from({ length: 40 }, (_, i) => `Drawing ${i}`)
    const shown = indexOf('Zahir on physics', ...drawings).titles('zahir physics drawing', 9)
    assert.deepEqual(
      shown.map(({ title }) => title),
      ['Zahir on physics'],
    )
  })

  it('suggests exact spellings, newest first, and near ones only without them', () => {
    const found = (text: string) =>
      indexOf('Form design', 'From zero', 'Form filling', 'Forms')
        .titles(text, 9)
        .map(({ title }) => title)
    assert.deepEqual(found('form'), ['Form filling', 'Form design', 'Forms'])
    assert.deepEqual(found('fomr'), ['Form filling', 'Form design', 'Forms'])
  })

  it('leaves out guesses where other words are sure, and words that say nothing', () => {
    const index = indexOf('Video for all', 'Writing and Reading', 'Editor and Printer')
    const found = (text: string) => index.titles(text, 9).map(({ title }) => title)
    assert.deepEqual(found('video editing'), ['Video for all'])
    assert.deepEqual(found('reading and xylophones'), ['Writing and Reading'])
    assert.equal(found('and').length, 2)
  })
})

describe('changes', () => {
  it('merges changes into what it knows, whatever their order', () => {
    const index = indexOf('Alpha', 'Beta', 'Gamma')
    index.build()
    index.put([entry(1, 'Delta'), entry(7, 'Epsilon'), entry(0, 'Alpha')])
    index.remove(id(2))
    index.build()
    assert.deepEqual(index.find('a', { limit: 9 }), { total: 2, ids: [id(0), id(1)] })
    for (const title of ['Alpha', 'Delta', 'Epsilon']) assert.equal(index.titles(title, 1)[0]!.title, title)
    assert.deepEqual(index.titles('gamma', 9), [])
    index.put([entry(8, 'Zeta')])
    index.build()
    assert.deepEqual(index.titles('gamma', 9), [])
  })

  it('sees a changed title in the next query, before and after building', () => {
    const index = indexOf('Alpha course', 'Beta course')
    for (const round of ['loading', 'built']) {
      index.put([entry(7, 'Gamma course')])
      assert.deepEqual(index.find('course', { limit: 9 })!.ids, [7, 1, 0].map(id), round)
      index.put([entry(0, 'Delta course')])
      assert.equal(index.find('alpha', { limit: 9 })!.total, 0)
      assert.equal(index.titles('alpha', 9).length, 0)
      assert.deepEqual(index.titles('delta', 9), [found(0, 'Delta course')])
      index.remove(id(7))
      index.remove(id(7))
      assert.deepEqual(index.find('', { limit: 9 }), { total: 2, ids: [id(1), id(0)] })
      index.put([entry(0, 'Alpha course')])
      index.build()
    }
  })

  it('counts correctly after thousands of changes', () => {
    const index = new TitleIndex()
    const naive = new NaiveIndex()
    const put = (number: number, title: string) => {
      index.put([entry(number, title)])
      naive.put(entry(number, title))
    }
    for (let i = 0; i < 3000; i++) put((i * 7919) % 3000, `Course ${i} শ্রেণি`)
    index.build()
    for (let i = 0; i < 12_000; i++) {
      put((i * 31) % 5000, `Lesson${i} ${i % 3 ? 'গণিত' : 'art'}`)
      if (i % 4 === 0) {
        index.remove(id(i % 5000))
        naive.entries.delete(id(i % 5000))
      }
      if (i % 2500 !== 0) continue
      for (const text of ['', 'course 1', 'art', 'গণ', `lesson${i}`, '9 গ']) {
        const expected = naive.find(text)
        assert.deepEqual(index.find(text, { limit: 50 }), { total: expected.length, ids: expected.slice(0, 50) }, text)
      }
    }
    assert.deepEqual(
      index.titles('lesson11111', 1).map((each) => each.id),
      naive.suggest('lesson11111', 1),
    )
  })
})

describe('common words', () => {
  it('suggests the newest titles for common words, and rare combinations however old', () => {
    const index = new TitleIndex()
    for (let i = 0; i < 50_000; i++) index.put([entry(i, i % 2 ? `Lecture ${i}` : `Class ${i}`)])
    index.put([entry(5, 'Class and Lecture')])
    index.put([entry(6, 'The lect')])
    index.build()
    assert.deepEqual(
      index.titles('lecture', 3).map((each) => each.id),
      [49_999, 49_997, 49_995].map(id),
    )
    assert.equal(index.titles('lecture class', 3)[0]!.id, id(5))
    assert.equal(index.titles('lect', 3)[0]!.id, id(6))
  })
})

describe('hostile texts', () => {
  const hostile = [
    '\ud800',
    '\udc00x',
    '\ud83d \ude00',
    '\0',
    '\u0301',
    '্'.repeat(300),
    'a'.repeat(10_000),
    'ab '.repeat(4000),
    '😀'.repeat(5000),
  ]

  it('never throws on hostile search texts', () => {
    const index = indexOf(...hostile, 'Physics')
    for (const round of ['loading', 'built']) {
      for (const text of [...hostile, '%_\\', '(.*)+$', '__proto__ constructor', '\u202e', 'ﷺ'.repeat(200)]) {
        index.titles(text, 10)
        index.titles(`${text} physics`, 10)
        index.find(text, { limit: 10 })
      }
      for (const text of hostile.filter((each) => foldTitle(each)))
        assert.ok(index.find(text, { limit: 9 })!.total > 0, round)
      index.build()
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        index.titles(text, 10)
        index.find(text, { limit: 10 })
      }),
    )
    assert.deepEqual(index.titles('physics', 0), [])
    assert.deepEqual(index.find('physics', { limit: 0 }), { total: 1, ids: [] })
    assert.deepEqual(index.titles('', 5), [])
  })
})
