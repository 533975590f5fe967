import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useDebounced } from '../use-debounced.ts'

type PictureShownProps = { name: string; url: string; onRemove: () => void }

/** A thumbnail of the picture, updated once typing pauses. */
export function PictureShown({ name, url, onRemove }: PictureShownProps) {
  const debounced = useDebounced(url)
  const src = displayableUrl(debounced)
  const [failed, setFailed] = useState<string | null>(null)
  const hasFailed = failed === debounced
  return (
    <div className="picture-shown row small">
      {src && !hasFailed && <img key={src} src={src} alt="" decoding="async" onError={() => setFailed(debounced)} />}
      <small role="status">{hasFailed ? m.form_picture_gone() : src && m.form_picture_here()}</small>
      <button type="button" className="link" aria-label={m.form_picture_remove_of({ name })} onClick={onRemove}>
        {m.form_picture_remove()}
      </button>
    </div>
  )
}

/** The picture's URL if the browser may load it: a path on this site, or https. */
export function displayableUrl(url: string): string | undefined {
  const text = url.trim()
  return /^(\/(?!\/)|https:\/\/[^/\s]+\.[^\s])\S*$/.test(text) ? text : undefined
}
