// The URLs of a lesson's video, recording, pages and captions, each with a grant.
import { and, asc, eq, notLike } from 'drizzle-orm'
import type { Play } from '#contract/calls/learning/learning.ts'
import { fileCaptions, fileVariants } from '../../../db/schema-learning.ts'
import type { Deps } from '../../deps.ts'
import { drawnPages } from '../../files/uploads/drawn-pages.ts'
import type { Grant } from '../../files/uploads/grants.ts'
import { VARIANT_LABELS } from './lesson-rows.ts'

export async function playOf({ db, grants }: Deps, target: Omit<Grant, 'until'>): Promise<Play> {
  const [variants, captions] = await Promise.all([
    db
      .select()
      .from(fileVariants)
      .where(and(eq(fileVariants.fileId, target.fileId), notLike(fileVariants.variant, 'p%w%')))
      .orderBy(asc(fileVariants.bytes)),
    db.select({ lang: fileCaptions.language }).from(fileCaptions).where(eq(fileCaptions.fileId, target.fileId)),
  ])
  const { grant, until } = grants.issue(target)
  const urlOf = (name: string) => `/content/${grant}/${name}`
  const playable = variants.filter(({ type }) => /^(video|audio)\//.test(type))
  const videos = playable.filter(({ type }) => type.startsWith('video/'))
  const recordings = playable.filter(({ type }) => type.startsWith('audio/'))
  // Videos and recordings have no pages.
  const pages = playable.length ? [] : await drawnPages(db, target.fileId, grant)
  const poster = variants.find(({ variant }) => variant === 'poster')
  return {
    sources: [...videos, ...recordings].map(({ variant, type, bytes }) => ({
      label: VARIANT_LABELS[variant] ?? variant,
      type,
      url: urlOf(variant),
      bytes,
    })),
    captions: captions.map(({ lang }) => ({ lang, url: urlOf(`${lang}.vtt`) })),
    ...(poster ? { poster: urlOf('poster') } : {}),
    ...(pages.length ? { pages } : {}),
    until: until.toISOString(),
  }
}
