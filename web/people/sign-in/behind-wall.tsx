import { useCallback, useId } from 'react'
import type { Course } from '#contract/calls/catalogue/catalogue.ts'
import { categoryOf, CLASSES, entryAt, SKILLS } from '../../catalogue/parts/course-categories.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { useCall } from '../../session/use-call.ts'
import { AddressPicture } from '../../ui/address-picture.tsx'
import { hueStyle } from '../../ui/hue.ts'
import { langOf } from '../../ui/language.tsx'
import './behind-wall.css'

const SHOWN_COUNT = 3

/** The class or category that the person wanted to see, with three of its courses. */
export default function BehindWall({ from }: { from: string }) {
  const id = useId()
  const [path = ''] = from.split(/[?#]/)
  const load = useCallback(() => coursesBehind(path), [path])
  const { answer: courses } = useCall(load)
  const category = categoryBehind(path)
  if (!category || !courses?.length) return null
  return (
    <section className="behind-wall tint" aria-labelledby={id} style={hueStyle(category.hue)}>
      <p className="label">{m.login_behind()}</p>
      <h2 id={id}>{category.label()}</h2>
      <ul className="stack">
        {courses.map(({ _id, title, img }) => (
          <li key={_id}>
            <AddressPicture kind="course" src={img} />
            <span lang={langOf(title)}>{title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Course pages are at /classNine/coursesInfo/{id}. */
function categoryBehind(path: string) {
  const [, first = '', second] = path.split('/')
  return second === 'coursesInfo' ? categoryOf(first) : entryAt([...CLASSES, ...SKILLS], path)
}

async function coursesBehind(path: string): Promise<Pick<Course, '_id' | 'title' | 'img'>[]> {
  const key = categoryBehind(path)?.key
  if (!key) return []
  const id = /\/coursesInfo\/([^/]+)/.exec(path)?.[1]
  const [wanted, newest] = await Promise.all([
    id ? api('GET /course/{id}', { params: { id } }).catch(() => null) : null,
    api('GET /courses/{key}', { params: { key }, query: { limit: SHOWN_COUNT } }),
  ])
  const others = newest.filter(({ _id }) => _id !== id)
  return [...(wanted ? [wanted] : []), ...others].slice(0, SHOWN_COUNT)
}
