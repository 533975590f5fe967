// The lines about the seller. Empty settings aren't mentioned.
import { paths } from '#contract/paths.ts'
import type { Seller } from '#contract/calls/orders/policies.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { langOf } from '../../ui/language.tsx'
import { phoneHref } from '../../ui/phone-href.ts'
import type { SellerLine } from './seller-note.tsx'

/** Shown next to the buy button. */
export function productLines(seller: Seller): SellerLine[] {
  return [{ ...refundLine(seller), link: m.seller_refund_rules(), href: paths.refunds }, ...whoLines(seller)]
}

/** Shown on the payment page, where the sentence above links to the rules. */
export function paymentLines(seller: Seller): SellerLine[] {
  return [refundLine(seller), ...whoLines(seller)]
}

/** The seller's contact details, including the email address. */
export function sellerLines(seller: Seller): SellerLine[] {
  return [...whoLines(seller), { icon: 'contact', link: seller.email, href: `mailto:${seller.email}` }]
}

function refundLine({ refunds }: Seller): SellerLine {
  return { icon: 'card', text: refunds[getLocale()] }
}

function whoLines({ name, address, phone }: Seller): SellerLine[] {
  const own = name[getLocale()]
  const by = own && m.seller_by({ name: own })
  const text = [by, address[getLocale()]].filter(Boolean).join(', ')
  const lines: SellerLine[] = []
  if (text) lines.push({ icon: 'pin', text, lang: langOf(text) })
  if (phone) lines.push({ icon: 'phone', link: phone, href: phoneHref(phone) })
  return lines
}
