import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { showable } from '../showable.ts'
import { useDebounced } from '../use-debounced.ts'

type PictureShownProps = { name: string; address: string; onRemove: () => void }

/** What is at the address, once it is no longer being typed. */
export function PictureShown({ name, address, onRemove }: PictureShownProps) {
  const settled = useDebounced(address)
  const src = showable(settled)
  const [failed, setFailed] = useState<string | null>(null)
  const isGone = failed === settled
  return (
    <div className="picture-shown">
      {src && !isGone && <img key={src} src={src} alt="" decoding="async" onError={() => setFailed(settled)} />}
      <small role="status">{isGone ? m.form_picture_gone() : src && m.form_picture_here()}</small>
      <button type="button" className="link" aria-label={m.form_picture_remove_of({ name })} onClick={onRemove}>
        {m.form_picture_remove()}
      </button>
    </div>
  )
}
