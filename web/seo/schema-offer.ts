// JSON-LD parts that several pages share.
import { CURRENCY } from '#contract/constants.ts'
import { getLocale } from '../paraglide/runtime.js'
import { langOf } from '../ui/language.tsx'

export function schemaOffer(price: number): object {
  return {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: CURRENCY.toUpperCase(),
    category: price === 0 ? 'Free' : 'Paid',
    availability: 'https://schema.org/InStock',
  }
}

/** From the most general list to the page itself. */
export const schemaBreadcrumb = (steps: { to: string; label: string }[], name: string, origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...steps, { to: '', label: name }].map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to && { item: origin + to }),
  })),
})

export const schemaPerson = (name: string, url?: string): object => ({ '@type': 'Person', name, ...(url && { url }) })

/** The language of a product, guessed from its title. */
export const schemaLanguage = (title: string): string => langOf(title) ?? getLocale()
