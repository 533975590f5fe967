// A page's drawings are in its HTML, and would make it much larger if they were in its data a second time. So the data
// only names them: the server has them from the loaders, and the browser reads them from the HTML.
import { createContext } from 'react'
import type { PictureSource } from './picture.tsx'

const seen = new Map<string, string>()

const fromHtml = {
  get(name: string): string {
    const svg = seen.get(name) ?? document.querySelector(`[data-drawing="${name}"]`)?.innerHTML ?? ''
    seen.set(name, svg)
    return svg
  },
}

export const PageDrawings = createContext<Pick<ReadonlyMap<string, string>, 'get'>>(fromHtml)

/** Moves the drawing out of a page's data. `drawings` is null when an open page fetches data, which has no HTML. */
export function drawnInPage(picture: PictureSource, drawings: Map<string, string> | null): PictureSource {
  if (!drawings || !picture.svg) return picture
  const name = String(drawings.size)
  drawings.set(name, picture.svg)
  return { ...picture, svg: '', name }
}
