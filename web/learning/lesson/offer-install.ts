// Offers to install the site, once per device, after the second lesson completed there.
import { m } from '../../paraglide/messages.js'
import { installPrompt } from '../../ui/install-prompt.ts'
import { toast } from '../../ui/toast.tsx'

const KEY = 'installOffer'
const LESSONS = 2

/** Safari on phones installs through its own menu, and only there reports whether the site was opened as an app. */
const isSafariOnPhone = () => 'standalone' in navigator && navigator.standalone === false

export function lessonFinished(): void {
  const before = localStorage.getItem(KEY)
  if (before === 'done') return
  const finished = Number(before) + 1
  const prompt = installPrompt()
  const isOffered = finished >= LESSONS && (prompt !== null || isSafariOnPhone())
  localStorage.setItem(KEY, isOffered ? 'done' : String(Math.min(finished, LESSONS)))
  if (!isOffered) return
  toast(m.install_title(), {
    more: prompt ? m.install_text() : m.install_words(),
    ms: null,
    action: prompt ? { label: m.install_do(), run: () => void prompt.prompt() } : undefined,
    other: { label: m.install_not_now(), run: () => {} },
  })
}
