import { useCallback, useEffect } from 'react'
import type { LessonPreview } from '#contract/calls/learning/learning.ts'
import type { OwnHandIn, Task } from '#contract/calls/learning/tasks.ts'
import { api } from '../../session/api.ts'
import { currentSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'
import { useStore } from '../../ui/store.ts'
import { useNowAndOnline } from '../../ui/use-online.ts'
import { readLesson } from '../lesson/read-lessons.ts'
import type { CourseData } from '../lesson/use-course.ts'
import { keepAnswer, answers, refresh, sendAll } from './hand-in-queue.ts'

const ASK_AGAIN_MS = 1500
const NO_ANSWERS = new Map<string, never>()

/** The task with its learner's work. Opening it starts a draft, from which the days until the due date count. */
export function useTask(course: CourseData, lessonId: string) {
  const { isPreview, id: courseId } = course
  const { answer, problem, reload } = useCall(
    useCallback(
      () => (isPreview ? previewOf(courseId, lessonId) : readAndBegin(lessonId)),
      [isPreview, courseId, lessonId],
    ),
  )
  const known = useStore(answers, NO_ANSWERS).get(lessonId)
  const task = (isPreview ? answer : (known ?? answer)) ?? null

  useNowAndOnline(isPreview ? null : sendAll)
  useEffect(() => {
    if (task && !isPreview) remember(task)
  }, [task, isPreview])
  useSeen(isPreview ? null : task)

  const isChecked = task?.handIns[0]?.files.some(({ state }) => state === 'waiting' || state === 'working') ?? false
  useEffect(() => {
    if (!isChecked) return
    const timer = setInterval(() => void refresh(lessonId), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isChecked, lessonId])

  return { task, problem, reload }
}

async function readAndBegin(id: string): Promise<Task> {
  // Newer than the copy saved with the lesson, which the service worker would return.
  const known = navigator.onLine ? null : remembered(id)
  if (known) return known
  try {
    const task = await api('GET /task/{id}', { params: { id } })
    const begun = task.isOwned && !task.handIns.length ? await begin(task) : task
    keepAnswer(begun)
    return begun
  } catch (error) {
    const last = error instanceof TypeError ? remembered(id) : null
    if (!last) throw error
    return last
  }
}

const NOT_BEGUN: OwnHandIn = {
  _id: '',
  number: 1,
  state: 'draft',
  text: '',
  writtenAt: null,
  files: [],
  dueAt: null,
  handedInAt: null,
  isLate: false,
  isOpened: false,
  returned: null,
}

/** A saved task that is opened offline starts on the server when its text is sent. */
async function begin(task: Task): Promise<Task> {
  const { _id: id } = task
  try {
    return await api('POST /task/{id}/begin', { params: { id } })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const dueAt = task.dueDays === null ? task.dueAt : null
    return { ...task, handIns: [{ ...NOT_BEGUN, dueAt }] }
  }
}

/** Deleted along with the drafts on sign-out. */
const KEY = 'draft:task:'

/** Stores the task, so that the learner can work on it offline. */
function remember(task: Task): void {
  try {
    localStorage.setItem(KEY + task._id, JSON.stringify({ owner: currentSession()?.email, task }))
  } catch {
    // If storage is full, the task only opens online.
  }
}

function remembered(id: string): Task | null {
  const { owner, task } = JSON.parse(localStorage.getItem(KEY + id) ?? '{}') as { owner?: string; task?: Task }
  return (owner === currentSession()?.email && task) || null
}

/** Removes the returned work from the bell. */
function useSeen(task: Task | null): void {
  const id = task?._id
  const returned = task?.handIns.find((each) => each.returned)?._id
  useEffect(() => {
    if (id && returned) api('PUT /task/{id}/seen', { params: { id } }).catch(() => {})
  }, [id, returned])
}

/** The task as learners will see it once it is published. */
async function previewOf(course: string, lesson: string): Promise<Task> {
  const draft: LessonPreview = await readLesson(lesson, { course, isPreview: true })
  const { _id, title, html = '', task } = draft
  const { points = 0, needed = 0, dueAt = null, dueDays = null, late = true } = task ?? {}
  return {
    _id,
    title,
    html,
    points,
    needed,
    dueAt,
    dueDays,
    late,
    teacher: { name: '', img: '' },
    usualDays: null,
    isOwned: false,
    handIns: [],
  }
}
