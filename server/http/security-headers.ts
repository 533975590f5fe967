// Headers that narrow what a browser may do with our answers.

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
} as const

/** For JSON and other answers that are not pages. */
export function dataHeaders(https: boolean): Record<string, string> {
  return {
    ...EVERYWHERE,
    ...transport(https),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** Addresses beside our own that a page may take scripts from, call, show in a frame, or send forms to. */
export type PolicyTargets = Partial<Record<'script' | 'connect' | 'frame' | 'form', string[]>>

/** For pages. Inline scripts run only if their exact bytes were hashed here, since a nonce could not be cached. */
export function pageHeaders(
  https: boolean,
  scriptHashes: string[],
  targets: PolicyTargets = {},
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    from('script-src', [...scriptHashes.map((hash) => `'sha256-${hash}'`), ...(targets.script ?? [])]),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    from('connect-src', targets.connect),
    from('frame-src', targets.frame),
    "object-src 'none'",
    "base-uri 'none'",
    from('form-action', targets.form),
    "frame-ancestors 'none'",
  ]
  return {
    ...EVERYWHERE,
    ...transport(https),
    'content-security-policy': policy.join('; '),
    // Not same-origin: a third-party sign-in popup must be able to answer its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  }
}

function from(directive: string, others: string[] = []): string {
  return [directive, "'self'", ...others].join(' ')
}

function transport(https: boolean): Record<string, string> {
  return https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}
}
