// The quilts of the home page, drawn once: six by five squares next to the text, and six by three above it on phones.
import { DESKTOP_QUILT, PHONE_QUILT } from './quilt-layouts.ts'
import { quilt } from './quilt.ts'

export const HERO_QUILTS = {
  wide: quilt(DESKTOP_QUILT, { fills: true }),
  narrow: quilt(PHONE_QUILT, { rows: 3, fills: true }),
}
export type HeroQuilt = keyof typeof HERO_QUILTS
