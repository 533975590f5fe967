/** A file of its own, because the list of all files that the strip consists of would be in home's script otherwise. */
export const loadToday = () => import('./today.tsx')
