// Flat colours derived from one hue. Four schemes let neighbouring covers of one class differ and still match.

export type SchemeName = 'field' | 'deep' | 'light' | 'mid'
export type Scheme = 0 | 1 | 2 | 3

export interface Palette {
  readonly scheme: SchemeName
  readonly background: string
  /** The strongest contrast to the background, for the motif's main shape. */
  readonly first: string
  readonly second: string
  readonly third: string
  /** The accent colour: marigold, or krishnachura red on a yellow background. */
  readonly pop: string
  readonly otherPop: string
  /** Almost black, with a tint of the hue. */
  readonly ink: string
  /** Text on the background, at least 5.1:1 in every hue and scheme. */
  readonly text: string
}

const CHROMA_STEP = 0.004

function linearRgb(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function hexByte(channel: number): string {
  const linear = Math.min(1, Math.max(0, channel))
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

// Returns hex, because programs that read a standalone SVG may not support oklch(). Colours outside sRGB lose chroma
// until they fit, because lightness carries the contrast and hue the meaning.
export function oklch(lightness: number, chroma: number, hue: number): string {
  let fitting = chroma
  let channels = linearRgb(lightness, fitting, hue)
  while (fitting > CHROMA_STEP && !channels.every((channel) => channel >= -0.0005 && channel <= 1.0005)) {
    fitting -= CHROMA_STEP
    channels = linearRgb(lightness, fitting, hue)
  }
  return '#' + channels.map(hexByte).join('')
}

function schemesOf(hue: number): [Palette, Palette, Palette, Palette] {
  const yellow = hue > 55 && hue < 135 // A dark yellow doesn't look yellow.
  const sky = hue > 195 && hue < 265 // sRGB has little chroma here.
  const field = oklch(yellow ? 0.86 : 0.72, yellow ? 0.15 : sky ? 0.118 : 0.14, hue)
  const deep = oklch(0.29, 0.072, hue)
  const light = oklch(0.945, 0.045, hue)
  const mid = oklch(yellow ? 0.66 : 0.52, sky ? 0.125 : 0.145, hue)
  const ink = oklch(0.225, 0.05, hue)
  const pop = hue > 50 && hue < 112 ? oklch(0.66, 0.2, 32) : oklch(0.85, 0.165, 84)
  const otherPop =
    hue > 330 || hue < 50
      ? oklch(0.9, 0.09, 95)
      : hue > 130 && hue < 210
        ? oklch(0.72, 0.17, 38)
        : oklch(0.76, 0.15, 20)
  const shared = { pop, otherPop, ink }
  return [
    { scheme: 'field', background: field, first: deep, second: light, third: mid, text: ink, ...shared },
    { scheme: 'deep', background: deep, first: field, second: light, third: mid, text: light, ...shared },
    { scheme: 'light', background: light, first: mid, second: deep, third: field, text: ink, ...shared },
    {
      scheme: 'mid',
      background: mid,
      first: light,
      second: ink,
      third: field,
      text: yellow ? ink : '#ffffff',
      ...shared,
    },
  ]
}

// A list of cards uses a few hues many times, and there are at most 360 hues.
const cache = new Map<number, [Palette, Palette, Palette, Palette]>()

export function palette(hue: number, scheme: Scheme = 0): Palette {
  let schemes = cache.get(hue)
  if (!schemes) {
    schemes = schemesOf(hue)
    cache.set(hue, schemes)
  }
  return schemes[scheme]
}

/** Picks a scheme from part of a hash. */
export function schemeFrom(number: number): Scheme {
  return (number % 4) as Scheme
}
