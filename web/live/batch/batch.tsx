import { useCallback } from 'react'
import { openPage } from '../../catalogue/parts/page-data.server.ts'
import { OwnCopy } from '../../catalogue/product/own-copy.tsx'
import { isMissing } from '../../catalogue/parts/problem.tsx'
import { m } from '../../paraglide/messages.js'
import { missingMeta, pageMeta, type PageLinks } from '../../seo/page-meta.ts'
import { api } from '../../session/api.ts'
import { LoadingNote } from '../../ui/loading-note.tsx'
import { pictureAt } from '../../ui/picture.tsx'
import { BatchArticle } from './batch-article.tsx'
import { batchContent } from './batch-content.ts'
import { batchJsonLd } from './batch-json-ld.ts'
import { load } from './content.server.ts'
import type { Route } from './+types/batch'

export const handle = { record: 'GET /live/{id}', isFresh: true }

export function loader({ context, params }: Route.LoaderArgs) {
  return openPage(context, (api) => load(api, params.id))
}

export const meta: Route.MetaFunction = (args) => {
  const content = args.loaderData
  if (isMissing(args.error)) return missingMeta(args)
  if (!content) return pageMeta(args, { title: m.live_title() })
  const { title, about: description, img: picture } = content.batch
  const jsonLd = import.meta.env.SSR ? (links: PageLinks) => batchJsonLd(content, links) : undefined
  return pageMeta(args, { title, description, picture, jsonLd })
}

export default function BatchPage({ loaderData }: Route.ComponentProps) {
  return <BatchArticle key={loaderData.batch._id} content={loaderData} />
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  const id = params.id ?? ''
  const loadOwn = useCallback(() => loadOwnBatch(id), [id])
  return (
    <OwnCopy id={id} load={loadOwn} skeleton={<LoadingNote />} nameOf={({ batch }) => batch.title}>
      {(content) => <BatchArticle key={id} content={content} />}
    </OwnCopy>
  )
}

/** A deleted batch, which people with a seat can still open. */
async function loadOwnBatch(id: string) {
  const batch = await api('GET /live/{id}', { params: { id } })
  return batchContent(batch, {
    now: Date.now(),
    picture: pictureAt(''),
    page: null,
    subject: null,
    seller: [],
    ratings: null,
  })
}
