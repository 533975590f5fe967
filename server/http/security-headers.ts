// Security headers for pages and data.

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
} as const

/** Third-party content in frames: videos, loaded on demand, and the contact page's map. */
const FRAMES = ['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org/export/embed.html']

/** The headers of JSON and other answers that aren't pages. */
export function dataHeaders(https: boolean): Record<string, string> {
  return {
    ...EVERYWHERE,
    ...transport(https),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  }
}

/** Other origins that a page may load scripts from, connect to, frame, or submit forms to. */
export type PolicyTargets = Partial<Record<'script' | 'connect' | 'frame' | 'form', string[]>>

/**
 * The headers of pages. Only a room's page may use the camera. Inline scripts are allowed by hash, because a nonce
 * can't be cached.
 */
export function pageHeaders(
  https: boolean,
  scriptHashes: string[],
  targets: PolicyTargets = {},
  hasCamera = false,
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    directiveOf('script-src', [...scriptHashes.map((hash) => `'sha256-${hash}'`), ...(targets.script ?? [])]),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self'",
    // A course's video may be hosted anywhere. Handed-in work is fetched with the access token, then shown.
    "media-src 'self' https: blob:",
    directiveOf('connect-src', targets.connect),
    directiveOf('frame-src', [...FRAMES, ...(targets.frame ?? [])]),
    "object-src 'none'",
    "base-uri 'none'",
    directiveOf('form-action', targets.form),
    "frame-ancestors 'none'",
  ]
  return {
    ...EVERYWHERE,
    ...transport(https),
    'content-security-policy': policy.join('; '),
    // Not same-origin, because a third-party sign-in popup must be able to reach its opener.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': [
      ...['camera', 'microphone', 'display-capture'].map((name) => `${name}=(${hasCamera ? 'self' : ''})`),
      'geolocation=()',
      'payment=(self)',
    ].join(', '),
  }
}

function directiveOf(directive: string, others: string[] = []): string {
  return [directive, "'self'", ...others].join(' ')
}

function transport(https: boolean): Record<string, string> {
  return https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}
}
