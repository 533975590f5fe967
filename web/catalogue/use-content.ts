import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Fetches the content of a page that was rendered as a shell; null until it arrives. */
export function useContent<Content>(loaded: Content | null): Content | null {
  const { revalidate } = useRevalidator()
  const isShell = loaded === null
  useEffect(() => {
    if (isShell) void revalidate()
  }, [isShell, revalidate])
  return loaded
}
