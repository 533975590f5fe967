import { savesData } from './saves-data.ts'

/** As styles/fonts.css declares them. */
const WEIGHTS = [500, 700]

/**
 * Loads the Bengali font when Bengali text on an English page comes into view, because it is about 100 KB, and marks
 * <html> once it is there. Returns a function that stops watching.
 */
export function watchForBengali(): (() => void) | undefined {
  const root = document.documentElement
  if (root.lang === 'bn' || root.dataset.bengali !== undefined || savesData()) return undefined
  // Phones save every kilobyte; wide screens load the font a little before the text is visible.
  const rootMargin = matchMedia('(min-width: 1024px)').matches ? '50%' : '0px'
  const visibility = new IntersectionObserver(
    (entries) => {
      // BanglaWord has no text and needs no font; a field's typed value is not in textContent but needs one.
      if (!entries.some(({ isIntersecting, target }) => isIntersecting && (target.textContent || 'value' in target)))
        return
      stop()
      void load()
    },
    { rootMargin },
  )
  const load = async () => {
    await Promise.allSettled(WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em 'Anek Bangla'`, 'ক')))
    root.dataset.bengali = ''
  }
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
