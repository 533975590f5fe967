// The settings of the installation that pages need. They are public, because they are written into every page.

export type SiteSettings = {
  isDemo: boolean
  /** The public origin, for absolute addresses. */
  origin: string
  /** Whether visitors may read the catalogue without signing in. */
  openCatalogue: boolean
  /** The support mailbox shown on the pages. */
  supportEmail: string
  /** The address that receives the contact form. */
  contactForm: string
  identity: 'embedded' | 'oidc' | 'firebase'
  /** The hosted identity service, if there is one. */
  oidc: { issuer: string; clientId: string } | null
  /** The API key is public: it names the project. Missing unless Firebase is the identity service, to keep pages small. */
  firebase?: { apiKey: string; emulator: string | null }
  /** The third-party account's name on its button ('Continue with …'), or null if none is configured. */
  provider: { name: string } | null
  /** Whether phone numbers can be confirmed by text message. */
  canText: boolean
  /**
   * The browser's settings for the card provider, or null if card payment is not set up. `sandboxUrl` is null for Stripe
   * itself.
   */
  cards: { publishableKey: string; sandboxUrl: string | null } | null
  /** Listed on the login page, in demo mode only. */
  demoAccounts: { email: string; password: string }[]
}
