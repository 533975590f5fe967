import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className="icon-button icon-button-plain"
      aria-label={m.quizform_remove_of({ name })}
      onClick={onRemove}
    >
      <Icon name="close" />
    </button>
  )
}
