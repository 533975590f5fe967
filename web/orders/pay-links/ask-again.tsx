import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { api } from '../../session/api.ts'

const SOON_MS = 3_000
const LATER_MS = 20_000
/** Most answers arrive within a minute. */
const SOON_FOR_MS = 2 * 60_000
const WITHOUT_SCRIPT_S = 10

/** Shows the provider's answer as soon as it arrives. The server asks for it each time. */
export function AskAgain({ secret }: { secret: string }) {
  useEffect(() => {
    const begunAt = Date.now()
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const plan = () => {
      timer = setTimeout(() => void ask(), Date.now() - begunAt < SOON_FOR_MS ? SOON_MS : LATER_MS)
    }
    const ask = async () => {
      // A failed call isn't an answer, because the network or the provider may be back in a moment.
      const page = await api('POST /pay/{secret}/result', { params: { secret } }).catch(() => null)
      if (isOver) return
      if (page && page.state !== 'waiting') window.location.replace(paths.pay(secret))
      else plan()
    }
    plan()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [secret])
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(WITHOUT_SCRIPT_S)} />
    </noscript>
  )
}
