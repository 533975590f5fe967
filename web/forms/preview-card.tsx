import type { ReactNode } from 'react'
import type { HueKey } from '#art/hues.ts'
import { hueStyle } from '../ui/hue.ts'
import { langOf } from '../ui/language.tsx'
import { Picture } from '../ui/picture.tsx'
import { displayableUrl } from './fields/picture-shown.tsx'
import { useDebounced } from './use-debounced.ts'

type PreviewCardProps = {
  kind: 'course' | 'blog' | 'book' | 'person'
  svg: string
  /** The picture's URL, possibly only half typed. */
  url: string
  badge?: { label: string; hue: HueKey } | undefined
  title: string
  text?: string
  /** Shown on the card's last line. */
  children?: ReactNode
  note: string
}

/** The card as learners will see it, without its links. */
export function PreviewCard({ kind, svg, url, badge, title, text = '', children, note }: PreviewCardProps) {
  const debounced = useDebounced(url)
  // A URL under /covers is this item's stored drawing, which the preview redraws from the current values.
  const src = debounced.startsWith(`/covers/${kind}/`) ? undefined : displayableUrl(debounced)
  return (
    <>
      <article className={`panel preview-card preview-${kind}`}>
        <Picture key={src} kind={kind} source={src ? { svg, src } : { svg }} />
        <div className="preview-text stack">
          {badge && (
            <span className="badge preview-badge tint" style={hueStyle(badge.hue)}>
              {badge.label}
            </span>
          )}
          <h2 lang={langOf(title)}>{title}</h2>
          {text && (
            <p className="muted" lang={langOf(text)}>
              {text}
            </p>
          )}
          {children && <div className="preview-foot cluster small">{children}</div>}
        </div>
      </article>
      <p className="muted">{note}</p>
    </>
  )
}
