// How a card is typed: digits in groups, the expiry with its stroke.

const MOST_DIGITS = 19

export function groupedNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, MOST_DIGITS)
  // American Express writes 4, 6 and 5.
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1)
    : digits.match(/.{1,4}/g)
  return (groups ?? []).filter(Boolean).join(' ')
}

export function expiryWithStroke(typed: string, before: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4)
  // A stroke that is deleted takes the digit before it along; otherwise it would come back at once.
  const isDeleting = typed.length < before.length
  const month = Number(digits) > 1 && digits.length === 1 ? `0${digits}` : digits.slice(0, 2)
  if (month.length < 2) return month
  return isDeleting && digits.length <= 2 ? digits : `${month} / ${digits.length === 1 ? '' : digits.slice(2)}`
}

export function isWholeCard({ number, expiry, cvc }: { number: string; expiry: string; cvc: string }): boolean {
  return number.replaceAll(' ', '').length >= 13 && /^\d\d \/ \d\d$/.test(expiry) && cvc.length >= 3
}
