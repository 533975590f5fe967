// Publishes the lessons of the demo courses. Their films are shared, and are served from the repository.
import { eq } from 'drizzle-orm'
import type { Language } from '#contract/constants.ts'
import type { CurriculumTree, LessonDraft } from '#contract/learning.ts'
import { countedFigures } from '#server/modules/learning/course-figures.ts'
import { lessonRows, sectionRows } from '#server/modules/learning/tree-rows.ts'
import { publishQuizzes } from '#server/modules/learning/publish-quizzes.ts'
import type { Transaction } from '../../server/db/database.ts'
import { newId } from '../../server/db/ids.ts'
import { courses } from '../../server/db/schema.ts'
import { fileCaptions, files, fileVariants, lessons, sections } from '../../server/db/schema-learning.ts'
import { clipFiles, type ClipFile } from '../clips/clip-files.ts'
import { quizLesson } from './quiz-lesson.ts'
import { demoQuizzes } from './quizzes/index.ts'
import { demoCurricula } from './lessons/index.ts'
import type { DemoCurriculum, DemoLesson } from './lessons/types.ts'

export type CoursesByTitle = Map<string, { id: string; language: Language }>

/** A film and a recording of the same clip are two files, because a file has one kind. */
type FileIds = Map<string, string>

export async function seedLessons(tx: Transaction, byTitle: CoursesByTitle, now: Date): Promise<void> {
  const ids = await seedFiles(tx, now)
  const trees = demoCurricula.map((curriculum) => {
    const { id, language } = byTitle.get(curriculum.course)!
    return { id, tree: withQuiz(curriculum.course, toTree(curriculum, language, ids)) }
  })
  await tx.insert(sections).values(trees.flatMap(({ id, tree }) => sectionRows(id, tree)))
  const rows = await Promise.all(trees.map(({ id, tree }) => lessonRows(id, tree)))
  await tx.insert(lessons).values(rows.flat())
  await publishQuizzes(tx, { sections: trees.flatMap(({ tree }) => tree.sections) }, now)
  const counted = await countedFigures(
    tx,
    trees.map(({ id }) => id),
  )
  for (const [id, figures] of counted) await tx.update(courses).set(figures).where(eq(courses.id, id))
}

async function seedFiles(tx: Transaction, now: Date): Promise<FileIds> {
  const ids: FileIds = new Map()
  for (const clip of clipFiles()) {
    for (const kind of ['video', 'audio'] as const) {
      const id = newId()
      ids.set(`${clip.clip} ${clip.language} ${kind}`, id)
      await seedFile(tx, id, kind, clip, now)
    }
  }
  return ids
}

async function seedFile(tx: Transaction, id: string, kind: 'video' | 'audio', clip: ClipFile, now: Date) {
  const { film, recording, poster } = clip
  const main = kind === 'video' ? film : recording
  await tx.insert(files).values({
    id,
    kind,
    name: main.name,
    state: 'ready',
    bytes: main.bytes,
    arrived: main.bytes,
    seconds: clip.seconds,
    createdAt: now,
    changedAt: now,
  })
  const sound = { fileId: id, variant: 'a32', type: 'audio/mp4', bytes: recording.bytes }
  await tx.insert(fileVariants).values(
    kind === 'audio'
      ? [{ ...sound, name: `recording-${recording.name}` }]
      : [
          {
            fileId: id,
            variant: 'v240',
            type: 'video/mp4',
            name: film.name,
            bytes: film.bytes,
            width: 426,
            height: 240,
          },
          { ...sound, name: recording.name },
          { fileId: id, variant: 'poster', type: 'image/webp', name: poster.name, bytes: poster.bytes },
        ],
  )
  await tx.insert(fileCaptions).values(clip.captions.map(({ language, vtt }) => ({ fileId: id, language, vtt })))
}

function toTree({ sections }: DemoCurriculum, language: Language, ids: FileIds): CurriculumTree {
  const toDraft = (lesson: DemoLesson): LessonDraft => {
    const { kind, title, free = false } = lesson
    const own =
      lesson.kind === 'text'
        ? { body: lesson.body.trim(), quiz: null, file: null }
        : { body: null, quiz: null, file: ids.get(`${lesson.clip} ${language} ${kind}`)! }
    return { _id: newId(), title, kind, free, ...own }
  }
  return { sections: sections.map(({ title, lessons }) => ({ _id: newId(), title, lessons: lessons.map(toDraft) })) }
}

/** A course ends with its quiz. */
function withQuiz(course: string, { sections }: CurriculumTree): CurriculumTree {
  const quiz = demoQuizzes.find((one) => one.course === course)
  if (!quiz) return { sections }
  const lessons = sections.flatMap((section) => section.lessons)
  const last = sections.at(-1)!
  return { sections: [...sections.slice(0, -1), { ...last, lessons: [...last.lessons, quizLesson(quiz, lessons)] }] }
}
