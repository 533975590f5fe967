// What of each person is saved on this device, in a few bytes that can be read at once. Only a hint: the worker decides.
const KEY = 'saved'

/** By person, until when each lesson and book opens. */
type Index = Record<string, Record<string, string> | undefined>

/** Null once there is nothing. The worker has no such storage: pages write it when they look. */
export function writeIndex(person: string, own: Record<string, string> | null): void {
  if (!('localStorage' in globalThis)) return
  const { [person]: _before, ...others } = readIndex()
  try {
    localStorage.setItem(KEY, JSON.stringify(own ? { ...others, [person]: own } : others))
  } catch {
    // Full.
  }
}

export function readIndex(): Index {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Index | null) ?? {}
  } catch {
    return {}
  }
}
