import type { Config } from '../../server/config.ts'
import { failed, ok, reasonOf, warning, type Finding } from './finding.ts'

const TIMEOUT_MS = 5_000

/**
 * Null without a gateway. Only checks that it can be reached, because a text message costs money and needs a recipient.
 */
export async function checkTexts({ textMessages }: Config): Promise<Finding | null> {
  if (!textMessages) return null
  const { host } = new URL(textMessages.url)
  try {
    const { status } = await fetch(textMessages.url, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (status >= 500) return warning(`${host} answers ${status}: ask its operator`)
    return ok(`${host} answers; no message was sent`)
  } catch (error) {
    return failed(`${host} does not answer (${reasonOf(error)}): look at TEXT_MESSAGE_URL`)
  }
}
