// A course's lessons when offline: saved ones first, then the number of lessons that need a network.
import { lessonCount, size } from '../../files/amounts.ts'
import { m } from '../../paraglide/messages.js'
import { useDeviceTexts } from '../saved/parts/device.ts'
import { useShown } from '../saved/parts/remove.ts'
import { Icon } from '../../ui/icon.tsx'
import { digits } from '../../ui/numbers.ts'
import { endedText } from '../saved/parts/saved-words.ts'
import { LessonRow, type LessonListProps } from './lesson-list.tsx'

export default function OfflineList({ course, current }: LessonListProps) {
  const { lessons, learning, pathTo } = course
  const items = useShown()
  const texts = useDeviceTexts()
  const saved = new Map(items?.filter(({ state }) => state === 'saved').map((item) => [item.item, item]))
  const here = lessons?.filter(({ _id }) => saved.has(_id)) ?? []
  const left = (lessons?.length ?? 0) - here.length
  const bytes = here.reduce((sum, { _id }) => sum + saved.get(_id)!.bytes, 0)
  const places = new Map(learning?.places.map((place) => [place.item, place]))
  return (
    <div className="learn-offline">
      {here.length > 0 && (
        <section className="learn-section">
          <header>
            <h3>{texts.here()}</h3>
            <small>
              {lessonCount(here.length)} · {size(bytes)}
            </small>
          </header>
          <ol>
            {here.map((lesson) => (
              <LessonRow
                key={lesson._id}
                course={course.id}
                to={pathTo(lesson._id)}
                lesson={lesson}
                place={places.get(lesson._id)}
                isCurrent={lesson._id === current}
                isOwned={undefined}
                after={
                  <>
                    {' · '}
                    {endedText(saved.get(lesson._id)!) ?? <span className="saving-word">{m.saved_small()}</span>}
                  </>
                }
              />
            ))}
          </ol>
        </section>
      )}
      {left > 0 && (
        <section className="learn-section">
          <header>
            <h3>{texts.notHere()}</h3>
            <small>{left === 1 ? m.saved_needs_internet_one() : m.saved_need_internet({ n: digits(left) })}</small>
          </header>
        </section>
      )}
      <p className="saving-kept beside muted">
        <Icon name="cloud-off" />
        {m.saved_is_kept()}
      </p>
    </div>
  )
}
