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

/** For pages. Inline scripts run only if their exact bytes were hashed here, since a nonce could not be cached. */
export function pageHeaders(
  https: boolean,
  scriptHashes: string[],
  formTargets: string[] = [],
  connectTargets: string[] = [],
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    // A course's video is a file anywhere, or on YouTube.
    "media-src 'self' https:",
    'frame-src https://www.youtube-nocookie.com',
    `connect-src ${["'self'", ...connectTargets].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
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

function transport(https: boolean): Record<string, string> {
  return https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}
}
