// An SVG drawing with nothing but shapes and text. It is rebuilt from what is allowed, so that scripts, styles, links
// and entities don't survive. It is shown in <img>, which runs nothing; rebuilding also protects people who open its
// URL.

const MAX_SVG_BYTES = 256 * 1024
const NAME = String.raw`[A-Za-z_][\w.:-]*`
const TAG = String.raw`<(?<end>/?)(?<tag>${NAME})(?<attributes>(?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>/?)>`
const PIECE = new RegExp(String.raw`<!--[\s\S]*?-->|<\?[\s\S]*?\?>|${TAG}|(?<text>[^<]+)`, 'y')
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'g')
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i

const ELEMENTS = new Set(
  `svg g defs title desc path rect circle ellipse line polyline polygon text tspan marker clipPath
  linearGradient radialGradient stop`.split(/\s+/),
)
const ATTRIBUTES = new Set(
  `id viewBox width height x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy d points transform fill fill-opacity fill-rule
  stroke stroke-width stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
  opacity clip-path clip-rule clipPathUnits marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY
  orient gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity preserveAspectRatio font-family
  font-size font-style font-weight letter-spacing text-anchor dominant-baseline paint-order role lang xml:lang
  aria-label`.split(/\s+/),
)
/** A reference to another part of the drawing, or no URL at all. */
const isHarmless = (value: string) => !/url\s*\(\s*["']?(?!#)/i.test(value) && !value.includes('\\')

/** Null if it isn't a well-formed SVG with a size. */
export function cleanSvg(file: Uint8Array): Uint8Array | null {
  if (file.length > MAX_SVG_BYTES) return null
  const source = Buffer.from(file)
    .toString()
    .replace(/^\uFEFF/, '')
    .trim()
  if (BARE_AMPERSAND.test(source)) return null
  const open: { tag: string; isKept: boolean }[] = []
  let written = ''
  let at = 0
  let isOver = false
  for (PIECE.lastIndex = 0; at < source.length; at = PIECE.lastIndex) {
    const groups = PIECE.exec(source)?.groups
    if (!groups) return null
    const { end, tag, attributes = '', empty, text } = groups
    const parent = open.at(-1)
    if (text !== undefined) {
      if (!parent && text.trim()) return null
      if (parent?.isKept) written += text
    } else if (end) {
      if (parent?.tag !== tag) return null
      open.pop()
      if (parent!.isKept) written += `</${tag}>`
      isOver = open.length === 0
    } else if (tag !== undefined) {
      if (isOver || (!parent && (tag !== 'svg' || empty))) return null
      const isKept = ELEMENTS.has(tag) && (parent?.isKept ?? true)
      const kept = keptAttributes(attributes)
      if (!parent && !/ (?:viewBox|width)=/.test(kept)) return null
      if (isKept) written += `<${tag}${parent ? '' : ' xmlns="http://www.w3.org/2000/svg"'}${kept}${empty ? '/' : ''}>`
      if (!empty) open.push({ tag, isKept })
    }
  }
  return isOver ? Buffer.from(written) : null
}

function keptAttributes(source: string): string {
  return [...source.matchAll(ATTRIBUTE)]
    .map(([, name = '', double, single]) => ({ name, value: double ?? single ?? '' }))
    .filter(({ name, value }) => ATTRIBUTES.has(name) && isHarmless(value))
    .map(({ name, value }) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
    .join('')
}
