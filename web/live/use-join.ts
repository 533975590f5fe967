// Opens the room of a class: ours, or wherever this installation holds its classes.
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'
import { explain } from '../session/explain.ts'
import { clockIn } from '../ui/zoned-times.ts'

export function useJoin(session: string, zone: string) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const join = async () => {
    setIsBusy(true)
    setProblem(null)
    try {
      const { url } = await api('GET /live/{session}/join', { params: { session } })
      if (url.startsWith('/')) return void navigate(url)
      location.assign(url)
    } catch (error) {
      setProblem(reasonOf(error, zone))
    }
    setIsBusy(false)
  }

  return { isBusy, problem, join }
}

function reasonOf(error: unknown, zone: string): string {
  const opensAt = error instanceof ApiError && error.code === 'too_early' ? error.fields.opensAt : undefined
  if (opensAt) return m.live_join_early({ time: clockIn(opensAt, zone) })
  return m.live_join_failed({ reason: explain(error) })
}
