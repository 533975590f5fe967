import { useCallback } from 'react'
import type { Mark } from '#contract/calls/learning/reading.ts'
import { createChangeQueue } from '../change-queue.ts'
import { useKept } from '../use-kept.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { toast } from '../../ui/toast.tsx'

export type MarksData = ReturnType<typeof useMarks>

const queue = createChangeQueue<Mark>('mark', ({ _id: id, position, text }, isDeleted, book) =>
  isDeleted
    ? api('DELETE /mark/{id}', { params: { id } })
    : api('PUT /mark/{id}', { params: { id }, body: { book, position, text } }),
)

/** The reader's bookmarks and notes, in page order. */
export function useMarks(book: string, isOwner: boolean) {
  const read = useCallback(() => api('GET /marks/{id}', { params: { id: book } }), [book])
  const kept = useKept(queue, book, isOwner ? read : null)
  const { all, store } = kept
  // A second tap may come before the marks have loaded from the server.
  const known = all ?? (isOwner ? queue.kept(book) : [])
  const list = known.toSorted((one, other) => one.position - other.position || one.at.localeCompare(other.at))
  const add = (position: number, text: string | null) =>
    store({ _id: crypto.randomUUID(), position, text, at: new Date().toISOString() })
  const remove = (mark: Mark) => {
    store(mark, true)
    const text = mark.text === null ? m.reader_mark_deleted() : m.learn_note_deleted()
    toast(text, { action: { label: m.learn_undo(), run: () => store(mark) } })
  }
  return {
    ...kept,
    book,
    list,
    add,
    remove,
    isMarked: (pages: number[]) => list.some((mark) => mark.text === null && pages.includes(mark.position)),
    /** Bookmarks the first of the open pages, or removes their bookmarks. */
    toggle(pages: number[]) {
      const marked = list.filter((mark) => mark.text === null && pages.includes(mark.position))
      for (const mark of marked) remove(mark)
      if (!marked.length) add(pages[0]!, null)
    },
  }
}
