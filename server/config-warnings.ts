// Settings that real mode allows but that are probably mistakes. They are logged once, at startup.
import type { Config } from './config.ts'

export function configWarnings({ mode, publicUrl, rooms }: Config): string[] {
  if (mode === 'demo') return []
  const warnings: string[] = []
  if (publicUrl?.startsWith('http:')) {
    warnings.push('PUBLIC_URL is plain http: passwords and cookies can be read on the way. Use https.')
  }
  if (rooms.hasUnusedJitsi) {
    warnings.push('JITSI_* is set but not used: set ROOMS=jitsi to hold classes there.')
  }
  return warnings
}
