// The lesson left unfinished in each course on this device. open-early.js opens it immediately if the URL names none.
import { useEffect } from 'react'
import { currentSession, LAST_LESSONS } from '../../session/session.ts'
import type { CourseData } from './use-course.ts'

export function useRememberLesson({ id, lessons, learning, isPreview }: CourseData, lesson: string | undefined): void {
  const isOwn = !isPreview && lesson !== undefined && Boolean(learning && lessons)
  const isDone = learning?.places.some(({ item, done }) => item === lesson && done)
  // Not if the lesson was removed from the course.
  const isLeft = !isDone && lessons?.some(({ _id }) => _id === lesson)
  useEffect(() => {
    if (!isOwn) return
    try {
      const email = currentSession()?.email
      const kept = JSON.parse(localStorage.getItem(LAST_LESSONS) ?? '{}')
      // The stored value may belong to someone else whose session expired.
      const lessons = kept.email === email ? kept.lessons : {}
      localStorage.setItem(LAST_LESSONS, JSON.stringify({ email, lessons: { ...lessons, [id]: isLeft ? lesson : '' } }))
    } catch {
      // If storage is full, open-early.js asks the server.
    }
  }, [id, lesson, isOwn, isLeft])
}
