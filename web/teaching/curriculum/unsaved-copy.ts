// Unsaved changes, kept in the browser so that a reload or a lost network loses nothing.
import type { CurriculumTree } from '#contract/calls/learning/learning.ts'
import type { TypedQuizzes } from './typed-quizzes.ts'

/** Deleted along with the other drafts when someone signs out. */
const keyOf = (course: string) => `draft:curriculum:${course}`

export type UnsavedCopy = {
  owner: string
  revision: number
  tree: CurriculumTree
  /** Only includes quizzes with unfinished questions. */
  quizzes?: TypedQuizzes
}

export function readCopy(course: string, owner: string): UnsavedCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(keyOf(course)) ?? 'null') as UnsavedCopy | null
    return copy?.owner === owner ? copy : null
  } catch {
    return null
  }
}

export function keepCopy(course: string, copy: UnsavedCopy): void {
  try {
    localStorage.setItem(keyOf(course), JSON.stringify(copy))
  } catch {
    // If storage is full, the next save still goes to the server.
  }
}

export const forgetCopy = (course: string): void => localStorage.removeItem(keyOf(course))
