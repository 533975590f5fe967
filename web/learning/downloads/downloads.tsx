import { Suspense } from 'react'
import { m } from '../../paraglide/messages.js'
import { useDeviceTexts } from '../saved/parts/device.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Guarded } from '../../layout/guards.tsx'
import { useSessionKey } from '../../session/session.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { Route } from './+types/downloads'
import './downloads.css'

export const handle = { guard: 'login' } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.saved_title(), isHidden: true })

const SavedThings = lazyPart(() => import('./saved-things.tsx'))

export default function Downloads() {
  const texts = useDeviceTexts()
  const loading = (
    <p className="saved-loading beside muted" role="status">
      <span className="spinner" />
      {m.saved_loading()}
    </p>
  )
  return (
    <div className="wrap saved">
      <header className="page-head">
        <h1>{m.saved_title()}</h1>
        <p>{texts.text()}</p>
      </header>
      <Suspense fallback={loading}>
        <SavedThings key={useSessionKey()} loading={loading} />
      </Suspense>
    </div>
  )
}
