// Seven flat colours from one hue. Four schemes let neighbours of the same class differ and still belong together.

export type SchemeName = 'field' | 'deep' | 'light' | 'mid'
export type Scheme = 0 | 1 | 2 | 3

export interface Palette {
  readonly scheme: SchemeName
  readonly background: string
  /** Strongest against the background; the motif's main shape. */
  readonly first: string
  readonly second: string
  readonly third: string
  /** The one loud colour: marigold, or krishnachura red where the field itself is yellow. */
  readonly pop: string
  readonly otherPop: string
  /** Near black of this hue. */
  readonly ink: string
  /** Text on the background, at least 5.1:1 in every hue and scheme. */
  readonly text: string
}

const SMALLEST_CHROMA_STEP = 0.004

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

// Hex, because a standalone SVG is also read by programs that do not know oklch(). A colour outside sRGB loses chroma
// until it fits: lightness and hue, which carry contrast and meaning, stay.
export function oklch(lightness: number, chroma: number, hue: number): string {
  let fitting = chroma
  let channels = linearRgb(lightness, fitting, hue)
  while (fitting > SMALLEST_CHROMA_STEP && !channels.every((channel) => channel >= -0.0005 && channel <= 1.0005)) {
    fitting -= SMALLEST_CHROMA_STEP
    channels = linearRgb(lightness, fitting, hue)
  }
  return '#' + channels.map(hexByte).join('')
}

function schemesOf(hue: number): [Palette, Palette, Palette, Palette] {
  const yellow = hue > 55 && hue < 135 // yellows are only themselves when light
  const sky = hue > 195 && hue < 265 // sRGB has little chroma here
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

// At most 360 whole hues are ever asked for, and a list of cards asks for few of them many times.
const known = new Map<number, [Palette, Palette, Palette, Palette]>()

export function palette(hue: number, scheme: Scheme = 0): Palette {
  let schemes = known.get(hue)
  if (!schemes) {
    schemes = schemesOf(hue)
    known.set(hue, schemes)
  }
  return schemes[scheme]
}

/** The scheme that a part of a hash stands for. */
export function schemeFrom(number: number): Scheme {
  return (number % 4) as Scheme
}
