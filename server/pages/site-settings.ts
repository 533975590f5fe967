// The installation's public settings for pages.
import type { SiteSettings } from '#contract/site.ts'
import type { Payments } from '../adapters/payments/payment.ts'
import type { Config } from '../config.ts'

/** The sign-in page translates this name. */
export const DEMO_ACCOUNT_NAME = 'a demo account'

type Account = SiteSettings['demoAccounts'][number]

export function siteSettings(
  config: Config,
  publicUrl: string,
  payments: Payments,
  demoAccounts: Account[] = [],
): SiteSettings {
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
    demoAccounts: demoAccounts.map(({ email, password }) => ({ email, password })),
  }
}
