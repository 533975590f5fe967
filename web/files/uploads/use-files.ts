// The files of a draft or form, polled while one of them is being prepared.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoredFile } from '#contract/calls/learning/learning.ts'
import { api } from '../../session/api.ts'
import type { Uploads } from './upload-queue.ts'

const ASK_AGAIN_MS = 2500
/** They are prepared one at a time, so later ones do not change yet. */
const ASKED_AT_ONCE = 4

export type Files = ReadonlyMap<string, StoredFile>

export function useFiles(loaded: StoredFile[], named: string[], uploads: Uploads) {
  const [files, setFiles] = useState<Files>(() => new Map(loaded.map((file) => [file._id, file])))

  const refresh = useCallback(async (id: string) => {
    const file = await api('GET /file/{id}', { params: { id } })
    setFiles((before) => new Map(before).set(id, file))
  }, [])

  // A newer version of the draft may refer to files added after this page loaded.
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const file of named) {
      if (files.has(file) || asked.current.has(file)) continue
      asked.current.add(file)
      void refresh(file).catch(() => {})
    }
  }, [named, files, refresh])

  useEffect(() => {
    const pending = [...files.values()]
      .filter(({ _id, state }) => isUnderWay(state) && !uploads.has(_id))
      .toSorted((one, other) => order(one) - order(other) || one._id.localeCompare(other._id))
      .slice(0, ASKED_AT_ONCE)
    if (!pending.length) return
    const ask = () => {
      if (!document.hidden) void Promise.allSettled(pending.map(({ _id }) => refresh(_id)))
    }
    const timer = setInterval(ask, ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [files, uploads, refresh])

  return { files, refresh }
}

const isUnderWay = (state: StoredFile['state']) => state === 'working' || state === 'waiting' || state === 'arriving'

/** Files being prepared come first, stalled uploads last. */
const order = ({ state }: StoredFile) => (state === 'working' ? 0 : state === 'waiting' ? 1 : 2)
