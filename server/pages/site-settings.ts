// What the pages are told about this installation: nothing that is secret.
import type { SiteSettings } from '#contract/site.ts'
import type { Config } from '../config.ts'
import { DEMO_ACCOUNT_NAME } from '../../demo/openid/demo-account.ts'
import { DEMO_ACCOUNTS } from '../../demo/content/accounts.ts'

export function siteSettings(config: Config, publicUrl: string, cards: SiteSettings['cards']): SiteSettings {
  const isDemo = config.mode === 'demo'
  const providerName = config.thirdParty?.name ?? (config.hasDemoAccount ? DEMO_ACCOUNT_NAME : null)
  return {
    isDemo,
    origin: publicUrl,
    openCatalogue: config.openCatalogue,
    supportEmail: config.supportEmail,
    contactForm: config.contactFormUrl ?? '/api/contact',
    identity: config.oidc ? 'oidc' : 'embedded',
    oidc: config.oidc ? { issuer: config.oidc.issuer, clientId: config.oidc.clientId } : null,
    provider: providerName ? { name: providerName } : null,
    canText: config.canText,
    cards,
    demoAccounts: isDemo && !config.oidc ? DEMO_ACCOUNTS.map(({ email, password }) => ({ email, password })) : [],
  }
}
