import { digits, price } from '../../../ui/numbers.ts'

/** Formats as $24, or $24.50. Nothing is $0, because this is an amount, not a price. */
export const money = (cents: number): string => (cents === 0 ? `$${digits(0)}` : price(cents / 100))
