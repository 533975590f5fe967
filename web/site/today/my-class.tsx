import { useState } from 'react'
import type { CourseType } from '#contract/constants.ts'
import type { Today } from '#contract/calls/site/today.ts'
import { ClassForm } from './class-form.tsx'
import { Newest } from './newest.tsx'

type MyClassProps = { today: Today; reload: () => void }

/** What is new in the chosen class. Before one is chosen, asks which class it is. */
export function MyClass({ today, reload }: MyClassProps) {
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
