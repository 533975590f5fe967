import { isRouteErrorResponse, useRouteError, type ErrorResponse } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Missing } from './missing.tsx'

export const isMissing = (error: unknown): error is ErrorResponse => isRouteErrorResponse(error) && error.status === 404

/** The error page. Its link reloads the same address, and works without script. */
export function Problem() {
  const error = useRouteError()
  if (isMissing(error)) {
    return <Missing quilt={(error.data as { quilt?: string } | null)?.quilt ?? ''} />
  }
  return <ProblemNotice text={error instanceof TypeError ? m.call_offline() : m.problem_text()} />
}

export function ProblemNotice({ text }: { text: string }) {
  return (
    <div className="wrap problem">
      <div>
        <h1>{m.problem_title()}</h1>
        <p>{text}</p>
        <a className="button button-primary button-large" href="">
          {m.problem_try_again()}
        </a>
      </div>
    </div>
  )
}
