import { useEffect, useState } from 'react'
import { createApi } from '#contract/client.ts'
import { groupsOf, type SuggestionGroup } from './suggestion-groups.ts'

const DEBOUNCE_MS = 120
const SLOW_MS = 1500

type Answer = {
  /** The text that the groups belong to. */
  text: string
  groups: SuggestionGroup[]
}
type Delay = { text: string; kind: 'slow' | 'failed' }

/** The last answer stays visible until the next one arrives, so that the list doesn't flicker during typing. */
export function useSuggestions(text: string, isWanted: boolean) {
  const [answer, setAnswer] = useState<Answer>()
  const [delay, setDelay] = useState<Delay>()

  useEffect(() => {
    if (!text || !isWanted) return undefined
    const controller = new AbortController()
    const load = async () => {
      const { signal } = controller
      try {
        const found = await createApi((path, init) => fetch(path, { ...init, signal }))('GET /search/suggestions', {
          query: { q: text },
        })
        setAnswer({ text, groups: groupsOf(text, found) })
      } catch {
        // Ignores the failure of a request for an older text.
        if (!signal.aborted) setDelay({ text, kind: 'failed' })
      } finally {
        clearTimeout(slow)
      }
    }
    const timer = setTimeout(() => void load(), DEBOUNCE_MS)
    const slow = setTimeout(() => setDelay({ text, kind: 'slow' }), SLOW_MS)
    return () => {
      clearTimeout(timer)
      clearTimeout(slow)
      controller.abort()
    }
  }, [text, isWanted])

  const isAnswered = answer?.text === text
  const isRelated = answer && text && (text.startsWith(answer.text) || answer.text.startsWith(text))
  return {
    isAnswered,
    groups: isRelated ? answer.groups : [],
    delay: !isAnswered && delay?.text === text ? delay.kind : undefined,
  }
}
