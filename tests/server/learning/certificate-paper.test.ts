// Certificates on paper: names as HarfBuzz shapes them, clear of the matra, and a code that phones can read.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { PDF } from '@libpdf/core'
import sharp from 'sharp'
import { layoutCertificate, MATRA, QR } from '#server/modules/learning/certificates/paper/certificate-layout.ts'
import { PAPER, type Certificate } from '#server/modules/learning/certificates/paper/draw-certificate.ts'
import { runDrawing } from '#server/modules/learning/certificates/paper/run-drawing.ts'
import { fontFace } from '#server/paper/faces.ts'
import { inkOf } from '#server/paper/ink.ts'
import { createPaper } from '#server/paper/paper.ts'
import { BENGALI_NAMES } from '../../helpers/people/bengali-names.ts'
import { asShaped, reopened } from '../../helpers/learning/paper-reader.ts'

const CERTIFICATE: Certificate = {
  shownCode: 'K7QF-3M2A-X8TB-05WN',
  address: 'https://porua.example/certificate/K7QF3M2AX8TB05WN',
  name: 'সাদিয়া রাহুত',
  title: 'নবম শ্রেণির পদার্থবিজ্ঞান: গতি',
  language: 'bn',
  category: 'classNine',
  instructor: 'তাহমিনা সর্নবিশ',
  sections: ['অবস্থান ও দূরত্ব', 'দ্রুতি, বেগ ও ত্বরণ'],
  lessons: 14,
  issuedAt: new Date('2026-11-28T00:00:00Z'),
}
/** In hundredths of the paper's width. */
const RIGHT = 94
const LONG_LATIN =
  'Maximiliana Theodora Wolfeschlegelsteinhausenbergerdorff de la Vega y Montenegro of Chattogram Hills'

const linesOf = (name: string) => {
  const spoken = name.normalize('NFC').replaceAll(' ', '')
  const { written } = layoutCertificate({ ...CERTIFICATE, name })
  const lines = written.filter(({ line }) => spoken.includes(line.text.replaceAll(' ', '')))
  assert.equal(lines.map(({ line }) => line.text.replaceAll(' ', '')).join(''), spoken)
  return lines
}

const namesLaidOut = BENGALI_NAMES.flatMap(linesOf)

describe('a certificate on paper', () => {
  test('draws 200 Bengali names with HarfBuzz’s glyphs and advances', async () => {
    assert.equal(new Set(BENGALI_NAMES).size, 200)
    const pdf = PDF.create()
    const page = pdf.addPage({ width: 600, height: 600 })
    const paper = createPaper(pdf)
    const lines = namesLaidOut
    for (const { line } of lines) paper.write(page, line, { x: 0, y: 0 })
    paper.finish()
    const face = fontFace('Beng', 800)
    const sizes = lines.map(({ line }) => line.size)
    const { texts } = await reopened(await pdf.save(), face, sizes)
    assert.equal(texts.length, lines.length)
    for (const [index, { line }] of lines.entries())
      assert.deepEqual(texts[index], asShaped(line.text, face), line.text)
    assert.ok(texts.every(({ ids }) => !ids.includes(0)))
  })

  test('keeps every name on a certificate below the matra and inside the right margin, however long', () => {
    const longest = BENGALI_NAMES.slice(0, 4).join(' ').slice(0, 100)
    const odd = ['Sadia Rahut', 'Łukasz Ångström', 'A', LONG_LATIN, 'X'.repeat(100), longest]
    for (const { line, x, y } of [...namesLaidOut, ...odd.flatMap(linesOf)]) {
      assert.ok(y - inkOf(line).top >= MATRA.y + MATRA.height + 1, `${line.text} touches the matra`)
      assert.ok(x + line.width <= RIGHT + 0.01, `${line.text} is too wide`)
    }
    assert.deepEqual([linesOf('Sadia Rahut').length, linesOf(LONG_LATIN).length], [1, 2])
    const sections = Array.from({ length: 30 }, () => 'সরলরেখা ও বৃত্ত')
    for (const name of [LONG_LATIN, longest, '中文']) {
      const { chips, written } = layoutCertificate({ ...CERTIFICATE, name, sections, title: longest })
      assert.ok(Math.max(...chips.map(({ y, height }) => y + height)) < QR.y, 'chapters reach into the foot')
      assert.ok(written.every(({ y }) => y < 70))
    }
  })

  test('draws a certificate as an A4 sheet with its words, and two pictures of it', async () => {
    const { pdf, png, webp } = await runDrawing({ ...CERTIFICATE, name: 'Sadia Rahut', language: 'en' })
    const read = await PDF.load(pdf)
    const page = read.getPage(0)!
    assert.deepEqual([page.width, page.height], [PAPER.width, PAPER.height])
    const text = read.extractText()[0]!.text
    for (const words of [
      'Certificate of completion',
      'Issued on',
      'Sadia Rahut',
      'all 14 lessons',
      'K7QF-3M2A-X8TB-05WN',
    ]) {
      assert.ok(text.includes(words), `${words} is missing in ${text}`)
    }
    assert.ok(pdf.length < 100_000, `${pdf.length} bytes`)
    const sizes = [await sharp(png).metadata(), await sharp(webp).metadata()].map(({ width, format }) => [
      width,
      format,
    ])
    assert.deepEqual(sizes, [
      [2000, 'png'],
      [1080, 'webp'],
    ])
    assert.ok(webp.length < 80_000, `${webp.length} bytes`)
    // The code is 26 mm wide without its margin.
    assert.ok((QR.size / 100) * 297 >= 25)
  })
})
