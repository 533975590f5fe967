// What the pages need to know about the installation they belong to. Public: it is written into every page. This file
// imports nothing.

export type SiteSettings = {
  isDemo: boolean
  /** Where the site is reached from outside, for addresses that must be whole. */
  origin: string
  /** Whether visitors may read the catalogue without signing in. */
  openCatalogue: boolean
  /** The support mailbox, as the pages show it. */
  supportEmail: string
  /** Where the contact form is sent. */
  contactForm: string
  identity: 'embedded' | 'oidc'
  /** The hosted identity service, where there is one; it is public by nature. */
  oidc: { issuer: string; clientId: string } | null
  /** What the third-party account is called on its button ('Continue with …'), or null where none is configured. */
  provider: { name: string } | null
  /** Whether a phone number can be confirmed by a text message here. */
  canText: boolean
  /** How the browser speaks to the card provider. `sandboxUrl` is null where that is Stripe itself. */
  cards: { publishableKey: string; sandboxUrl: string | null }
  /** ItemName on the login page, in demo mode only. */
  demoAccounts: { email: string; password: string }[]
}
