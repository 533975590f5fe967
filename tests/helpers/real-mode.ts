// The environment of a real installation.
import { STRIPE_KEYS } from './orders/no-cards.ts'

/** Servers that share a database must share these. */
export const SHARED_SECRETS = {
  ACCESS_TOKEN_SECRET: 'the-secret-of-the-access-tokens-1',
  IDENTITY_SECRET: 'the-secret-of-the-identity-service-1',
}

export const REAL = {
  PORUA_MODE: 'real',
  PUBLIC_URL: 'https://porua.example',
  ...SHARED_SECRETS,
  // Nothing listens on this port, so email stays in the outbox.
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Porua <no-reply@porua.example>',
  SUPPORT_EMAIL: 'support@porua.example',
  ...STRIPE_KEYS,
}
