import { useEffect, useEffectEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'

/** The bank's 3-D Secure page in a frame. Closing the dialog counts as an answer. */
export function Challenge({ url, onAnswered }: { url: string; onAnswered: () => void }) {
  const answered = useEffectEvent(onAnswered)

  useEffect(() => {
    const origin = new URL(url).origin
    const listen = (event: MessageEvent) => {
      if (event.origin === origin) answered()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [url])

  return (
    <Dialog open onClose={onAnswered} title={m.payment_challenge()}>
      <iframe
        className="challenge"
        src={url}
        title={m.payment_challenge()}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, so allow-same-origin gives no access to our page
        sandbox="allow-scripts allow-forms allow-same-origin"
      />
    </Dialog>
  )
}
