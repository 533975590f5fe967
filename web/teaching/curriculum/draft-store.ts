// The draft of one course in this browser. Every change is saved automatically a moment later, and kept here until
// then.
import { ApiError } from '#contract/client.ts'
import type { CurriculumTree, Draft, WrongFormula } from '#contract/calls/learning/learning.ts'
import type { QuizDraft } from '#contract/calls/learning/quizzes.ts'
import { api } from '../../session/api.ts'
import { createStore } from '../../ui/store.ts'
import { changeLesson, findLesson, isSameTree } from './tree.ts'
import { unfinishedOnly, type TypedQuizzes } from './typed-quizzes.ts'
import { forgetCopy, keepCopy, readCopy } from './unsaved-copy.ts'

const SAVE_AFTER_MS = 700
const TRY_AGAIN_MS = 5000

export type DraftState = {
  tree: CurriculumTree
  quizzes: TypedQuizzes
  /** What is stored on the server. */
  saved: Pick<Draft, 'sections' | 'revision'>
  /** The number of unpublished changes. */
  changes: number
  /** Formulas in lessons that publishing leaves unchanged. */
  wrongFormulas: WrongFormula[]
  /** The lessons that learners see now. */
  published: string[]
  figures: Draft['figures']
  isSaving: boolean
  isPublishing: boolean
  /** Why the last save or publishing failed. */
  problem: unknown
  /** A newer version saved by someone else. */
  newerDraft: Draft | null
  /** How often another version replaced this one. An open lesson is remounted each time. */
  exchanges: number
}

/** The state before a newer version was loaded. */
export type LocalDraft = Pick<DraftState, 'tree' | 'quizzes'>

export type DraftStore = ReturnType<typeof createDraftStore>

export const isUnsaved = ({ tree, saved }: DraftState): boolean => tree.sections !== saved.sections

