import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Problem } from '../pages/problem.tsx'
import { useSession } from '../session/session.ts'
import { useCall } from '../session/use-call.ts'

type OwnCopyProps<Thing> = {
  /** The same function from render to render. */
  ask: () => Promise<Thing>
  skeleton: ReactNode
  children: (thing: Thing) => ReactNode
}

/**
 * In place of a page that is not there: what was taken out of the catalogue stays with those who paid for it. The server
 * renders for everybody and cannot know them, so the browser asks once more in the name of who is signed in.
 */
export function OwnCopy<Thing>(props: OwnCopyProps<Thing>) {
  const error = useRouteError()
  const session = useSession()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return session && isMissing ? <Asked {...props} /> : <Problem />
}

function Asked<Thing>({ ask, skeleton, children }: OwnCopyProps<Thing>) {
  const { answer, problem } = useCall(ask)
  if (problem !== null) return <Problem />
  return answer ? children(answer) : skeleton
}
