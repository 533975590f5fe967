// The origins that the browser calls to sign in. A hosted issuer lists them in its discovery document. Until it
// answers, pages use the issuer's own origin.
import type { Identity } from '../adapters/identity/identity.ts'

const RETRY_MS = 15_000

export type SignInOrigins = { known(): string[] | undefined; stop(): void }

export function watchSignInOrigins(
  identity: Pick<Identity, 'browserOrigins'>,
  onKnown: () => void,
  retryMs = RETRY_MS,
): SignInOrigins {
  let known: string[] | undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const ask = async () => {
    try {
      known = await identity.browserOrigins()
      onKnown()
    } catch {
      if (!isStopped) timer = setTimeout(() => void ask(), retryMs).unref()
    }
  }
  void ask()
  return {
    known: () => known,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
