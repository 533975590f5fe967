import { paths } from '#contract/paths.ts'
import type { AcceptedPolicies } from '#contract/calls/orders/policies.ts'
import { SellerNote } from '../../catalogue/product/seller-note.tsx'
import { sellerLines } from '../../catalogue/product/seller-words.ts'
import { useSeller } from '../policies/use-seller.ts'
import { m } from '../../paraglide/messages.js'
import { digits } from '../../ui/numbers.ts'

/** The seller, and the versions of the rules that were accepted by paying. */
export function ReceiptRules({ accepted }: { accepted: AcceptedPolicies | null }) {
  const seller = useSeller()
  return (
    <footer className="receipt-rules muted">
      {accepted && <AcceptedRules {...accepted} />}
      {seller && <SellerNote lines={sellerLines(seller)} />}
    </footer>
  )
}

function AcceptedRules({ terms, refunds }: AcceptedPolicies) {
  const [before, between, after] = m.policy_accepted({ terms: '|', refunds: '|' }).split('|')
  return (
    <p>
      {before}
      <a href={`${paths.terms}?version=${terms}`}>{m.policy_accepted_terms({ n: digits(terms) })}</a>
      {between}
      <a href={`${paths.refunds}?version=${refunds}`}>{m.policy_accepted_refunds({ n: digits(refunds) })}</a>
      {after}
    </p>
  )
}
