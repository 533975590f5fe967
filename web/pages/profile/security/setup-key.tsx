import { useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Drawing } from '../../../ui/picture.tsx'

/** What the person's app has to know, to be scanned or to be typed. */
export function SetupKey({ address }: { address: string }) {
  const key = new URL(address).searchParams.get('secret') ?? ''
  const svg = useQrCode(address)
  return (
    <>
      <p>{m.security_scan()}</p>
      {/* Black on white in either theme: scanners want it so. */}
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

/** The drawing code is fetched when somebody needs it. Without it the key can still be typed. */
function useQrCode(text: string): string | undefined {
  const [svg, setSvg] = useState<string>()
  useEffect(() => {
    let isGone = false
    import('uqr').then(
      ({ renderSVG }) => isGone || setSvg(renderSVG(text, { border: 2, ecc: 'M' })),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [text])
  return svg
}
