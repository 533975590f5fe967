import { useCallback } from 'react'
import { api } from './api.ts'
import { useMyProfile } from './my-profile.ts'
import { useSession } from './session.ts'
import { useCall } from './use-call.ts'

/** Whether the signed-in teacher teaches the course and so can open all its lessons. Null until known. */
export function useTeaches(course: string): boolean | null {
  const isSignedIn = useSession() !== null
  const { profile, token, problem } = useMyProfile()
  const asked = profile?.isTeacher ? token : null
  const own = useCall(useCallback(() => (asked ? readOwn(asked) : NOBODYS), [asked]))
  if (!isSignedIn || problem !== null || own.problem !== null || profile?.isTeacher === false) return false
  return own.answer?.token === asked ? (own.answer?.courses.has(course) ?? null) : null
}

type OwnCourses = { token: string; courses: Set<string> }

const NOBODYS = Promise.resolve(null)
let knownCourses: { token: string; own: Promise<OwnCourses> } | null = null

/** Requested once, because every row in a list needs it. */
function readOwn(token: string): Promise<OwnCourses> {
  if (knownCourses?.token !== token) {
    const own = api('GET /teach').then(({ courses }) => ({ token, courses: new Set(courses.map(({ _id }) => _id)) }))
    knownCourses = { token, own }
    // If offline, it is requested again later.
    own.catch(() => (knownCourses = null))
  }
  return knownCourses.own
}
