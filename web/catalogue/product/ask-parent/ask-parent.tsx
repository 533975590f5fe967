import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { loginPath } from '../../../session/return-path.ts'
import { currentSession } from '../../../session/session.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { AskedProduct } from './use-pay-link.ts'

/** Loaded lazily, because few people who look at a product ask for it. */
const AskSheet = lazyPart(() => import('./ask-sheet.tsx').then(({ AskSheet }) => ({ default: AskSheet })))

type AskParentProps = {
  product: AskedProduct
  /** Without an order, the product is ordered first. */
  order?: string | undefined
  className: string
  onOpened?: () => void
  /** The order may be new by then. */
  onClosed?: () => void
}

/** The button that asks a parent to pay, because most learners have no card or wallet of their own. */
export function AskParent({ product, order, className, onOpened, onClosed }: AskParentProps) {
  const navigate = useNavigate()
  const here = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  // The sheet stays mounted after closing, so that the focus returns to the button.
  const [hasSheet, setHasSheet] = useState(false)
  const press = () => {
    if (!currentSession()) return void navigate(loginPath(here), { state: { isBuying: true } })
    setHasSheet(true)
    setIsOpen(true)
    onOpened?.()
  }
  const close = () => {
    setIsOpen(false)
    onClosed?.()
  }
  return (
    <>
      <button type="button" className={className} onClick={press}>
        {m.ask_title()}
      </button>
      {hasSheet && (
        <Suspense fallback={null}>
          <AskSheet open={isOpen} product={product} order={order} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
