/**
 * A page in another language gets the Bengali font when Bengali words come into view, by a mark on <html>: until then
 * they would cost a hundred kilobytes that nobody looks at. Answers how to stop watching.
 */
export function watchForBengali(): (() => void) | undefined {
  const page = document.documentElement
  if (page.lang === 'bn' || page.dataset.bengali !== undefined) return undefined
  // A phone counts every kilobyte; on a wide screen the letters are there a little before they are seen.
  const rootMargin = matchMedia('(min-width: 1024px)').matches ? '50%' : '0px'
  const views = new IntersectionObserver(
    (seen) => {
      // A drawn word has no text, and needs no font; what is typed is no text of the page's, and needs one.
      if (!seen.some(({ isIntersecting, target }) => isIntersecting && (target.textContent || 'value' in target)))
        return
      page.dataset.bengali = ''
      stop()
    },
    { rootMargin },
  )
  const find = () => {
    for (const words of document.querySelectorAll('body [lang=bn]')) views.observe(words)
  }
  const changes = new MutationObserver(find)
  const stop = () => {
    views.disconnect()
    changes.disconnect()
  }
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['lang'] })
  find()
  return stop
}
