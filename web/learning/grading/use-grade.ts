// A teacher's grade: saved as it is typed, one save after another, and never over what someone else has saved.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Grade, OpenedHandIn } from '#contract/calls/learning/tasks.ts'
import { api } from '../../session/api.ts'

const SAVE_AFTER_MS = 700

type Saving = 'saved' | 'saving' | 'conflict' | { problem: unknown }

export function useGrade(opened: OpenedHandIn) {
  const params = { id: opened._id }
  const [grade, setGrade] = useState(opened.grade)
  const [saving, setSaving] = useState<Saving>('saved')
  const latest = useRef(opened.grade)
  const revision = useRef(opened.revision)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  const fail = (problem: unknown) => {
    const isConflict = problem instanceof ApiError && problem.code === 'changed_meanwhile'
    setSaving(isConflict ? 'conflict' : { problem })
  }

  const send = async () => {
    const sent = latest.current
    const answer = await api('PUT /handIn/{id}/grade', { params, body: { ...sent, revision: revision.current } })
    revision.current = answer.revision
    setSaving(latest.current === sent ? 'saved' : 'saving')
  }
  const save = () => {
    clearTimeout(timer.current)
    turn.current = turn.current.then(send).catch(fail)
    return turn.current
  }

  // The last changes are saved on leaving, too.
  const isUnsaved = saving !== 'saved'
  const saveNow = useEffectEvent(() => {
    if (saving === 'saving') void save()
  })
  useEffect(() => () => saveNow(), [])
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return {
    grade,
    saving,
    change(changed: Partial<Grade>) {
      latest.current = { ...latest.current, ...changed }
      setGrade(latest.current)
      if (saving === 'conflict') return
      setSaving('saving')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), SAVE_AFTER_MS)
    },
    /** Saves again, overwriting what the other person has saved. */
    async keepMine() {
      try {
        revision.current = (await api('POST /handIn/{id}/open', { params })).revision
        setSaving('saving')
        await save()
      } catch (problem) {
        fail(problem)
      }
    },
    retry: () => void save(),
    /** Throws if the work couldn't be returned. Nothing typed is lost. */
    async return() {
      clearTimeout(timer.current)
      await turn.current
      try {
        await api('POST /handIn/{id}/return', { params, body: { ...latest.current, revision: revision.current } })
        setSaving('saved')
      } catch (problem) {
        fail(problem)
        throw problem
      }
    },
  }
}
