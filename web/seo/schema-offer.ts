// JSON-LD parts that courses and books share.
import { getLocale } from '../paraglide/runtime.js'
import { langOf } from '../ui/language.tsx'

export function schemaOffer(price: number): object {
  return {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: 'USD',
    category: price === 0 ? 'Free' : 'Paid',
    availability: 'https://schema.org/InStock',
  }
}

export const schemaPerson = (name: string, url?: string): object => ({ '@type': 'Person', name, ...(url && { url }) })

/** The language of a product, guessed from its title. */
export const schemaLanguage = (title: string): string => langOf(title) ?? getLocale()
