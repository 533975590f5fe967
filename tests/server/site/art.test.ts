import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { avatar } from '#art/avatar.ts'
import { blogCover, blogLook } from '#art/blog-cover.ts'
import { bookCover, bookLook } from '#art/book-cover.ts'
import { classCover } from '#art/class-cover.ts'
import { courseCover, courseLook } from '#art/course-cover.ts'
import type { ClassNumber } from '#art/glyphs.ts'
import { HUES, hueOfCourse, hueOfSubject, type HueKey } from '#art/hues.ts'
import { initials } from '#art/initials.ts'
import { distinctTurns, motifsApart, type Look } from '#art/look.ts'
import { topicFor, topicOfTitle } from '#art/motif-of-title.ts'
import { MOTIFS, VARIANTS, type MotifName } from '#art/motifs.ts'
import { oklch, palette, type Scheme } from '#art/palette.ts'
import { portrait, PORTRAIT_STYLES } from '#art/portrait.ts'
import { DESKTOP_QUILT, NOT_FOUND_QUILT, PHONE_QUILT } from '#art/quilt-layouts.ts'
import { quilt } from '#art/quilt.ts'
import { hash } from '#art/random.ts'
import { titleBlock } from '#art/text-block.ts'
import { tilePicture } from '#art/tile.ts'
import { COURSE_TYPES, SUBJECTS } from '#contract/constants.ts'
import { blogs } from '#demo/content/blogs/index.ts'
import { books } from '#demo/content/books.ts'
import { demoFolders, readDemoCourse } from '#demo/content/demo-courses.ts'
import { instructors } from '#demo/content/instructors.ts'
import { roundsOf } from '../../helpers/sample-of.ts'

const demoCourses = await Promise.all(
  demoFolders().map(async (folder) => {
    const { title = '', instructorName } = (await readDemoCourse(folder)).course.body
    const { subject } = instructors.find(({ name }) => name === instructorName)!
    return { title, category: folder.type, instructorSubject: subject }
  }),
)

const KEYS = Object.keys(HUES) as HueKey[]
const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[]
const SCHEMES: Scheme[] = [0, 1, 2, 3]
const LAYOUTS = [0, 1, 2, 3]
const CLASSES: ClassNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const TITLES = [
  'Class 9 Physics: Motion',
  'নবম শ্রেণির পদার্থবিজ্ঞান: গতি ও বল',
  'English Grammar Without Fear',
  'গণিতের মজা',
  'Cells & Life',
  'Chemistry',
  'A quiet corner to study',
  'Python for Class 8',
  'World map',
  'পরীক্ষার আগের সাত দিন',
]
const HOSTILE = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '</text></svg><script>',
  ']]> <!-- --> <?xml ?> <![CDATA[',
  '&lt; &amp; &#0; &bogus; &',
  '\u0000\u0001\b\u000b\u001f\u007f\u0085\ufffe\uffff',
  '\ud800 lone \udc00',
  '\u202eright to left\u2066',
  '😀👩‍👩‍👧‍👦🇧🇩',
  '{{x}} ${x} %s',
  'constructor',
  '__proto__',
  'W'.repeat(1000),
  'ক্ষি'.repeat(250),
  'শ্রেণি '.repeat(140),
  'a' + '\u0301'.repeat(999),
]

/** Every picture that art/ draws from one untrusted string, used as title, writer, name, id and label. */
function everyPictureOf(text: string): string[] {
  return [
    courseCover({ key: 'class9', title: text, id: text }),
    blogCover({ title: text, id: text }),
    avatar({ name: text, id: text }),
    avatar({ name: `${text} ${text}` }),
    portrait({ id: text }),
    quilt(PHONE_QUILT, { rows: 3, label: text }),
    ...LAYOUTS.map((layout) => bookCover({ title: text, writer: text, key: 'finance', id: text, layout })),
  ]
}

// These are all elements that our pictures use; anything else must have come from the text.
const ELEMENTS = new Set(['svg', 'g', 'rect', 'circle', 'ellipse', 'path', 'text'])
const ATTRIBUTES = new Set(
  (
    'xmlns class viewBox role aria-label aria-hidden preserveAspectRatio overflow transform opacity d x y width height ' +
    'rx ry cx cy r fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray stroke-opacity paint-order ' +
    'font-family font-size font-weight letter-spacing text-anchor'
  ).split(' '),
)

