import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'

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
    <p className="promo-code spread muted">
      <span>
        {m.product_promo()} <code>{code}</code>
      </span>
      <button
        type="button"
        className="button button-small"
        aria-label={m.product_promo_copy_name()}
        onClick={() => void copy()}
      >
        <Icon name="copy" />
        {m.product_promo_copy()}
      </button>
    </p>
  )
}
