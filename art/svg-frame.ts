import { escapeXml } from './text.ts'

// The page's fonts if the picture is inline, or a system font if it is a separate file.
const FONT_FAMILY = "'Figtree Variable',Figtree,'Anek Bangla','Noto Sans Bengali',sans-serif"

export interface Frame {
  width: number
  height: number
  /** For the page's style sheet. Nothing in the picture depends on it. */
  className: 'cover' | 'av' | 'quilt'
  /** Only set if there is no text next to the picture. Without it, the picture is hidden from screen readers. */
  label?: string
  /** Fills a frame of another shape and crops the rest, like object-fit: cover. */
  slice?: boolean
  /** Takes on the shape of its frame. The contents are placed by percentages. */
  fills?: boolean
  /** The part that stays visible when cropped: the middle, or the lower right corner. */
  align?: 'xMidYMid' | 'xMaxYMax'
  withText?: boolean
}

// xmlns makes the same string valid as a separate file.
export function svgFrame(
  { width, height, className, label = '', slice = true, fills = false, align = 'xMidYMid', withText = false }: Frame,
  body: string,
) {
  const name = label ? `role="img" aria-label="${escapeXml(label)}"` : 'aria-hidden="true"'
  const fill = slice ? ` preserveAspectRatio="${align} slice"` : ''
  const font = withText ? ` font-family="${FONT_FAMILY}"` : ''
  const box = fills ? '' : ` viewBox="0 0 ${width} ${height}"`
  const root = `xmlns="http://www.w3.org/2000/svg" class="${className}"${box}`
  return `<svg ${root} ${name}${fill}${font}>${body}</svg>`
}
