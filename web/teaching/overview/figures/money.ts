import { price } from '../../../ui/numbers.ts'

/** $24, or $24.50; nothing is $0, because it is a sum and no price. */
export const money = (cents: number): string => (cents === 0 ? '$0' : price(cents / 100))
