const BENGALI_ZERO = 0x9e6

/** Bengali keyboards type ২৪, but numbers are sent as 24. */
export function latinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO))
}
