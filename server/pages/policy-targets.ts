// The external origins that pages may reach, for the Content-Security-Policy.
import type { SiteSettings } from '#contract/site.ts'
import type { Config } from '../config.ts'
import type { PolicyTargets } from '../http/security-headers.ts'

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : [])

/** As listed in Stripe's integration guide for its card fields and 3-D Secure. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']
const STRIPE_FRAMES = [...STRIPE_SCRIPTS, 'https://hooks.stripe.com']
const STRIPE_CALLS = ['https://api.stripe.com']

/** `signInOrigins` comes from the issuer's discovery document, once it is known. */
export function policyTargets(
  config: Config,
  cards: SiteSettings['cards'],
  signInOrigins = originOf(config.oidc?.issuer),
): PolicyTargets {
  const provider = cardTargets(cards)
  return {
    ...provider,
    connect: [...signInOrigins, ...provider.connect],
    form: originOf(config.contactFormUrl),
  }
}

function cardTargets(cards: SiteSettings['cards']) {
  if (!cards) return { script: [], connect: [], frame: [] }
  const { sandboxUrl } = cards
  if (sandboxUrl) return { script: [], connect: [sandboxUrl], frame: [sandboxUrl] }
  return { script: STRIPE_SCRIPTS, connect: STRIPE_CALLS, frame: STRIPE_FRAMES }
}
