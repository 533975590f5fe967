import { parseCoverAddress } from '#art/cover-address.ts'
import { HUES, type HueKey } from '#art/hues.ts'

/** The hue of a book's drawing; that of Bengali books where its address names none. */
export function bookHue(img: string): HueKey {
  const asked = parseCoverAddress(img)
  return (asked?.kind === 'book' && knownHue(asked.hue)) || 'bengali'
}

/** Addresses are written by people, too. */
export function knownHue(key: string): HueKey | undefined {
  return Object.hasOwn(HUES, key) ? (key as HueKey) : undefined
}
