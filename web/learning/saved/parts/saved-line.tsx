import { lessonCount, size } from '../../../files/amounts.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { useShown } from './remove.ts'

/** What is saved of a course or book: 5 lessons saved, 51 MB. */
export default function SavedLine({ product }: { product: string }) {
  const own = useShown()?.filter((item) => item.product === product && item.state === 'saved') ?? []
  const [first] = own
  if (!first) return null
  const bytes = size(own.reduce((sum, item) => sum + item.bytes, 0))
  const counted = first.kind === 'book' ? m.saved_is() : m.saved_count({ counted: lessonCount(own.length) })
  return (
    <p className="collection-saved row">
      <Icon name="saved" />
      {m.saved_amount({ counted, size: bytes })}
    </p>
  )
}
