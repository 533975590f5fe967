// Whether the extracted text of a PDF may be searched and read aloud.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { soundText, soundTexts } from '#server/modules/learning/preparing/pdf/sound-text.ts'

const ENGLISH = `3  The force on a body is the product of its mass and its acceleration (F = ma). HTML and NASA are fine,
and so are résumé, iPhone and co-operate • a bullet; an e-mail to a.b@porua.test, Chapter IV, x² + y².`
const BENGALI = `আমার সোনার বাংলা, আমি তোমায় ভালোবাসি। চিরদিন তোমার আকাশ, তোমার বাতাস আমার প্রাণে বাজায় বাঁশি।
শিক্ষার্থীরা ১২টি প্রশ্নের উত্তর দেবে। ক্ষুদ্র ঋণ, উৎসব, বাক্‌প্রতিবন্ধী, অ্যাপ, ব্ল্যাকবোর্ড, দুঃখ, সংখ্যা, ঈশ্বর ও Newton-এর সূত্র।`

/** A PDF in visual order: signs on the left of a letter come first. */
const inOrderOfSight = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll('\u09CB', '\u09C7\u09BE')
    .replaceAll(/([\u0995-\u09B9\u09DC-\u09DF](?:\u09CD[\u0995-\u09B9])*)([\u09BF\u09C7\u09C8])/g, '$2$1')

const isSound = (text: string) => soundText(text) !== null

describe('the text of a page', () => {
  test('is sound in Latin and Bengali letters', () => {
    assert.equal(isSound(ENGLISH), true)
    assert.equal(isSound(BENGALI), true)
    assert.equal(isSound(`${BENGALI}\n${ENGLISH}`), true)
    assert.equal(isSound('Où est le cœur ? Ça va très bien, Zürich ist schön.'), true)
  })

  test('is unsound in another order, code or spacing than the reader sees', () => {
    const unsound = {
      'the order of sight': inOrderOfSight(BENGALI),
      'a font without Unicode':
        'Avgvi †mvbvi evsjv, Avwg †Zvgvq fvjevwm| wPiw`b †Zvgvi AvKvk, †Zvgvi evZvm Avgvi cÖv‡Y evRvq evuwk|',
      'shapes of our own': 'আমার সোনার বা\uE012লা, আমি তো\uE0A1মায় ভালোবাসি',
      'characters without a name': 'The \uFFFDorce on a b\uFFFDdy is the pr\uFFFDduct',
      'shifted letters': 'WKH IRUFH RQ D ERGB LV WKH SURGXFW RI LWV PDVV DQG LWV DFFHOHUDWLRQ',
      'single letters': 'T h e f o r c e o n a b o d y',
      'no spaces': 'Theforceonabodyistheproductofitsmassandits acceleration',
      'many marks in a row': `ক${'\u09C1'.repeat(5000)}`,
    }
    for (const [name, text] of Object.entries(unsound)) assert.equal(isSound(text), false, name)
  })

  test('is kept for a book whose pages are nearly all sound', () => {
    const pages = [...Array.from({ length: 19 }, () => ENGLISH), inOrderOfSight(BENGALI), '12', '']
    assert.equal(soundTexts(pages.map(soundText)).size, 19)
    assert.equal(soundTexts([ENGLISH, inOrderOfSight(BENGALI)].map(soundText)).size, 0)
    assert.equal(soundText('A\u0000 pa\u0002ge \uFEFF  of\r\nwords'), 'A page of\nwords')
    assert.equal(soundText('12'), '')
  })
})
