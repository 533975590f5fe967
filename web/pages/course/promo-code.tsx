import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'

const COPY =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2'

export function PromoCode({ code }: { code: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      toast(m.product_promo_copied())
    } catch {
      toast(m.product_promo_not_copied(), { kind: 'error' })
    }
  }

  return (
    <p className="promo-code">
      <span>
        {m.product_promo()} <code>{code}</code>
      </span>
      <button
        type="button"
        className="button button-small"
        aria-label={m.product_promo_copy_name()}
        onClick={() => void copy()}
      >
        <Icon path={COPY} />
        {m.product_promo_copy()}
      </button>
    </p>
  )
}