// Checks enough of XML to notice a broken picture: allowed characters, balanced tags, unique quoted attributes, known
// entities, one root.
function assertWellFormed(svg: string): void {
  // oxlint-disable-next-line no-control-regex -- control characters are what this is about
  assert.ok(!/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Surrogate}]/u.test(svg), 'not an XML character')
  const open: string[] = []
  let roots = 0
  let end = 0
  for (const tag of svg.matchAll(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(\/?)>/g)) {
    assertPlainText(svg.slice(end, tag.index))
    end = tag.index + tag[0].length
    const [, closing, name = '', attributes = '', empty] = tag
    assert.ok(ELEMENTS.has(name), name)
    const seen = new Set<string>()
    for (const [, attribute = '', value = ''] of attributes.matchAll(/ ([a-zA-Z:-]+)="([^"]*)"/g)) {
      assert.ok(ATTRIBUTES.has(attribute) && !seen.has(attribute), `${attribute} in ${tag[0]}`)
      seen.add(attribute)
      assertPlainText(value)
    }
    if (closing) assert.equal(open.pop(), name)
    else {
      if (open.length === 0) roots++
      if (!empty) open.push(name)
    }
  }
  assert.equal(end, svg.length)
  assert.deepEqual(open, [])
  assert.equal(roots, 1)
}

function assertPlainText(text: string): void {
  assert.ok(!/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(text), text)
}

