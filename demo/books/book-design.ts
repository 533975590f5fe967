// The measures, colours and words of a demo book's pages.
import { angleOf, DEFAULT_HUE } from '#art/hues.ts'
import { oklch } from '#art/palette.ts'
import type { TextStyle } from '#server/paper/shape-text.ts'
import type { Language } from '../content/types.ts'

/** The ratio of the covers in the shop; a phone shows the text at about its printed size. */
export const PAGE = { width: 360, height: 480 }
export const MARGIN = { left: 34, right: 34, top: 38, bottom: 43 }
export const TEXT_WIDTH = PAGE.width - MARGIN.left - MARGIN.right
export const TEXT_HEIGHT = PAGE.height - MARGIN.top - MARGIN.bottom

export type Measured = TextStyle & { leading: number }

export type Design = {
  language: Language
  text: Measured
  small: Measured
  boxTitle: Measured
  heading: Measured
  title: Measured
  label: Measured
  foot: Measured
  colours: { ink: string; soft: string; line: string; accent: string; tint: string; bar: string }
  words: { contents: string; chapter: string; writers: string }
  digits: (number: number) => string
}

const WORDS = {
  en: { contents: 'Contents', chapter: 'Chapter', writers: 'Written by' },
  bn: { contents: 'সূচিপত্র', chapter: 'অধ্যায়', writers: 'লিখেছেন' },
}

/** `tightness` moves the lines a little closer together, to save a nearly empty page. */
export function designOf(language: Language, hueKey: string, tightness = 1): Design {
  const hue = angleOf(hueKey) ?? DEFAULT_HUE
  // Bengali has signs above and below its letters.
  const style = (size: number, weight: 400 | 500 | 600 | 700, en: number, bn: number): Measured => ({
    size,
    weight,
    leading: (language === 'bn' ? bn : en) * tightness,
    wordSpace: 0.04,
  })
  const numbers = new Intl.NumberFormat(language, { useGrouping: false })
  return {
    language,
    text: style(12.7, 400, 18.2, 19.6),
    small: style(12.2, 400, 17, 18.4),
    boxTitle: style(12.6, 700, 18, 19.4),
    heading: style(15.5, 700, 20, 22.5),
    title: { ...style(23.5, 700, 27.5, 31), wordSpace: 0 },
    label: style(11.5, 600, 16, 17),
    foot: style(9.5, 400, 14, 14),
    colours: {
      ink: '#0e1f18',
      soft: '#5e6d67',
      line: '#dbe1de',
      accent: oklch(0.42, 0.1, hue),
      tint: oklch(0.972, 0.018, hue),
      bar: oklch(0.62, 0.14, hue),
    },
    words: WORDS[language],
    digits: (number) => numbers.format(number),
  }
}
