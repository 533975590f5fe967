import type { Page } from '@playwright/test'

/** Texts that are cut off or wider than their box. Some are meant to be: they end in an ellipsis, scroll or are hidden. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isMeant = ({ overflowX, textOverflow, webkitLineClamp, clipPath }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none'
    const isCut = (text: Text): boolean => {
      const around: { element: Element; style: CSSStyleDeclaration }[] = []
      for (let element = text.parentElement; element; element = element.parentElement) {
        around.push({ element, style: getComputedStyle(element) })
      }
      if (around.some(({ style }) => isMeant(style))) return false
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      const own = around.find(({ style }) => !/^(inline|contents)$/.test(style.display))
      return around.some((each) => {
        const box = each.element.getBoundingClientRect()
        const mustFit = each === own || each.style.overflowX !== 'visible'
        return mustFit && (left < box.left - 1 || right > box.right + 1)
      })
    }
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const isShown = text.data.trim() && text.parentElement!.checkVisibility({ visibilityProperty: true })
      if (isShown && isCut(text)) found.add(text.data.trim())
    }
    return [...found]
  })
