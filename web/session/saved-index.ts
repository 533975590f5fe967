// An index of what each person has saved on this device, in a few bytes that can be read synchronously. It is only a
// hint: the worker decides.
const KEY = 'saved'

/** For each person, until when each lesson and book opens. */
type Index = Record<string, Record<string, string> | undefined>

/** Null once there is nothing left. The worker has no such storage, so pages write the index when they check. */
export function writeIndex(person: string, own: Record<string, string> | null): void {
  if (!('localStorage' in globalThis)) return
  const { [person]: _before, ...others } = readIndex()
  try {
    localStorage.setItem(KEY, JSON.stringify(own ? { ...others, [person]: own } : others))
  } catch {
    // Storage is full.
  }
}

export function readIndex(): Index {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Index | null) ?? {}
  } catch {
    return {}
  }
}
