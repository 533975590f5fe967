import { useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import type { PreviewProps } from '../../../forms/form-plan.ts'
import { useDebounced } from '../../../forms/use-debounced.ts'
import '../policy-page.css'

/** Both languages, as the page will show them. */
export function PolicyPreview({ values }: PreviewProps) {
  return (
    <>
      <Preview label={m.policies_preview_en()} lang="en" summary={values.summaryEn ?? ''} text={values.textEn ?? ''} />
      <Preview label={m.policies_preview_bn()} lang="bn" summary={values.summaryBn ?? ''} text={values.textBn ?? ''} />
    </>
  )
}

function Preview({ label, lang, summary, text }: { label: string; lang: string; summary: string; text: string }) {
  const { html, isBusy } = useHtml(text)
  return (
    <section className="panel policy-preview" aria-label={label} aria-busy={isBusy} tabIndex={0}>
      <h2 aria-hidden="true">{label}</h2>
      <p lang={lang}>{summary}</p>
      {/* The server allows no raw HTML in the text. */}
      <div className="policy-text" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}

/** Rendered by the server, like the page itself. */
function useHtml(text: string) {
  const typed = useDebounced(text)
  const [shown, setShown] = useState({ text: '', html: '' })

  useEffect(() => {
    if (!typed.trim()) return
    let isCancelled = false
    api('POST /policyPreview', { body: { text: typed } }).then(
      ({ html }) => isCancelled || setShown({ text: typed, html }),
      // The text is safe in the form, and the next change tries again.
      () => {},
    )
    return () => {
      isCancelled = true
    }
  }, [typed])

  const isEmpty = !text.trim()
  return { html: isEmpty ? '' : shown.html, isBusy: !isEmpty && shown.text !== text }
}
