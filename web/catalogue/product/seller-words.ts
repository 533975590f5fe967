// The lines about the seller. Settings that are empty are not mentioned.
import { paths } from '#contract/paths.ts'
import type { Seller } from '#contract/calls/orders/policies.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import { langOf } from '../../ui/language.tsx'
import { phoneHref } from '../../ui/phone-href.ts'
import type { SellerLine } from './seller-note.tsx'

/** Beside the buy button. */
export function productLines(seller: Seller): SellerLine[] {
  return [{ ...refundLine(seller), link: m.seller_refund_rules(), href: paths.refunds }, ...whoLines(seller)]
}

/** At the payment, where the sentence above it links to the rules. */
export function paymentLines(seller: Seller): SellerLine[] {
  return [refundLine(seller), ...whoLines(seller)]
}

/** How to reach the seller, with the email address. */
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
