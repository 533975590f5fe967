import { parseCoverAddress } from '#art/cover-address.ts'
import { HUES, type HueKey } from '#art/hues.ts'

/** The hue in the URL of a book's drawn cover; 'bengali' for any other picture. */
export function bookHue(img: string): HueKey {
  const cover = parseCoverAddress(img)
  return (cover?.kind === 'book' && knownHue(cover.hue)) || 'bengali'
}

/** Undefined for unknown keys, because administrators also type URLs by hand. */
export function knownHue(key: string): HueKey | undefined {
  return Object.hasOwn(HUES, key) ? (key as HueKey) : undefined
}
