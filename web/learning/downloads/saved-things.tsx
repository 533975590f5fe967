// Everything saved on this device, by course and book.
import { useCallback, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { AskFirst } from '../saved/parts/ask-first.tsx'
import { useDeviceTexts } from '../saved/parts/device.ts'
import { useShown } from '../saved/parts/remove.ts'
import { wayText } from '../saved/parts/saved-words.ts'
import { roomOf, supportOf } from '../saved/saved.ts'
import { useCall } from '../../session/use-call.ts'
import { Icon } from '../../ui/icon.tsx'
import { EmptyNote } from '../../ui/notes.tsx'
import { MakeRoom } from './make-room.tsx'
import { SavedBooks } from './saved-books.tsx'
import { SavedCourse } from './saved-course.tsx'
import { Space } from './space.tsx'
import { useProducts } from './use-products.ts'

const look = async () => ({ room: await roomOf(), support: await supportOf() })

export default function SavedThings({ loading }: { loading: ReactNode }) {
  const items = useShown()
  const texts = useDeviceTexts()
  const { hash } = useLocation()
  const done = items?.reduce((sum, each) => sum + each.done, 0)
  // The free space changes with what is saved.
  const { answer } = useCall(useCallback(() => (done === undefined ? NEVER : look()), [done]))
  const products = useProducts(items)
  if (!items || !answer || !products) return loading
  const { room, support } = answer
  if (support !== 'yes' && !items.length) {
    return (
      <EmptyNote title={m.saved_impossible()} text={support === 'private' ? m.saved_private() : m.saved_unable()} />
    )
  }
  if (!items.length) {
    return (
      <EmptyNote
        patch="stack"
        title={m.saved_none()}
        text={m.saved_none_text()}
        action={{ to: paths.myCollection, label: m.saved_none_action() }}
      />
    )
  }
  const books = items.filter(({ kind }) => kind === 'book')
  const savingText = wayText(items)
  return (
    <>
      <Space room={room} products={products} books={books} />
      {support === 'private' && <p className="saved-note beside muted">{m.saved_private()}</p>}
      {savingText && (
        <p className="saved-note beside muted" role="status">
          <Icon name="download" />
          {savingText}
        </p>
      )}
      {hash === '#room' && <MakeRoom products={products} />}
      {products.map((product) => (
        <SavedCourse key={product.id} product={product} />
      ))}
      {books.length > 0 && <SavedBooks books={books} />}
      <p className="saved-note beside muted">
        <Icon name="info" />
        {texts.note()}
      </p>
      <AskFirst />
    </>
  )
}

const NEVER = new Promise<Awaited<ReturnType<typeof look>>>(() => {})
