import { useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Drawing } from '../../../ui/picture.tsx'

/** The key for the authenticator app, as a QR code and as text. */
export function SetupKey({ uri }: { uri: string }) {
  const key = new URL(uri).searchParams.get('secret') ?? ''
  const svg = useQrCode(uri)
  return (
    <>
      <p>{m.security_scan()}</p>
      {/* Black on white in both themes, because scanners need it. */}
      <div className="qr-code" role="img" aria-label={m.security_qr()}>
        {svg && <Drawing svg={svg} />}
      </div>
      <p className="setup-key">
        {m.security_key()}
        <code translate="no">{key.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </>
  )
}

/** The QR library loads on demand; if that fails, the key can still be typed. */
function useQrCode(text: string): string | undefined {
  const [svg, setSvg] = useState<string>()
  useEffect(() => {
    let isCancelled = false
    import('uqr').then(
      ({ renderSVG }) => isCancelled || setSvg(renderSVG(text, { border: 2, ecc: 'M' })),
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [text])
  return svg
}
