// Phone numbers as people type them. This file imports nothing, so that browser and server check them alike.

/** Numbers without a country code are taken as Bangladeshi. */
const HOME_CODE = '880'
const HOME_MOBILE = /^0(1[3-9]\d{8})$/
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

/** The number with its country code (+8801712345678), or null if invalid. */
export function internationalPhone(typed: string): string | null {
  const digits = typed.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6)).replaceAll(/[\s().-]/g, '')
  const number = digits
    .replace(HOME_MOBILE, `+${HOME_CODE}$1`)
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^8801(?=\d{9}$)/, '+8801')
  return INTERNATIONAL.test(number) ? number : null
}

const AT_HOME = /^\+88(01\d{9})$/

/** The local form that wallets use, 01712345678. Null for foreign numbers. */
export const walletNumber = (typed: string): string | null => AT_HOME.exec(internationalPhone(typed) ?? '')?.[1] ?? null
