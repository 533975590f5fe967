import { savesData } from './saves-data.ts'
import { whenIdle } from './when-idle.ts'

/** Must match the weights in styles/fonts.css. */
const WEIGHTS = [500, 700]
/** Excludes ৳, which has its own font. */
const BENGALI = /[\u0980-\u09F2\u09F4-\u09FE]/

/**
 * Loads the Bengali font when Bengali text on an English page becomes visible, because it is about 100 KB, and marks
 * <html> once it has loaded. A device without Bengali letters gets it as soon as it is idle, because a screenshot or a
 * print would show boxes instead. Returns a function that stops watching.
 */
export function watchForBengali(): (() => void) | undefined {
  const root = document.documentElement
  if (root.lang === 'bn' || root.dataset.bengali !== undefined || savesData()) return undefined
  // Phones save every kilobyte, while wide screens load the font shortly before the text becomes visible.
  const rootMargin = matchMedia('(width > 1024px)').matches ? '50%' : '0px'
  const visibility = new IntersectionObserver(
    (entries) => {
      // BanglaWord has no text and needs no font. A field's typed value isn't in textContent but needs one.
      if (entries.some(({ isIntersecting, target }) => isIntersecting && (target.textContent || 'value' in target)))
        load()
    },
    { rootMargin },
  )
  const load = () => {
    stop()
    void loadFont()
  }
  const look = () => {
    for (const element of document.querySelectorAll('body [lang=bn]')) visibility.observe(element)
    cancel()
    cancel = whenIdle(() => showsBengali() && lacksBengali() && load())
  }
  let cancel = () => {}
  const changes = new MutationObserver(look)
  const stop = () => {
    visibility.disconnect()
    changes.disconnect()
    cancel()
  }
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['lang'] })
  look()
  return stop
}

async function loadFont(): Promise<void> {
  await Promise.allSettled(WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em 'Anek Bangla'`, 'ক')))
  document.documentElement.dataset.bengali = ''
}

const showsBengali = () => BENGALI.test(document.querySelector('main')?.textContent ?? '')

/** Boxes for missing letters all have the same width. */
function lacksBengali(): boolean {
  const canvas = document.createElement('canvas').getContext('2d')
  return canvas?.measureText('ঔ').width === canvas?.measureText('।').width
}
