import { useEffect, type ReactNode } from 'react'
import { useRouteError } from 'react-router'
import { InBinSlot } from '../../admin-controls/in-bin-slot.tsx'
import { pageTitle } from '../../seo/page-meta.ts'
import { isMissing, Problem } from '../parts/problem.tsx'
import { useSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'

type OwnCopyProps<Product> = {
  id: string
  /** Must be stable between renders. */
  load: () => Promise<Product>
  skeleton: ReactNode
  nameOf: (product: Product) => string
  children: (product: Product) => ReactNode
}

/**
 * Replaces the page of a deleted product, which its buyers can still open. The server renders without a session, so the
 * browser asks again as the signed-in person.
 */
export function OwnCopy<Product>(props: OwnCopyProps<Product>) {
  const error = useRouteError()
  const session = useSession()
  return session && isMissing(error) ? <LoadedCopy {...props} /> : <Problem />
}

function LoadedCopy<Product>({ id, load, skeleton, nameOf, children }: OwnCopyProps<Product>) {
  const { answer, problem } = useCall(load)
  const name = answer && nameOf(answer)
  // The server rendered the title of the page for missing content.
  useEffect(() => {
    if (name) document.title = pageTitle(name)
  }, [name])
  if (problem !== null) return <Problem />
  if (!answer) return skeleton
  return (
    <>
      <InBinSlot id={id} />
      {children(answer)}
    </>
  )
}
