import { categoryOf } from '../../catalogue/parts/course-categories.ts'
import { lessonCount } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { ChapterSave } from '../saved/parts/chapter-save.tsx'
import { removeWithUndo } from '../saved/parts/remove.ts'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { langOf } from '../../ui/language.tsx'
import { digits } from '../../ui/numbers.ts'
import { useOnline } from '../../ui/use-online.ts'
import { amountOf, SavedRow } from './saved-row.tsx'
import type { Product } from './use-products.ts'

/** A course with its saved lessons, by chapter. */
export function SavedCourse({ product }: { product: Product }) {
  const { id, title, classCourse, sections, items } = product
  const isOnline = useOnline()
  const order = new Map(sections.flatMap(({ lessons }) => lessons).map(({ _id }, index) => [_id, index]))
  const inOrder = items.toSorted((one, other) => (order.get(one.item) ?? 0) - (order.get(other.item) ?? 0))
  const chapters = sections.map((section, index) => {
    const ids = new Set(section.lessons.map(({ _id }) => _id))
    return { section, number: index + 1, own: inOrder.filter(({ item }) => ids.has(item)) }
  })
  const others = inOrder.filter(({ item }) => !order.has(item))
  return (
    <section
      className="saved-course surface"
      style={hueStyle(categoryOf(classCourse)?.hue ?? 'free')}
      aria-labelledby={`saved-${id}`}
    >
      <header className="stack">
        <AddressPicture kind="course" src={`/covers/course/${id}.svg`} />
        <h2 id={`saved-${id}`} lang={langOf(title)}>
          {title}
        </h2>
        <p className="muted">{amountOf(items, lessonCount(items.length))}</p>
        <button
          type="button"
          className="button button-small"
          aria-label={m.saved_remove_all_of({ title })}
          onClick={() => removeWithUndo(items)}
        >
          {m.saved_remove_all()}
        </button>
      </header>
      {chapters
        .filter(({ own }) => own.length > 0)
        .map(({ section, number, own }) => (
          <div key={section._id}>
            <div className="saved-chapter row">
              <h3 lang={langOf(section.title)}>{m.learn_section({ n: digits(number), title: section.title })}</h3>
              {isOnline && <ChapterSave lessons={section.lessons} number={number} course={{ id, title }} />}
            </div>
            <ul>
              {own.map((item) => (
                <SavedRow key={item.item} item={item} />
              ))}
            </ul>
          </div>
        ))}
      {others.length > 0 && (
        <ul>
          {others.map((item) => (
            <SavedRow key={item.item} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}
