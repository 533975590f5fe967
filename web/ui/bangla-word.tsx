import { BANGLA } from '#art/wordmark.ts'

const [x, y, width, height] = BANGLA.box

/** The word বাংলা, drawn: a page in English that says no other Bengali word needs no Bengali font for it. */
export function BanglaWord() {
  return (
    <svg className="bangla-word" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label="বাংলা" lang="bn">
      <path d={BANGLA.path} />
    </svg>
  )
}
