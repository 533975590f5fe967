// The actions of the curriculum's buttons, menus and keys. Each move is announced, and each deletion can be undone.
import { flushSync } from 'react-dom'
import type { LessonDraft } from '#contract/calls/learning/learning.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { explain } from '../../session/explain.ts'
import { digits } from '../../ui/numbers.ts'
import { toast } from '../../ui/toast.tsx'
import type { DraftStore } from './draft-store.ts'
import { addFiles, putFile } from './send-files.ts'
import type { Place } from '../../ui/move-buttons.tsx'
import * as trees from './tree.ts'
import type { Say } from '../../files/uploads/use-announcer.ts'

const UNDO_MS = 10_000

/** The element the focus returns to. */
export const rowId = (id: string) => `row-${id}`
const focus = (id: string) => document.getElementById(id)?.focus()

type Parts = {
  course: string
  store: DraftStore
  say: Say
  refresh: (file: string) => Promise<void>
  open: (lesson: string) => void
  close: () => void
}

export function createActions({ course, store, say, refresh, open, close }: Parts) {
  const current = () => store.get().tree
  const edit = (change: Parameters<typeof store.change>[0]) => flushSync(() => store.change(change))
  const sayPlace = (title: string, { index, count }: Place) =>
    say(m.curriculum_said_moved({ name: title, at: digits(index + 1), count: digits(count) }))
  const offerUndo = (name: string, more: string | undefined, undo: () => void) =>
    toast(m.curriculum_deleted({ name }), { more, ms: UNDO_MS, action: { label: m.delete_undo(), run: undo } })
  const withdrawn = (ids: string[]) =>
    ids.some((id) => store.get().published.includes(id)) ? m.curriculum_deleted_published() : undefined
  const report = (problem: unknown) => toast(explain(problem), { kind: 'error' })

  return {
    addSection(): string {
      const section = trees.newSection(m.curriculum_new_section())
      edit((tree) => trees.addSection(tree, section))
      return section._id
    },
    renameSection: (id: string, title: string) => store.change((tree) => trees.changeSection(tree, id, { title })),
    moveSection(id: string, to: number) {
      edit((tree) => trees.moveSection(tree, id, to))
      const { sections } = current()
      const place = trees.placeOf(sections, id)
      sayPlace(sections[place.index]!.title, place)
    },
    removeSection(id: string) {
      const { sections } = current()
      const { index } = trees.placeOf(sections, id)
      const section = sections[index]!
      edit((tree) => trees.removeSection(tree, id))
      const ids = section.lessons.map(({ _id }) => _id)
      offerUndo(section.title, withdrawn(ids), () => store.change((tree) => trees.addSection(tree, section, index)))
      focus('add-section')
    },
    addLesson(sectionId: string) {
      const lesson = trees.newLesson(m.curriculum_new_lesson(), 'video')
      edit((tree) => trees.addLesson(tree, sectionId, lesson))
      open(lesson._id)
    },
    changeLesson: (id: string, change: Partial<LessonDraft>) =>
      store.change((tree) => trees.changeLesson(tree, id, change)),
    moveLesson(id: string, to: number) {
      edit((tree) => trees.moveLesson(tree, id, to))
      const { lessons } = trees.sectionOf(current(), id)!
      sayPlace(trees.findLesson(current(), id)!.title, trees.placeOf(lessons, id))
    },
    moveToSection(id: string, sectionId: string, index?: number) {
      edit((tree) => trees.moveToSection(tree, id, sectionId, index))
      const section = trees.sectionOf(current(), id)!
      say(m.curriculum_said_section({ name: trees.findLesson(current(), id)!.title, section: section.title }))
      focus(rowId(id))
    },
    removeLesson(id: string) {
      const section = trees.sectionOf(current(), id)!
      const { index } = trees.placeOf(section.lessons, id)
      const lesson = section.lessons[index]!
      edit((tree) => trees.removeLesson(tree, id))
      close()
      offerUndo(lesson.title, withdrawn([id]), () =>
        store.change((tree) => trees.addLesson(tree, section._id, lesson, index)),
      )
      const next = section.lessons[index + 1] ?? section.lessons[index - 1]
      focus(next ? rowId(next._id) : `add-${section._id}`)
    },
    addFiles: (sectionId: string, chosen: File[]) =>
      addFiles(chosen, {
        section: sectionId,
        draft: current(),
        add: (lesson) => store.change((tree) => trees.addLesson(tree, sectionId, lesson)),
        refresh,
      }).catch(report),
    putFile: (lesson: LessonDraft, file: File) =>
      putFile(lesson, file, {
        change: (change) => store.change((tree) => trees.changeLesson(tree, lesson._id, change)),
        refresh,
      }).catch(report),
    /** Writes the figures to the course's page, only ever on request. */
    async setFigures() {
      try {
        const { counted } = await store.countFigures()
        if (!counted) return
        await api('PUT /courseUpdate/{id}', { params: { id: course }, body: counted })
        await store.countFigures()
        toast(m.curriculum_figures_saved())
      } catch (problem) {
        report(problem)
      }
    },
    async retryFile(id: string) {
      const button = document.activeElement
      const home = button?.closest('aside')?.querySelector('h2') ?? button?.closest('li')?.querySelector('button')
      try {
        await api('POST /file/{id}/retry', { params: { id } })
        await refresh(id)
        // The button disappears because the file is queued again.
        if (document.activeElement === button) home?.focus()
      } catch (problem) {
        report(problem)
      }
    },
  }
}
