// Opens the room of a class: our own, or wherever this installation holds its classes.
import { useNavigate } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'
import { explain } from '../session/explain.ts'
import { useWork } from '../session/use-work.ts'
import { whenWords } from './live-words.ts'

/** By default, a refusal is returned as `problem`; otherwise it is shown as a toast. */
export function useJoin(session: string, zone: string, { isBeside = true } = {}) {
  const navigate = useNavigate()
  const { isBusy, problem, run } = useWork({ reason: (error) => reasonOf(error, zone), isBeside })

  const join = () =>
    run(async () => {
      const { url } = await api('GET /live/{session}/join', { params: { session } })
      if (url.startsWith('/')) await navigate(url)
      else location.assign(url)
    })

  return { isBusy, problem, join }
}

function reasonOf(error: unknown, zone: string): string {
  const opensAt = error instanceof ApiError && error.code === 'too_early' ? error.fields.opensAt : undefined
  if (opensAt) return m.live_join_early({ when: whenWords(opensAt, zone, Date.now()) })
  return m.live_join_failed({ reason: explain(error) })
}
