// Settings that real mode allows but that are probably mistakes; logged once, at start.
import type { Config } from './config.ts'

export function configWarnings({ mode, publicUrl }: Config): string[] {
  if (mode === 'demo') return []
  const warnings: string[] = []
  if (publicUrl?.startsWith('http:')) {
    warnings.push('PUBLIC_URL is plain http: passwords and cookies can be read on the way. Use https.')
  }
  return warnings
}
