import { SHUT_PATHS } from './addresses.ts'

export function robots(publicUrl: string): string {
  const shut = SHUT_PATHS.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...shut, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
