// The drawn pages of a PDF are variants of its file, e.g. `p0001w720`.

const FORM = /^p(\d{4,})w\d+$/

export const pageVariant = (page: number, width: number): string => `p${String(page).padStart(4, '0')}w${width}`

/** Null if the variant isn't a page. */
export function pageOf(variant: string): number | null {
  const number = FORM.exec(variant)?.[1]
  return number === undefined ? null : Number(number)
}
