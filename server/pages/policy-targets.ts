// The external origins that pages may reach, for the Content-Security-Policy.
import type { SiteSettings } from '#contract/site.ts'
import type { Config } from '../config.ts'
import type { PolicyTargets } from '../http/security-headers.ts'

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : [])

/** As listed in Stripe's integration guide for its card fields and 3-D Secure. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']
const STRIPE_FRAMES = [...STRIPE_SCRIPTS, 'https://hooks.stripe.com']
const STRIPE_CALLS = ['https://api.stripe.com']

/** Google's check that a person, not a program, asks for a text message; the Auth emulator has none. */
const RECAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const RECAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']

/** `signInOrigins` comes from the issuer's discovery document, once it is known. */
export function policyTargets(
  config: Config,
  cards: SiteSettings['cards'],
  signInOrigins = originOf(config.oidc?.issuer),
): PolicyTargets {
  const provider = cardTargets(cards)
  const hasRecaptcha = config.firebase !== undefined && !config.firebase.emulator
  return {
    script: [...provider.script, ...(hasRecaptcha ? RECAPTCHA_SCRIPTS : [])],
    connect: [...signInOrigins, ...provider.connect],
    frame: [...provider.frame, ...(hasRecaptcha ? RECAPTCHA_FRAMES : [])],
    form: originOf(config.contactFormUrl),
  }
}

function cardTargets(cards: SiteSettings['cards']) {
  if (!cards) return { script: [], connect: [], frame: [] }
  const { sandboxUrl } = cards
  if (sandboxUrl) return { script: [], connect: [sandboxUrl], frame: [sandboxUrl] }
  return { script: STRIPE_SCRIPTS, connect: STRIPE_CALLS, frame: STRIPE_FRAMES }
}