function assertDrawn(svg: string): void {
  assertWellFormed(svg)
  assert.ok(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" '))
  const odd = /.{0,40}(?:NaN|undefined|null|Infinity|\[object|url\(|var\().{0,40}/.exec(svg)
  assert.equal(odd?.[0], undefined)
}

/** The lines of text in a picture. */
function linesOf(svg: string): string[] {
  return [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, line = '']) => line)
}

describe('stable pictures', () => {
  it('draws the same picture for the same record each time', () => {
    for (const text of [...TITLES, ...HOSTILE]) assert.deepEqual(everyPictureOf(text), everyPictureOf(text))
  })

  it('keeps the hash that covers are drawn from, because another would redraw all of them', () => {
    assert.deepEqual(['', 'c1', 'পড়ুয়া', 42].map(hash), [535972289, 1383936339, 4281952406, 3442678727])
    assert.equal(oklch(0.72, 0.14, 24), '#f07e79')
  })

  it('draws neighbouring covers differently', () => {
    const covers = Array.from({ length: 40 }, (_, id) => courseCover({ key: 'class9', title: 'Physics', id: `c${id}` }))
    assert.ok(new Set(covers).size >= 12, `${new Set(covers).size} of 40`)
  })
})

describe('hostile text', () => {
  it('draws well-formed covers for a list of hostile strings', () => {
    for (const text of HOSTILE) for (const svg of everyPictureOf(text)) assertDrawn(svg)
  })

  it('draws well-formed covers for any string', () => {
    const anyString = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
    const markup = fc.string({ unit: fc.constantFrom(...Array.from('<>&"\'/=;#x ক্ষি\u0000\ud83d')), maxLength: 60 })
    fc.assert(
      fc.property(
        fc.oneof(
          anyString.map((units) => String.fromCharCode(...units)),
          markup,
        ),
        (text) => {
          for (const svg of everyPictureOf(text)) assertWellFormed(svg)
        },
      ),
      { numRuns: roundsOf(150) },
    )
  })

  it('shows markup in a title as letters on the cover', () => {
    const lines = linesOf(bookCover({ title: `<b>"Tom" & 'Jerry'</b>`, layout: 1 }))
    assert.equal(lines.join(' ').trim(), '&lt;b&gt;&quot;Tom&quot; &amp; &#39;Jerry&#39;&lt;/b&gt;')
  })

  it('draws covers for keys that are property names of Object', () => {
    for (const key of ['constructor', '__proto__', 'toString', 'nothing'] as unknown as HueKey[]) {
      assertDrawn(courseCover({ key, title: 'x', id: 1 }))
      assertDrawn(bookCover({ key, title: 'x', id: 1 }))
      assertDrawn(avatar({ key, name: 'x' }))
      assert.equal(hueOfCourse(key), 'class6')
      assert.equal(hueOfSubject(key), 'class6')
    }
  })
})

describe('long text', () => {
  it('breaks a Bengali title before it gets too wide', () => {
    // Widths in em of the bold font, as measured in a browser.
    const titles = [
      ['ফ্রিল্যান্সিং শুরুর আগে', 9.79],
      ['হারমোনিয়ামে হাতেখড়ি', 9.9],
      ['আলো আর শব্দের খেলা', 10.48],
      ['কাজরী মাঝি', 5.51],
    ] as const
    for (const [title, width] of titles) {
      const place = { x: 0, y: 0, maxLines: 3, size: 30, fill: '#000', letterSpacing: '0' }
      const { svg } = titleBlock(title, { ...place, maxWidth: width * 30 - 1 })
      assert.ok((svg.match(/<text /g)?.length ?? 0) > 1, title)
    }
  })

  it('never cuts a Bengali cluster on a cover', () => {
    for (const layout of LAYOUTS) {
      const lines = linesOf(bookCover({ title: 'ক্ষি'.repeat(250), writer: 'শ্রী'.repeat(250), layout }))
      for (const line of lines) assert.match(line, /^(?:(?:ক্ষি)+|(?:শ্রী)+)…?$/)
      assert.match(lines.at(-1) ?? '', /…$/)
    }
  })

  it('cuts a long cover title between words and ends it with an ellipsis', () => {
    for (const layout of LAYOUTS) {
      const lines = linesOf(bookCover({ title: 'শ্রেণি '.repeat(140), layout })).slice(0, -1)
      assert.ok(lines.length <= 4)
      for (const line of lines) assert.match(line, /^শ্রেণি(?: শ্রেণি)*…?$/)
      assert.match(lines.at(-1) ?? '', /…$/)
    }
  })

  it('prints a cover title in full when it fits', () => {
    for (const layout of LAYOUTS)
      for (const title of TITLES) {
        const lines = linesOf(bookCover({ title, writer: 'Tahmina Sarnobish', layout }))
        assert.equal(lines.join(' '), `${title} Tahmina Sarnobish`.replace('&', '&amp;'))
      }
  })

  it('shrinks a cover’s font before it cuts the title', () => {
    const sizes = ['Cells', TITLES[1] ?? '', 'A long title about many things that a student may want '].map((title) =>
      Number(/font-size="([\d.]+)"/.exec(bookCover({ title, layout: 0 }))?.[1]),
    )
    assert.deepEqual(
      sizes,
      [...sizes].sort((one, other) => other - one),
    )
    assert.ok(sizes.every((size) => size >= 14))
  })

  it('takes initials by grapheme', () => {
    assert.equal(initials('Sadia Rahut'), 'SR')
    assert.equal(initials('  Md. Abdul-Karim   Khan '), 'MK')
    assert.equal(initials('কৃষ্ণা শ্রীবাস'), 'কৃ')
    assert.equal(initials('শ্রীবাস Rahut'), 'শ্রী')
    assert.equal(initials('sadia রাহুত'), 'S')
    assert.equal(initials('𝒜lice 𐐀x'), '𝒜𐐀')
    assert.equal(initials('123 !'), '')
  })
})

describe('every hue and motif', () => {
  it('draws every hue and motif in every scheme', () => {
    for (const scheme of SCHEMES) {
      for (const key of KEYS) {
        assertDrawn(courseCover({ key, title: '', id: key, turn: scheme }))
        for (const layout of LAYOUTS) assertDrawn(bookCover({ key, title: 'Title', writer: 'W', scheme, layout }))
      }
      for (const motif of MOTIF_NAMES)
        for (const variant of [undefined, 0, 1, 2, 3, 7, -1])
          assertDrawn(tilePicture(motif, { scheme, variant, width: 160, height: 97.3 }))
      for (const number of CLASSES) assertDrawn(classCover(number, { scheme }))
    }
    for (const style of PORTRAIT_STYLES) for (let id = 0; id < 24; id++) assertDrawn(portrait({ id, style }))
    for (const patches of [DESKTOP_QUILT, NOT_FOUND_QUILT, PHONE_QUILT]) assertDrawn(quilt(patches))
  })

  it('gives a class as many petals as its number', () => {
    for (const number of CLASSES) assert.equal(classCover(number).match(/stroke-width="3"/g)?.length, number)
  })

  it('keeps cover text readable', () => {
    const channel = (part: string) => {
      const value = parseInt(part, 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    }
    const light = (hex: string) =>
      0.2126 * channel(hex.slice(1, 3)) + 0.7152 * channel(hex.slice(3, 5)) + 0.0722 * channel(hex.slice(5, 7))
    for (const key of KEYS)
      for (const scheme of SCHEMES) {
        const { text, background } = palette(HUES[key], scheme)
        const [high = 0, low = 0] = [light(text), light(background)].sort((one, other) => other - one)
        assert.ok((high + 0.05) / (low + 0.05) >= 5.1, `${key} ${scheme}`)
      }
  })

  it('chooses a cover’s motif by the words of the title, in both spellings of য়', () => {
    assert.equal(topicFor('Class 9 Physics: Motion', 'class9').motif, 'physics')
    assert.equal(topicFor('\u09b0\u09b8\u09be\u09df\u09a8', 'class9').motif, 'chemistry')
    assert.equal(topicFor('\u09b0\u09b8\u09be\u09af\u09bc\u09a8', 'class9').motif, 'chemistry')
    assert.equal(topicFor('', 'kids').motif, 'kids')
    assert.equal(topicFor('', 'class9').motif, 'sun')
  })

  it('draws every variant of a motif differently', () => {
    for (const motif of MOTIF_NAMES) {
      const drawn = Array.from({ length: VARIANTS[motif] }, (_, variant) => tilePicture(motif, { variant }))
      assert.equal(new Set(drawn).size, drawn.length, motif)
    }
  })
})

describe('motifs and titles', () => {
  // Courses whose topic differs from their instructor's subject.
  const OTHER_TOPICS = new Map<string, MotifName | undefined>([
    ['My World: Family, Home and School', 'boat'],
    ['টাকা, ঘড়ি ও মাপজোখ', 'finance'],
    ['Read and Retell: Short Stories for Young Readers', 'kids'],
    ['Our Society and Environment', 'biology'],
    ['বাংলাদেশ ও বিশ্বপরিচয়: মানুষ, জনপদ ও অধিকার', 'boat'],
    ['Primary Science Five: Air, Matter and Energy', 'chemistry'],
    ['আমাদের মুক্তিযুদ্ধ ও ঐতিহ্য', 'sun'],
    ['Discovering Science: Class Six', 'chemistry'],
    ['Ancient Bengal and Early Civilisations', 'boat'],
    ['ঔপনিবেশিক যুগ থেকে স্বাধীনতা', 'sun'],
    ['Graphic Design Basics: Posters, Logos and Colour', undefined],
    ['ফ্রিল্যান্স লেখালেখি: প্রথম কাজ পর্যন্ত', undefined],
    ['অফিস সফটওয়্যার: চিঠি, হিসাব আর স্লাইড', 'programming'],
    ['মোবাইলে ভিডিও সম্পাদনা', 'entertaining'],
    ['হারমোনিয়ামে হাতেখড়ি', 'entertaining'],
    ['Phone Photography: Light, Frame and Story', 'entertaining'],
    ['Chess from First Move to First Tournament', undefined],
    ['মঞ্চে প্রথম দিন: অভিনয় ও উচ্চারণ', 'entertaining'],
    ['Home Cooking Start: Dal, Bhorta and Five Rice Dishes', undefined],
    ['Spreadsheets from the First Cell', 'programming'],
    ['বাংলা টাইপিং ও দাপ্তরিক চিঠি', 'programming'],
    ['How to Study: Notes, Memory and a Weekly Plan', 'stack'],
    ['Draw with Circles, Squares and Triangles', 'kids'],
    ['গল্প বলার আসর', 'kids'],
  ])

  it('draws the subject of every demo course', () => {
    for (const { title, instructorSubject } of demoCourses) {
      const subject = hueOfSubject(instructorSubject)
      // Every religious course of the demo is Islamic.
      const own = subject === 'religious' ? 'islamic' : subject
      const expected = OTHER_TOPICS.has(title) ? OTHER_TOPICS.get(title) : own
      assert.equal(topicOfTitle(title)?.motif, expected, title)
    }
  })

  it('reads a subject only in whole words', () => {
    const neutral = [
      'The Aftermath of the Flood',
      'Emotion and Promotion',
      'A Biography of a District',
      'Alchemists and Their Conscience',
      'Signatures of Excellence',
      'Withdraw in Time',
      'Fictional Pictures',
      'জীবনের লক্ষ্য',
      'অগ্রগতির পথে',
      'সংগঠন গড়ি',
    ]
    for (const title of neutral) assert.equal(topicOfTitle(title)?.motif, undefined, title)
    assert.equal(topicOfTitle('হিসাববিজ্ঞানের ভিত')?.motif, 'finance')
    assert.equal(topicOfTitle('আমার বাগান')?.motif, 'biology')
    assert.equal(topicOfTitle('বাংলাদেশের ইতিহাস')?.motif, 'boat')
    assert.equal(topicOfTitle('হিন্দুধর্ম ও নৈতিক শিক্ষা')?.motif, 'religious')
  })

  it('draws no two covers of a list alike', () => {
    for (let round = 0; round < 30; round++) {
      const lists = [
        ...COURSE_TYPES.map((type) => {
          const courses = demoCourses.filter(({ category }) => category === type)
          return distinctLooks(courses, ({ title }, turn) => {
            return courseLook({ key: hueOfCourse(type), title, id: title + round, turn })
          })
        }),
        distinctLooks(books, ({ name, hue }, turn) => {
          return bookLook({ title: name, key: hue as HueKey, id: name + round, turn })
        }),
        distinctLooks(blogs, ({ title }, turn) => blogLook({ title, id: title + round, turn })),
        // All courses are of one subject: four schemes of four drawings.
        distinctLooks(Array.from({ length: 16 }), (_, turn) => courseLook({ title: 'Physics', id: round, turn })),
      ]
      for (const looks of lists) assert.equal(new Set(looks).size, looks.length)
    }
  })

  function distinctLooks<Item>(list: readonly Item[], lookOf: (record: Item, turn: number) => Look): string[] {
    return distinctTurns(list, lookOf).map((turn, index) => JSON.stringify(lookOf(list[index]!, turn)))
  }

  it('never draws neighbours in a list alike, even if their motif has only one drawing', () => {
    const money = Array.from({ length: 6 }, (_, nth) => ({ key: 'class9' as const, title: 'Banking', id: `c${nth}` }))
    const looks = distinctTurns(money, (course, turn) => courseLook({ ...course, turn })).map((turn, nth) =>
      courseLook({ ...money[nth]!, turn }),
    )
    for (const [nth, { motif }] of looks.entries()) assert.notEqual(motif, looks[nth + 1]?.motif)
    assert.deepEqual(
      motifsApart(['sun', 'sun', 'boat', 'dots', 'sun', 'sun'] as const, (motif) => motif),
      ['sun', 'boat', 'sun', 'dots', 'sun', 'sun'],
    )
  })

  it('draws a cover in a list as elsewhere unless it would be the second of its kind', () => {
    const record = { key: 'class9' as const, title: 'Physics', id: 'c1' }
    assert.deepEqual(
      distinctTurns([record, record], (course, turn) => courseLook({ ...course, turn })),
      [0, 4],
    )
    assert.equal(courseCover({ ...record, turn: 0 }), courseCover(record))
    assert.notEqual(courseCover({ ...record, turn: 4 }), courseCover(record))
  })
})

describe('categories', () => {
  it('has a hue of its own for every course type and subject', () => {
    const courses = [...COURSE_TYPES, 'liveCourse'].map(hueOfCourse)
    const subjects = SUBJECTS.map(hueOfSubject)
    assert.equal(new Set(courses).size, courses.length)
    assert.equal(new Set(subjects).size, subjects.length)
    assert.deepEqual(
      [hueOfCourse('classOne'), hueOfCourse('classXI-XII'), hueOfCourse('entertainCourse'), hueOfSubject('Religion')],
      ['class1', 'class11', 'entertaining', 'religious'],
    )
  })
})

describe('many pictures on one page', () => {
  it('draws no two pictures with the same id', () => {
    const page = TITLES.flatMap(everyPictureOf).join('') + quilt(DESKTOP_QUILT)
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    assert.equal(new Set(ids).size, ids.length)
  })

  it('draws covers within their size budgets', () => {
    const bytes = (svg: string) => gzipSync(svg).length
    const median = (sizes: number[]) => sizes.sort((one, other) => one - other)[sizes.length >> 1] ?? 0
    const records = KEYS.flatMap((key) => TITLES.map((title, index) => ({ key, title, id: key + index })))
    assert.ok(median(records.map((record) => bytes(courseCover(record)))) < 1024)
    assert.ok(median(records.map((record) => bytes(blogCover(record)))) < 1024)
    assert.ok(median(records.map((record) => bytes(bookCover({ ...record, writer: 'Sadia Rahut' })))) < 1300)
    assert.ok(bytes(quilt(DESKTOP_QUILT)) < 6.9 * 1024)
    assert.ok(bytes(quilt(PHONE_QUILT, { rows: 3 })) < 5 * 1024)
  })
})
