/** Whether the browser asks for less data. The head script has marked <html> for browsers without the media query. */
export const savesData = (): boolean =>
  'saveData' in document.documentElement.dataset || matchMedia('(prefers-reduced-data: reduce)').matches
