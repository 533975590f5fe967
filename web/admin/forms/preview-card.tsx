import type { ReactNode } from 'react'
import type { HueKey } from '#art/hues.ts'
import { hueStyle } from '../../ui/hue.ts'
import { langOf } from '../../ui/language.tsx'
import { Picture } from '../../ui/picture.tsx'
import { showable } from './showable.ts'
import { useDebounced } from './use-debounced.ts'

type PreviewCardProps = {
  kind: 'course' | 'blog' | 'book' | 'person'
  svg: string
  /** The picture's address, as far as it is typed. */
  address: string
  badge?: { label: string; hue: HueKey } | undefined
  title: string
  text?: string
  /** The last line. */
  children?: ReactNode
  note: string
}

/** The card as learners will see it, without its links. */
export function PreviewCard({ kind, svg, address, badge, title, text = '', children, note }: PreviewCardProps) {
  const settled = useDebounced(address)
  // The address of a drawing of this very thing: here it is drawn as it will be, from what is typed.
  const src = settled.startsWith(`/covers/${kind}/`) ? undefined : showable(settled)
  return (
    <>
      <article className={`panel preview-card preview-${kind}`}>
        <Picture key={src} kind={kind} source={src ? { svg, src } : { svg }} />
        <div className="preview-text">
          {badge && (
            <span className="badge preview-badge" style={hueStyle(badge.hue)}>
              {badge.label}
            </span>
          )}
          <h2 lang={langOf(title)}>{title}</h2>
          {text && <p lang={langOf(text)}>{text}</p>}
          {children && <div className="preview-foot">{children}</div>}
        </div>
      </article>
      <p>{note}</p>
    </>
  )
}
