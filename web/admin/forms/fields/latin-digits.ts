const BENGALI_ZERO = 0x9e6

/** A Bengali keyboard types ২৪; a number is kept as 24. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO))
}
