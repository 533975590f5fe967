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
  { sandboxUrl }: SiteSettings['cards'],
  signInOrigins = originOf(config.oidc?.issuer),
): PolicyTargets {
  return {
    script: sandboxUrl ? [] : STRIPE_SCRIPTS,
    connect: [...signInOrigins, ...(sandboxUrl ? [sandboxUrl] : STRIPE_CALLS)],
    frame: sandboxUrl ? [sandboxUrl] : STRIPE_FRAMES,
    form: originOf(config.contactFormUrl),
  }
}
