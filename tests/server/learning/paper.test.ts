// Text on paper: a PDF must contain exactly the glyphs that HarfBuzz shaped.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { PDF, PdfDict, PdfRef } from '@libpdf/core'
import { fontFace } from '#server/paper/faces.ts'
import { layoutParagraph } from '#server/paper/layout-paragraph.ts'
import { createPaper } from '#server/paper/paper.ts'
import { shapeText } from '#server/paper/shape-text.ts'
import { BENGALI_WORDS } from '../../helpers/bengali-words.ts'
import { asShaped, reopened } from '../../helpers/learning/paper-reader.ts'

const SIZE = 20
const bengali = fontFace('Beng', 400)

describe('text on paper', () => {
  test('has the glyphs and advances of HarfBuzz in 200 Bengali words', async () => {
    assert.equal(BENGALI_WORDS.length, 200)
    assert.equal(new Set(BENGALI_WORDS).size, 200)
    const { save, write } = blankPage()
    for (const word of BENGALI_WORDS) write(word)
    const read = await reopened(
      await save(),
      bengali,
      BENGALI_WORDS.map(() => SIZE),
    )
    assert.equal(read.texts.length, BENGALI_WORDS.length)
    for (const [index, word] of BENGALI_WORDS.entries())
      assert.deepEqual(read.texts[index], asShaped(word, bengali), word)
    const used = new Set(read.texts.flatMap(({ ids }) => ids))
    assert.ok(used.size > 150)
    for (const id of used) assert.equal(read.embedded.glyphToPath(id), bengali.shaper.glyphToPath(id))
  })

  test('names the text of every Bengali word, whatever the order of its glyphs', async () => {
    const { save, write } = blankPage()
    write('কৌতূহলী র‍্যাব বিজ্ঞান')
    const { content } = await reopened(await save(), bengali, [SIZE])
    const named = [...content.matchAll(/ActualText <feff([0-9a-f]+)>/gi)].map(([, hex]) => utf16(hex!))
    assert.equal(named.join(''), 'কৌতূহলী র‍্যাব বিজ্ঞান'.normalize('NFC'))
  })

  test('can be read back if it is Latin, signs of mathematics included', async () => {
    const { save, write } = blankPage()
    write('Find √49: 7 × 7 = 49, so x ≤ 7 → done. AVAILABLE office, H₂O')
    const [text] = (await PDF.load(await save())).extractText()
    assert.match(text!.text, /Find √49: 7 × 7 = 49, so x ≤ 7 → done\. AVAILABLE office, H/)
  })

  test('mixes both scripts in one line without a missing glyph', () => {
    const line = shapeText('সূত্র: F = ma, অর্থাৎ বল ১০ N (নিউটন)', { size: SIZE })
    assert.ok(line.runs.length > 3)
    for (const { glyphs, text } of line.runs) for (const { id } of glyphs) assert.notEqual(id, 0, text)
  })

  test('breaks lines between words, and a word only if it is wider than the line', () => {
    const text = 'চাঁদের আলোয় পুকুরপাড়ে বসে দাদি গল্প বলেন, আর আমরা মন দিয়ে শুনি।'
    const lines = layoutParagraph(text, 120, { size: 13 })
    assert.ok(lines.length > 3)
    assert.equal(lines.map((line) => line.text).join(' '), text.normalize('NFC'))
    for (const { width } of lines) assert.ok(width <= 120)
    const address = layoutParagraph('a-very-long-name-without-an-end'.replaceAll('-', ''), 60, { size: 13 })
    assert.ok(address.length > 1)
    for (const { width } of address) assert.ok(width <= 60)
  })

  test('stamps an existing page without losing what is on it', async () => {
    const { save, write } = blankPage()
    write('First edition')
    const existing = await PDF.load(await save())
    // Other programs often keep the resources of all pages in one place above them.
    const resolve = (ref: PdfRef) => existing.getObject(ref)
    const { dict } = existing.getPage(0)!
    const parent = dict.get('Parent', resolve) as PdfDict
    parent.set('Resources', dict.get('Resources')!)
    dict.delete('Resources')
    const paper = createPaper(existing)
    paper.write(existing.getPage(0)!, shapeText('student@porua.test · R-1024', { size: 7 }), { x: 20, y: 12 })
    paper.finish()
    const [text] = (await PDF.load(await existing.save())).extractText()
    assert.match(text!.text, /First edition/)
    assert.match(text!.text, /student@porua\.test · R-1024/)
  })
})

function blankPage() {
  const document = PDF.create()
  const page = document.addPage({ width: 600, height: 600 })
  const paper = createPaper(document)
  return {
    write: (text: string) => paper.write(page, shapeText(text, { size: SIZE }), { x: 20, y: 300 }),
    save: async () => {
      paper.finish()
      return document.save()
    },
  }
}

function utf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le')
}
