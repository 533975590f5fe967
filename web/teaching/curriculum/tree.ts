// Edits of a curriculum. Each returns a new tree and leaves the old one unchanged.
import type { CurriculumTree, LessonDraft } from '#contract/calls/learning/learning.ts'
import type { QuizDraft } from '#contract/calls/learning/quizzes.ts'
import type { Place } from '../../ui/move-buttons.tsx'

export type Section = CurriculumTree['sections'][number]
/** The position of a lesson or section among its siblings, counted from 0. */

export const newSection = (title: string): Section => ({ _id: crypto.randomUUID(), title, lessons: [] })

export const newLesson = (title: string, kind: LessonDraft['kind'], file: string | null = null): LessonDraft => ({
  _id: crypto.randomUUID(),
  title,
  kind,
  free: false,
  body: null,
  quiz: null,
  task: null,
  file,
})

export const lessonsOf = ({ sections }: CurriculumTree): LessonDraft[] => sections.flatMap(({ lessons }) => lessons)

export const findLesson = (tree: CurriculumTree, id: string): LessonDraft | undefined =>
  lessonsOf(tree).find(({ _id }) => _id === id)

export const sectionOf = ({ sections }: CurriculumTree, lesson: string): Section | undefined =>
  sections.find(({ lessons }) => lessons.some(({ _id }) => _id === lesson))

export function placeOf(list: { _id: string }[], id: string): Place {
  return { index: list.findIndex(({ _id }) => _id === id), count: list.length }
}

export const changeSection = (tree: CurriculumTree, id: string, change: Partial<Section>): CurriculumTree => ({
  sections: tree.sections.map((section) => (section._id === id ? { ...section, ...change } : section)),
})

export const changeLesson = (tree: CurriculumTree, id: string, change: Partial<LessonDraft>): CurriculumTree =>
  mapLessons(tree, (lessons) => lessons.map((lesson) => (lesson._id === id ? { ...lesson, ...change } : lesson)))

export const addSection = (tree: CurriculumTree, section: Section, index = tree.sections.length): CurriculumTree => ({
  sections: tree.sections.toSpliced(index, 0, section),
})

/** Adds it at the end or at an index, in the last section if its own is gone. */
export function addLesson(
  tree: CurriculumTree,
  sectionId: string,
  lesson: LessonDraft,
  index?: number,
): CurriculumTree {
  const section = tree.sections.find(({ _id }) => _id === sectionId) ?? tree.sections.at(-1)
  if (!section) return tree
  const lessons = section.lessons.toSpliced(index ?? section.lessons.length, 0, lesson)
  return changeSection(tree, section._id, { lessons })
}

export const removeSection = ({ sections }: CurriculumTree, id: string): CurriculumTree => ({
  sections: sections.filter(({ _id }) => _id !== id),
})

export const removeLesson = (tree: CurriculumTree, id: string): CurriculumTree =>
  mapLessons(tree, (lessons) => lessons.filter(({ _id }) => _id !== id))

export const moveSection = ({ sections }: CurriculumTree, id: string, to: number): CurriculumTree => ({
  sections: withMoved(sections, id, to),
})

export function moveLesson(tree: CurriculumTree, id: string, to: number): CurriculumTree {
  const section = sectionOf(tree, id)
  return section ? changeSection(tree, section._id, { lessons: withMoved(section.lessons, id, to) }) : tree
}

export function moveToSection(tree: CurriculumTree, id: string, sectionId: string, index?: number): CurriculumTree {
  const lesson = findLesson(tree, id)
  return lesson ? addLesson(removeLesson(tree, id), sectionId, lesson, index) : tree
}

/** Whether two trees are equal. The server trims texts when it stores them. */
export const isSameTree = (one: CurriculumTree, other: CurriculumTree): boolean => asStored(one) === asStored(other)

const asStored = ({ sections }: CurriculumTree): string =>
  JSON.stringify(
    sections.map(({ _id, title, lessons }) => [
      _id,
      title.trim(),
      lessons.map((lesson) => [
        lesson._id,
        lesson.title.trim(),
        lesson.kind,
        lesson.free,
        lesson.body?.trim() ?? null,
        lesson.file,
        lesson.quiz ? storedQuiz(lesson.quiz) : null,
      ]),
    ]),
  )

export const isSameQuiz = (one: QuizDraft | null, other: QuizDraft | null): boolean =>
  one === other || (one !== null && other !== null && storedQuiz(one) === storedQuiz(other))

/** A string for comparing quizzes, because the database returns their fields in its own order. */
export const storedQuiz = (quiz: QuizDraft): string =>
  JSON.stringify(quiz, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

const mapLessons = ({ sections }: CurriculumTree, edit: (lessons: LessonDraft[]) => LessonDraft[]): CurriculumTree => ({
  sections: sections.map((section) => ({ ...section, lessons: edit(section.lessons) })),
})

export function withMoved<Item extends { _id: string }>(list: Item[], id: string, to: number): Item[] {
  const from = list.findIndex(({ _id }) => _id === id)
  if (from < 0 || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)
}
