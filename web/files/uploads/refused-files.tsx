// Refused files, listed where they were dropped until someone has read why.
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { createStore, useStore } from '../../ui/store.ts'
import './refused-files.css'

/** `place` is the section, lesson or form for which the file was meant. */
type RefusedFile = { id: number; place: string; name: string; reason: string }

const NONE: RefusedFile[] = []
const MAX_LISTED = 50
const refusedFiles = createStore(NONE)
let lastId = 0

export function refuseFile(place: string, name: string, reason: string): void {
  refusedFiles.set([...refusedFiles.get(), { id: ++lastId, place, name, reason }].slice(-MAX_LISTED))
}

export function RefusedFiles({ place }: { place: string }) {
  const listed = useStore(refusedFiles, NONE).filter((file) => file.place === place)
  return (
    <div role="alert">
      {listed.length > 0 && (
        <ul className="refused-files stack" aria-label={m.curriculum_refused()}>
          {listed.map(({ id, name, reason }) => (
            <li className="stack" key={id}>
              <Icon name="alert" />
              <span>{reason}</span>
              <button
                type="button"
                className="icon-button icon-button-plain"
                aria-label={m.curriculum_dismiss({ name })}
                onClick={() => refusedFiles.set(refusedFiles.get().filter((file) => file.id !== id))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
