import { m } from '../paraglide/messages.js'
import './forms.css'

const CARDS = [1, 2, 3]

export function FormSkeleton() {
  return (
    <div className="wrap content-form-parts">
      <p className="sr-only" role="status">
        {m.form_loading()}
      </p>
      <div className="content-form-head" aria-hidden="true">
        <span className="bone bone-head" />
      </div>
      <div aria-hidden="true">
        {CARDS.map((card) => (
          <span key={card} className="bone bone-section" />
        ))}
      </div>
    </div>
  )
}
