import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** The public shell of a record's page behind the login: a link preview and no content. */
export type Shell = { shell: { title: string; description: string; picture?: string | undefined } }

export const isShell = (loaded: object): loaded is Shell => 'shell' in loaded

/** Fetches the content of a page that was rendered as a shell. Null until it arrives. */
export function useContent<Content extends object>(loaded: Content | Shell | null): Content | null {
  const { revalidate } = useRevalidator()
  const content = loaded && !isShell(loaded) ? loaded : null
  const isEmpty = content === null
  useEffect(() => {
    if (isEmpty) void revalidate()
  }, [isEmpty, revalidate])
  return content
}
