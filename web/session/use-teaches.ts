import { useCallback } from 'react'
import { api } from './api.ts'
import { useMyProfile } from './my-profile.ts'
import { useCall } from './use-call.ts'

/** Whether the course is one of the signed-in teacher's own, whose lessons are all open to them; false until it is known. */
export function useTeaches(course: string): boolean {
  const { profile, token } = useMyProfile()
  const asked = profile?.isTeacher ? token : null
  const { answer } = useCall(useCallback(() => (asked ? readOwn(asked) : NO_COURSES), [asked]))
  return answer?.has(course) ?? false
}

const NO_COURSES = Promise.resolve(new Set<string>())
let known = { token: '', courses: NO_COURSES }

/** Once: every row of a list asks. */
function readOwn(token: string): Promise<Set<string>> {
  if (known.token !== token) {
    const courses = api('GET /teach').then((answer) => new Set(answer.courses.map(({ _id }) => _id)))
    known = { token, courses }
    // Without a network, again later.
    courses.catch(() => (known = { token: '', courses: NO_COURSES }))
  }
  return known.courses
}
