import { useEffect, type ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError, type ErrorResponse } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { ClosedLily } from '../../ui/notes.tsx'
import { Missing } from './missing.tsx'

export const isMissing = (error: unknown): error is ErrorResponse => isRouteErrorResponse(error) && error.status === 404

/** The error page. Its link reloads the same URL, and works without script. */
export function Problem() {
  const error = useRouteError()
  if (isMissing(error)) {
    return <Missing quilt={(error.data as { quilt?: string } | null)?.quilt ?? ''} />
  }
  if (isUnreachable(error)) return <Offline />
  return <ProblemNotice text={messageIn(error) ?? m.problem_text()} />
}

/** Browsers' messages for a failed request or script. Other TypeErrors are our own bugs. */
const isUnreachable = (error: unknown): boolean =>
  (!import.meta.env.SSR && !navigator.onLine) ||
  (error instanceof TypeError && /fetch|network|load|import/i.test(error.message))

/** Opens the page as soon as the network is back. */
function Offline() {
  useEffect(() => {
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return <ProblemNotice title={m.offline_title()} text={m.call_offline()} />
}

/** The server's message about a failed call, if there is one. */
function messageIn(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? (error.data as { message?: string } | null)?.message : undefined
}

type ProblemNoticeProps = { title?: string; text: string; children?: ReactNode }

export function ProblemNotice({ title = m.problem_title(), text, children }: ProblemNoticeProps) {
  return (
    <div className="wrap problem">
      <div className="empty">
        <ClosedLily />
        <h1>{title}</h1>
        <p>{text}</p>
        <a className="button button-primary button-large" href="">
          {m.problem_try_again()}
        </a>
        {children}
      </div>
    </div>
  )
}
