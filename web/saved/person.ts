// Who has saved what on this device, in a few bytes that can be read at once: people who never save load nothing else.
import { claimsOf, currentSession } from '../session/session.ts'

const KEY = 'saved'

type Index = Record<string, string[] | undefined>

/** The id of whoever is signed in. */
export function currentPerson(): string | null {
  const token = currentSession()?.token
  return token ? (claimsOf(token) as { sub: string }).sub : null
}

/** Lessons and books of the signed-in person that open without a network. Only a hint: the worker decides. */
export const savedIds = (): string[] => readIndex()[currentPerson() ?? ''] ?? []

/** Whether anything is saved, or is being saved, on this device by the signed-in person. */
export const hasSaved = (): boolean => readIndex()[currentPerson() ?? ''] !== undefined

/** Null once there is nothing. */
export function writeIndex(person: string, ids: string[] | null): void {
  const { [person]: _before, ...others } = readIndex()
  localStorage.setItem(KEY, JSON.stringify(ids ? { ...others, [person]: ids } : others))
}

function readIndex(): Index {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Index | null) ?? {}
  } catch {
    return {}
  }
}
