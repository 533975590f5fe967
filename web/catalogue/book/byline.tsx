import { getLocale } from '../../paraglide/runtime.js'
import { Sentence } from '../../ui/language.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { BookContent } from './book-content.ts'

export function Byline({ writers }: { writers: BookContent['writers'] }) {
  const names = new Intl.ListFormat(getLocale()).format(writers.map(({ name }) => name))
  return (
    <div className="byline row">
      <div>
        {writers.map(({ name, picture }) => (
          <Picture key={name} kind="person" source={picture} />
        ))}
      </div>
      <p>
        <Sentence text={names} />
      </p>
    </div>
  )
}
