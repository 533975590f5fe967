// The lessons of the demo courses; seed-lessons.ts turns them into rows.

/** Short films made by demo/clips; each exists in both languages, and the course's language chooses. */
export type Clip =
  | 'study-plan'
  | 'number-line'
  | 'fractions'
  | 'particles'
  | 'living-cell'
  | 'sentence'
  | 'timeline'
  | 'practice-loop'

export type DemoLesson = { title: string; free?: true } & (
  | { kind: 'text'; body: string }
  | { kind: 'video' | 'audio'; clip: Clip }
)

export type DemoSection = { title: string; lessons: DemoLesson[] }

export type DemoCurriculum = { course: string; sections: DemoSection[] }
