import { escapeXml } from './text.ts'

// The page's fonts where the picture is inline, a system face where it is a file of its own.
export const FONT_FAMILY = "'Figtree Variable',Figtree,'Anek Bangla','Noto Sans Bengali',sans-serif"

export interface Frame {
  width: number
  height: number
  /** A hook for the page's style sheet; nothing in the picture depends on it. */
  className: 'cover' | 'av' | 'quilt'
  /** ItemName only where no text stands beside the picture; otherwise it is hidden from screen readers. */
  label?: string
  /** Fill a frame of another shape and cut the rest, as object-fit: cover does. */
  slice?: boolean
  /** What stays in view when it is cut: the middle, or the lower right corner. */
  keeps?: 'xMidYMid' | 'xMaxYMax'
  withText?: boolean
}

// One complete picture: xmlns makes the same string valid as a file.
export function svgFrame(
  { width, height, className, label = '', slice = true, keeps = 'xMidYMid', withText = false }: Frame,
  body: string,
) {
  const name = label ? `role="img" aria-label="${escapeXml(label)}"` : 'aria-hidden="true"'
  const fill = slice ? ` preserveAspectRatio="${keeps} slice"` : ''
  const font = withText ? ` font-family="${FONT_FAMILY}"` : ''
  const root = `xmlns="http://www.w3.org/2000/svg" class="${className}" viewBox="0 0 ${width} ${height}"`
  return `<svg ${root} ${name}${fill}${font}>${body}</svg>`
}
