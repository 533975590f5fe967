import { useState } from 'react'
import { firstName } from '#contract/first-name.ts'
import type { PayLink } from '#contract/calls/orders/pay-links.ts'
import { productPaths } from '#contract/paths.ts'
import { m } from '../../../paraglide/messages.js'
import { pictureOf } from '../../../seo/preview-picture.ts'
import { productKinds } from '../../parts/product-kinds.ts'
import { currentSession } from '../../../session/session.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { langOf, typedLang } from '../../../ui/language.tsx'
import { dhakaTime, price } from '../../../ui/numbers.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { ASK_WORDS, usePayLink, type AskedProduct } from './use-pay-link.ts'
import '../../../ui/address-field.css'
import './ask-sheet.css'

type AskSheetProps = { open: boolean; product: AskedProduct; order: string | undefined; onClose: () => void }

/** Shows what the parent will see, and the ways to send it. */
export function AskSheet({ open, product, order, onClose }: AskSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.ask_title()}>
      <Asking product={product} order={order} />
    </Dialog>
  )
}

function Asking({ product, order }: Pick<AskSheetProps, 'product' | 'order'>) {
  const { link, isBusy, isRevoked, problem, make, revoke, keepMessage } = usePayLink(product, order)
  // Null until something is typed, because the link, which has its own message, may still be loading.
  const [typed, setTyped] = useState<string | null>(null)
  const words = ASK_WORDS[product.kind]
  const message = typed ?? (link?.message || words.message())
  if (link?.state === 'paid') return <PaidNotice product={product} />
  return (
    <div className="dialog-body ask">
      <p>{words.intro()}</p>
      <div className="ask-bubble stack">
        <Preview product={product} due={link?.price ?? product.price} />
        <textarea
          aria-label={m.ask_message()}
          value={message}
          lang={typedLang(message)}
          maxLength={300}
          rows={3}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => link && void keepMessage(link, message)}
        />
      </div>
      <div role="alert">{problem && <FieldError text={problem} />}</div>
      {link ? (
        <Ways link={link} message={message.trim()} />
      ) : (
        <p className="ask-state row" role="status">
          {isBusy && <span className="spinner" />}
          {isBusy ? m.ask_making() : isRevoked && m.ask_revoked()}
        </p>
      )}
      {link && (
        <div className="ask-end ends">
          <p>
            {m.ask_until({ time: dhakaTime(link.expiresAt) })}
            {link.state === 'checking' ? (
              <small>{m.orders_held_why()}</small>
            ) : (
              link.openedAt && <small>{m.ask_opened()}</small>
            )}
          </p>
          <button
            type="button"
            className="button button-small"
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || void revoke(link)}
          >
            {m.ask_revoke()}
          </button>
        </div>
      )}
      {!link && !isBusy && (
        <button type="button" className="button" onClick={() => void make()}>
          {m.ask_again()}
        </button>
      )}
    </div>
  )
}

function PaidNotice({ product: { kind, id, name } }: { product: AskedProduct }) {
  return (
    <div className="dialog-body ask">
      <p className="ask-state row" role="status">
        <Icon name="check-circle" />
        {m.ask_paid({ product: name })}
      </p>
      <PageLink className="button button-primary button-wide" to={productPaths[kind].open(id)}>
        {productKinds[kind].start()}
      </PageLink>
    </div>
  )
}

/** The preview as a chat draws it from the page's own tags. */
function Preview({ product: { name: product, img }, due }: { product: AskedProduct; due: number }) {
  const title = m.ask_asks({ name: firstName(currentSession()?.name ?? ''), product })
  return (
    <figure className="ask-preview">
      <img src={pictureOf(img, location.origin).url} alt="" width={1200} height={630} />
      <figcaption className="stack">
        <b lang={langOf(title)}>{title}</b>
        <small>
          {price(due)} · {location.host}
        </small>
      </figcaption>
    </figure>
  )
}

function Ways({ link: { url }, message }: { link: PayLink; message: string }) {
  const text = [message, url].filter(Boolean).join('\n')
  const encoded = encodeURIComponent(text)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(m.ask_copied()),
      () => toast(m.ask_not_copied(), { kind: 'error' }),
    )
  // Closing the phone's share sheet is reported as an error.
  const share = () => navigator.share({ text: message, url }).catch(() => {})
  return (
    <div className="stack">
      <div className="ask-ways grid">
        <a href={`https://wa.me/?text=${encoded}`} target="_blank" rel="noreferrer" data-way="whatsapp">
          <WayIcon name="message" />
          {m.ask_whatsapp()}
        </a>
        <a href={`sms:?&body=${encoded}`}>
          <WayIcon name="mobile" />
          {m.ask_sms()}
        </a>
        <button type="button" onClick={() => void copy()}>
          <WayIcon name="copy" />
          {m.ask_copy()}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => void share()}>
            <WayIcon name="share" />
            {m.ask_more()}
          </button>
        )}
      </div>
      <input className="address-field muted" value={url} readOnly aria-label={m.ask_link()} lang="en" />
    </div>
  )
}

function WayIcon({ name }: { name: IconName }) {
  return (
    <span>
      <Icon name={name} />
    </span>
  )
}
