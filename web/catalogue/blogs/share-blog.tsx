import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Opens the phone's share sheet; browsers without one copy the link. */
export function ShareBlog({ title, path }: { title: string; path: string }) {
  // The button does nothing without script.
  if (!useHydrated()) return null
  const url = `${location.origin}${path}`
  // Closing the sheet is reported as an error.
  const share = () => navigator.share({ title, url }).catch(() => {})
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(m.blog_copied())
    } catch {
      toast(m.blog_not_copied(), { kind: 'error' })
    }
  }
  const canShare = 'share' in navigator
  return (
    <button type="button" className="button button-small" onClick={() => void (canShare ? share() : copy())}>
      <Icon name={canShare ? 'send' : 'copy'} />
      {canShare ? m.blog_share() : m.blog_copy()}
    </button>
  )
}
