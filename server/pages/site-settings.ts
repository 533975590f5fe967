// What the pages may know about this installation: nothing secret.
import type { SiteSettings } from '#contract/site.ts'
import type { Payments } from '../adapters/payments/payment.ts'
import type { Config } from '../config.ts'
import type { Demo } from '../../demo/demo.ts'

/** The sign-in page translates it. */
export const DEMO_ACCOUNT_NAME = 'a demo account'

export function siteSettings(config: Config, publicUrl: string, payments: Payments, demo?: Demo): SiteSettings {
  const isDemo = config.mode === 'demo'
  const { oidc, firebase } = config
  const providerName = firebase
    ? 'Google'
    : (config.thirdParty?.name ?? (config.hasDemoAccount ? DEMO_ACCOUNT_NAME : null))
  return {
    isDemo,
    origin: publicUrl,
    openCatalogue: config.openCatalogue,
    supportEmail: config.supportEmail,
    contactForm: config.contactFormUrl ?? '/api/contact',
    identity: oidc ? 'oidc' : firebase ? 'firebase' : 'embedded',
    oidc: oidc ? { issuer: oidc.issuer, clientId: oidc.clientId } : null,
    ...(firebase ? { firebase: { apiKey: firebase.apiKey, emulator: firebase.emulator ?? null } } : {}),
    provider: providerName ? { name: providerName } : null,
    canText: config.canText,
    cards: payments.get('card')?.browser ?? null,
    demoAccounts:
      demo && !config.isIdentityHosted ? demo.accounts.map(({ email, password }) => ({ email, password })) : [],
  }
}
