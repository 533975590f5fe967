// A person's picture: the photo if there is one, over initials on a flower.
import type { CSSProperties } from 'react'
import { initials, initialsBaseline, initialsSize } from '#art/initials.ts'
import { langOf } from './language.tsx'

const PETALS = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5]
const PETAL = 'M0 0C13-18 13-38 0-54C-13-38-13-18 0 0Z'
const HUES = 12

/** Decorative, because the name is next to it or labels the button around it. */
export function Avatar({ name, photo }: { name: string; photo?: string | undefined }) {
  const letters = initials(name)
  const size = initialsSize(letters)
  return (
    // `lang` loads the font for Bengali initials on an English page.
    <span className="avatar" style={hueOf(name)} lang={photo ? undefined : langOf(letters)} aria-hidden="true">
      <svg className="av" viewBox="0 0 96 96">
        <g transform="translate(48 48)">
          {PETALS.map((turn) => (
            <path key={turn} d={PETAL} transform={`rotate(${turn})`} />
          ))}
        </g>
        <text x="48" y={initialsBaseline(size)} fontSize={size}>
          {letters}
        </text>
      </svg>
      {photo && (
        <img
          key={photo}
          src={photo}
          alt=""
          width={96}
          height={96}
          decoding="async"
          onError={(event) => (event.currentTarget.hidden = true)}
        />
      )}
    </span>
  )
}

/** The colours of one of the twelve classes, always the same for a given name. */
function hueOf(name: string): CSSProperties {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973
  const key = `--class${(sum % HUES) + 1}`
  return { '--ht': `var(${key}-tint)`, '--hi': `var(${key}-ink)`, '--hf': `var(${key}-field)` } as CSSProperties
}
