import { useId, useState } from 'react'
import type { CourseType } from '#contract/constants.ts'
import type { Today } from '#contract/calls/site/today.ts'
import { m } from '../../paraglide/messages.js'
import { ClassForm } from './class-form.tsx'
import { Newest } from './newest.tsx'

type MyClassProps = { today: Today; reload: () => void }

/** Below home's first section: what is new in the person's class. */
export function MyClass(props: MyClassProps) {
  const id = useId()
  return (
    <section className="section shelf" aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <div className="matra" aria-hidden="true" />
          <h2 id={id}>{m.today_shelf()}</h2>
        </div>
        <Shelf {...props} />
      </div>
    </section>
  )
}

/** Before a class is chosen, asks which one it is. */
function Shelf({ today, reload }: MyClassProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  /** A class that was just chosen, while its courses are loading. */
  const [saved, setSaved] = useState<{ classCourse: CourseType | null } | null>(null)
  const { classCourse } = saved ?? today
  if (classCourse && !isChoosing) {
    return (
      <Newest
        classCourse={classCourse}
        courses={classCourse === today.classCourse ? today.newest : null}
        change={() => setIsChoosing(true)}
      />
    )
  }
  const onSaved = (choice: CourseType | null) => {
    setSaved({ classCourse: choice })
    setIsChoosing(false)
    reload()
  }
  return (
    <ClassForm classCourse={classCourse} onSaved={onSaved} cancel={isChoosing ? () => setIsChoosing(false) : null} />
  )
}
