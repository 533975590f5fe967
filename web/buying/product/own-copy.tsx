import { useEffect, type ReactNode } from 'react'
import { useRouteError } from 'react-router'
import { InBinSlot } from '../../admin/bin/in-bin-slot.tsx'
import { pageTitle } from '../../seo/page-meta.ts'
import { isMissing, Problem } from '../../layout/problem.tsx'
import { useSession } from '../../session/session.ts'
import { useCall } from '../../session/use-call.ts'

type OwnCopyProps<Thing> = {
  id: string
  /** The same function from render to render. */
  ask: () => Promise<Thing>
  skeleton: ReactNode
  nameOf: (thing: Thing) => string
  children: (thing: Thing) => ReactNode
}

/**
 * In place of a page that is not there: what was taken out of the catalogue stays with those who paid for it. The server
 * renders for everybody and cannot know them, so the browser asks once more in the name of who is signed in.
 */
export function OwnCopy<Thing>(props: OwnCopyProps<Thing>) {
  const error = useRouteError()
  const session = useSession()
  return session && isMissing(error) ? <Asked {...props} /> : <Problem />
}

function Asked<Thing>({ id, ask, skeleton, nameOf, children }: OwnCopyProps<Thing>) {
  const { answer, problem } = useCall(ask)
  const name = answer && nameOf(answer)
  // As far as the server knows, the page is missing, and is named so.
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
