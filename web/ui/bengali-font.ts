/**
 * Marks <html> to load the Bengali font when Bengali text on an English page comes into view, because the font is about
 * 100 KB. Returns a function that stops watching.
 */
export function watchForBengali(): (() => void) | undefined {
  const root = document.documentElement
  if (root.lang === 'bn' || root.dataset.bengali !== undefined) return undefined
  // Phones save every kilobyte; wide screens load the font a little before the text is visible.
  const rootMargin = matchMedia('(width > 1024px)').matches ? '50%' : '0px'
  const visibility = new IntersectionObserver(
    (entries) => {
      // BanglaWord has no text and needs no font; a field's typed value is not in textContent but needs one.
      if (!entries.some(({ isIntersecting, target }) => isIntersecting && (target.textContent || 'value' in target)))
        return
      root.dataset.bengali = ''
      stop()
    },
    { rootMargin },
  )
  const observeAll = () => {
    for (const element of document.querySelectorAll('body [lang=bn]')) visibility.observe(element)
  }
  const changes = new MutationObserver(observeAll)
  const stop = () => {
    visibility.disconnect()
    changes.disconnect()
  }
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['lang'] })
  observeAll()
  return stop
}
