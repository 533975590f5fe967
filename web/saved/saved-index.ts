// What of each person is saved on this device, in a few bytes that can be read at once. Only a hint: the worker decides.
const KEY = 'saved'

type Index = Record<string, string[] | undefined>

/** Null once there is nothing. The worker has no such storage: pages write it when they look. */
export function writeIndex(person: string, ids: string[] | null): void {
  if (!('localStorage' in globalThis)) return
  const { [person]: _before, ...others } = readIndex()
  localStorage.setItem(KEY, JSON.stringify(ids ? { ...others, [person]: ids } : others))
}

export function readIndex(): Index {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Index | null) ?? {}
  } catch {
    return {}
  }
}
