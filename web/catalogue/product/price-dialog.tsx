import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { price } from '../../ui/numbers.ts'
import type { ChangedPrice } from './use-purchase.ts'

type PriceDialogProps = {
  changed: ChangedPrice | null
  isBusy: boolean
  buy: (price: number) => void
  onClose: () => void
}

/** The price differs from the one on the page, so the buyer decides again. */
export function PriceDialog({ changed, isBusy, buy, onClose }: PriceDialogProps) {
  return (
    <Dialog open={changed !== null} onClose={onClose} busy={isBusy} title={m.money_price_changed()}>
      {changed && (
        <>
          <div className="dialog-body">
            <p>{m.money_price_now({ before: price(changed.before), now: price(changed.now) })}</p>
          </div>
          <footer>
            <button type="button" className="button" data-first disabled={isBusy} onClick={onClose}>
              {m.money_not_now()}
            </button>
            <button
              type="button"
              className="button button-primary"
              aria-disabled={isBusy || undefined}
              onClick={() => buy(changed.now)}
            >
              {isBusy && <span className="spinner" />}
              {changed.now === 0 ? m.money_take_free() : m.money_buy_at({ price: price(changed.now) })}
            </button>
          </footer>
        </>
      )}
    </Dialog>
  )
}
