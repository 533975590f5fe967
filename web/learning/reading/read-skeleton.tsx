import { m } from '../../paraglide/messages.js'
import { langOf } from '../../ui/language.tsx'
import { BackLink } from './back-link.tsx'

/** The public facts about a book, so that the server can render the page around it. */
export type BookShell = { title: string; isAudio: boolean }

type ReadSkeletonProps = {
  id: string
  shell: BookShell | null
  isSample?: boolean
  /** On a full load, open-early.js fills the column before hydration, and React then leaves that HTML alone. */
  isEarly?: boolean
}

/** The bars and a page between them, or an audiobook's cover and controls, until the book loads. */
export function ReadSkeleton({ id, shell, isSample = false, isEarly = false }: ReadSkeletonProps) {
  const status = { role: 'status', 'aria-label': m.page_loading() }
  return (
    <div className="read">
      <header className="read-bar row">
        <BackLink book={{ id, isSample }} />
        <div className="read-title">
          <h1 lang={shell ? langOf(shell.title) : undefined}>{shell?.title}</h1>
        </div>
      </header>
      {shell?.isAudio ? (
        <div className="read-stage read-audio-bones" {...status}>
          <span className="bone" />
          <span className="bone" />
          <span className="bone" />
        </div>
      ) : (
        <>
          <div className="read-main">
            <div className="read-desk">
              <div className="read-stage" {...status}>
                {isEarly ? (
                  <div
                    className="read-column read-early"
                    dangerouslySetInnerHTML={{ __html: PAGE }}
                    suppressHydrationWarning
                  />
                ) : (
                  <div className="read-column" dangerouslySetInnerHTML={{ __html: PAGE }} />
                )}
              </div>
            </div>
          </div>
          <footer className="read-footer stack muted" />
        </>
      )}
    </div>
  )
}

/** A sheet of paper in the usual shape. */
const PAGE = '<div class="read-page read-page-bone"></div>'