export function createDraftStore(loaded: Draft, owner: string) {
  const params = { course: loaded.course._id }
  const { course } = params
  const copy = readCopy(course, owner)
  const isCopyNewer = copy !== null && !isSameTree(copy.tree, loaded)
  const quizzes = copy?.quizzes ?? {}
  if (!isCopyNewer && !hasAny(quizzes)) forgetCopy(course)
  const store = createStore<DraftState>({
    ...fromServer(loaded),
    tree: isCopyNewer ? copy.tree : { sections: loaded.sections },
    quizzes,
    isSaving: false,
    isPublishing: false,
    problem: null,
    newerDraft: isCopyNewer && copy.revision !== loaded.revision ? loaded : null,
    exchanges: 0,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null

  const patch = (change: Partial<DraftState>) => store.set({ ...store.get(), ...change })
  const saveIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  /** Keeps a local copy of what the server does not have. */
  const keep = () => {
    const { tree, saved, quizzes: typed } = store.get()
    const unfinished = unfinishedOnly(typed)
    if (!isUnsaved(store.get()) && !hasAny(unfinished)) return forgetCopy(course)
    keepCopy(course, { owner, revision: saved.revision, tree, quizzes: unfinished })
  }

  const put = (next: LocalDraft) => {
    const isChanged = next.tree !== store.get().tree
    patch(next)
    keep()
    if (isChanged) saveIn(SAVE_AFTER_MS)
  }

  const change = (edit: (tree: CurriculumTree) => CurriculumTree) => {
    const { tree, quizzes: typed } = store.get()
    const edited = edit(tree)
    if (edited !== tree) put({ tree: edited, quizzes: typed })
  }

  const save = (): Promise<void> => (running ??= send().finally(() => (running = null)))

  const send = async (): Promise<void> => {
    clearTimeout(timer)
    const { tree, saved, newerDraft } = store.get()
    if (!isUnsaved(store.get()) || newerDraft) return
    patch({ isSaving: true })
    try {
      const body = { ...tree, revision: saved.revision }
      const { revision, ...outlook } = await api('PUT /curriculum/{course}', { params, body })
      accept({ sections: tree.sections, revision }, outlook)
    } catch (problem) {
      await fail(problem)
    }
    patch({ isSaving: false })
  }

  const accept = (saved: DraftState['saved'], outlook: Pick<DraftState, 'changes' | 'wrongFormulas'>) => {
    patch({ saved, ...outlook, problem: null })
    keep()
    if (isUnsaved(store.get())) saveIn(SAVE_AFTER_MS)
  }

  const fail = async (problem: unknown) => {
    if (problem instanceof ApiError && problem.code === 'changed_meanwhile') return meetTheirs()
    patch({ problem })
    // A refused save isn't retried until something changes.
    const isRefused = problem instanceof ApiError && problem.status < 500 && problem.status !== 429
    if (!isRefused) saveIn(TRY_AGAIN_MS)
  }

  const meetTheirs = async () => {
    try {
      const newerDraft = await api('GET /curriculum/{course}/draft', { params })
      // This is our own save, whose answer was lost.
      if (isSameTree(newerDraft, store.get().tree)) take(newerDraft, store.get().quizzes)
      else patch({ newerDraft, problem: null })
    } catch (problem) {
      patch({ problem })
      saveIn(TRY_AGAIN_MS)
    }
  }

  const take = (newerDraft: Draft, typed: TypedQuizzes = {}) => {
    patch({
      ...fromServer(newerDraft),
      tree: { sections: newerDraft.sections },
      quizzes: typed,
      newerDraft: null,
      problem: null,
    })
    keep()
  }

  /** Saves pending changes. Returns whether everything is saved. */
  const flush = async (): Promise<boolean> => {
    await running
    await save()
    return !isUnsaved(store.get())
  }

  const publish = async (): Promise<boolean> => {
    patch({ isPublishing: true })
    let isDone = false
    try {
      if (await flush()) {
        const { revision } = store.get().saved
        const { changes, wrongFormulas } = await api('POST /curriculum/{course}/publish', {
          params,
          body: { revision },
        })
        const { published, figures } = await api('GET /curriculum/{course}/draft', { params })
        patch({ changes, wrongFormulas, published, figures, problem: null })
        isDone = true
      }
    } catch (problem) {
      await fail(problem)
    }
    patch({ isPublishing: false })
    return isDone
  }

  if (isUnsaved(store.get())) saveIn(0)
  return {
    ...store,
    change,
    /** `quiz` is the finished part of the typed quiz. */
    changeQuiz(lesson: string, typed: TypedQuizzes[string], quiz: QuizDraft) {
      const { tree, quizzes: before } = store.get()
      const next = findLesson(tree, lesson)?.quiz === quiz ? tree : changeLesson(tree, lesson, { quiz })
      put({ tree: next, quizzes: { ...before, [lesson]: typed } })
    },
    flush,
    publish,
    /** Counts again, for example when a published video becomes ready. */
    async countFigures() {
      const { figures } = await api('GET /curriculum/{course}/draft', { params })
      patch({ figures })
      return figures
    },
    /** Returns the previous state, so that it can be restored. */
    loadTheirs(): LocalDraft {
      const { tree, quizzes: typed, newerDraft, exchanges } = store.get()
      if (newerDraft) take(newerDraft)
      patch({ exchanges: exchanges + 1 })
      return { tree, quizzes: typed }
    },
    bringBack(mine: LocalDraft) {
      put(mine)
      patch({ exchanges: store.get().exchanges + 1 })
    },
    overwriteTheirs() {
      const { newerDraft } = store.get()
      if (!newerDraft) return
      patch({ ...fromServer(newerDraft), newerDraft: null })
      saveIn(0)
    },
    /** Saves immediately, e.g. when the network is back. */
    retry: () => void save(),
    stop: () => clearTimeout(timer),
  }
}

const hasAny = (quizzes: TypedQuizzes): boolean => Object.keys(quizzes).length > 0

const fromServer = ({ sections, revision, changes, wrongFormulas, published, figures }: Draft) => ({
  saved: { sections, revision },
  changes,
  wrongFormulas,
  published,
  figures,
})
