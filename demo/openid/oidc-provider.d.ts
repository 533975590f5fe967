// The parts of oidc-provider that we use, because it has no types of its own.
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  type Interaction = {
    uid: string
    prompt: { name: string; details: { missingOIDCScope?: string[]; missingOIDCClaims?: string[] } }
    params: { client_id: string; login_hint?: string }
    session?: { accountId: string }
    grantId?: string
  }

  class Grant {
    constructor(of: { accountId: string; clientId: string })
    addOIDCScope(scope: string): void
    addOIDCClaims(claims: string[]): void
    save(): Promise<string>
  }

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): RequestListener
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>
    on(event: string, listener: (...values: unknown[]) => void): void
    Grant: typeof Grant & { find(id: string): Promise<Grant | undefined> }
  }
}
