import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isShell, type Shell } from './shell.ts'

/** Fetches the content of a page that was rendered as a shell; null until it arrives. */
export function useContent<Content extends object>(loaded: Content | Shell | null): Content | null {
  const { revalidate } = useRevalidator()
  const content = loaded && !isShell(loaded) ? loaded : null
  const isEmpty = content === null
  useEffect(() => {
    if (isEmpty) void revalidate()
  }, [isEmpty, revalidate])
  return content
}
