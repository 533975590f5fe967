// Formats card details as they are typed: 4242 4242 4242 4242, 12 / 29.

const MAX_DIGITS = 19

export function formatCardNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, MAX_DIGITS)
  // American Express groups the digits 4-6-5.
  const groups = /^3[47]/.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1)
    : digits.match(/.{1,4}/g)
  return (groups ?? []).filter(Boolean).join(' ')
}

export function formatExpiry(typed: string, before: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4)
  // While deleting, the slash isn't added again, because then it could never be removed.
  const isDeleting = typed.length < before.length
  const month = Number(digits) > 1 && digits.length === 1 ? `0${digits}` : digits.slice(0, 2)
  if (month.length < 2) return month
  return isDeleting && digits.length <= 2 ? digits : `${month} / ${digits.length === 1 ? '' : digits.slice(2)}`
}

export function isCompleteCard({ number, expiry, cvc }: { number: string; expiry: string; cvc: string }): boolean {
  return number.replaceAll(' ', '').length >= 13 && /^\d\d \/ \d\d$/.test(expiry) && cvc.length >= 3
}
