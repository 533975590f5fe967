// Structured data (JSON-LD) about the organisation and the site with its search.
import { m } from '../paraglide/messages.js'

export function organisation(origin: string): object[] {
  const publisher = { '@type': 'EducationalOrganization', '@id': `${origin}/#organisation` }
  return [
    {
      ...publisher,
      name: m.site_name(),
      alternateName: 'পড়ুয়া',
      url: `${origin}/`,
      logo: `${origin}/icons/512.png`,
      description: m.home_hero_text(),
    },
    {
      '@type': 'WebSite',
      name: m.site_name(),
      url: `${origin}/`,
      inLanguage: ['en', 'bn'],
      publisher,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/searchCourse/{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
