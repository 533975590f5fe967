// What courses and books have in common in the words of schema.org.
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

export const schemaPerson = (name: string): object => ({ '@type': 'Person', name })

/** The language a product is in, as its title tells. */
export const schemaLanguage = (title: string): string => langOf(title) ?? getLocale()
