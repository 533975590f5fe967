// The external origins that pages may reach, for the Content-Security-Policy.
import type { Payments } from '../adapters/payments/payment.ts'
import type { Config } from '../config.ts'
import type { PolicyTargets } from '../http/security-headers.ts'

const originOf = (url: string | undefined): string[] => (url ? [new URL(url).origin] : [])

/** Google's check that a text message is requested by a person. The Auth emulator has none. */
const RECAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const RECAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']

/** `signInOrigins` comes from the issuer's discovery document, once it is known. */
export function policyTargets(
  config: Config,
  payments: Payments,
  signInOrigins = originOf(config.oidc?.issuer),
): PolicyTargets {
  const paying = (kind: keyof PolicyTargets) => [...payments.values()].flatMap(({ origins }) => origins[kind] ?? [])
  const hasRecaptcha = config.firebase !== undefined && !config.firebase.emulator
  return {
    script: [...paying('script'), ...(hasRecaptcha ? RECAPTCHA_SCRIPTS : [])],
    connect: [...signInOrigins, ...paying('connect')],
    frame: [...paying('frame'), ...(hasRecaptcha ? RECAPTCHA_FRAMES : [])],
    form: [...originOf(config.contactFormUrl), ...paying('form')],
  }
}
