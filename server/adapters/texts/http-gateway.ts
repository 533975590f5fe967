// Text messages over an HTTP gateway, for real installations: one POST { to, text } each.
import { unavailable } from '../../http/errors.ts'
import type { TextSender } from './texts.ts'

const TIMEOUT_MS = 10_000

export function createHttpTexts(url: string, key: string): TextSender {
  return {
    async send(message) {
      let status: number | undefined
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
          body: JSON.stringify(message),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        await response.body?.cancel()
        status = response.status
        if (response.ok) return
      } catch {
        // Reported below, without the gateway's message, which may contain the number.
      }
      const error = unavailable('text_failed', 'We couldn’t send the text message. Try again in a moment.')
      error.cause = new Error(`the gateway answered ${status ?? 'nothing'}`)
      throw error
    },
  }
}
