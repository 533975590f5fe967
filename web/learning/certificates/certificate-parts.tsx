// Shared by the owner's and the public view of a certificate.
import type { ReactNode } from 'react'
import { certificateFile } from '#contract/learning/certificates.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { langOf } from '../../ui/language.tsx'

export function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="muted">{label}</dt>
      <dd lang={langOf(value)}>{value}</dd>
    </div>
  )
}

/** Always light, like paper. */
export function Paper({ src, name, title }: { src: string; name: string; title: string }) {
  return (
    <img
      className="certificate-paper"
      src={src}
      width="1080"
      height="764"
      loading="lazy"
      decoding="async"
      alt={m.certificate_alt({ name, title })}
    />
  )
}

/** `grant` belongs to the owner. */
export function Downloads({ code, grant, children }: { code: string; grant?: string; children?: ReactNode }) {
  return (
    <div className="certificate-ways">
      <a className="button button-primary" href={certificateFile(code, 'pdf', grant)} download>
        <Icon name="download" />
        {m.certificate_pdf()}
      </a>
      <a className="button" href={certificateFile(code, 'png', grant)} download>
        <Icon name="download" />
        {m.certificate_picture()}
      </a>
      {children}
    </div>
  )
}
