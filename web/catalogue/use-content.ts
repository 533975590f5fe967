import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** The content of a page that may have come as a shell: null until it is there, and asked for at once. */
export function useContent<Content>(given: Content | null): Content | null {
  const { revalidate } = useRevalidator()
  const isShell = given === null
  useEffect(() => {
    if (isShell) void revalidate()
  }, [isShell, revalidate])
  return given
}
