// Normalises typed answers for comparison.

import { tidy } from '#contract/tidy.ts'

const BENGALI_ZERO = 0x09e6

const latinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.codePointAt(0)! - BENGALI_ZERO))

/** Ignores case, spaces, invisible joiners and the script of digits. */
export const foldText = (text: string): string =>
  latinDigits(tidy(text))
    .toLowerCase()
    .replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, '')

/** Null unless the text is a single number, which may be followed by a unit. */
export function readNumber(text: string, unit = ''): number | null {
  const folded = foldText(text).replace(/[−–]/g, '-').replace(/,/g, '')
  const end = foldText(unit).replace(/,/g, '')
  const number = end && folded.endsWith(end) ? folded.slice(0, -end.length) : folded
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : null
}
