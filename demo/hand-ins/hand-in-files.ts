// The photos of the demo's handed-in work. They are drawn on request, so that the repository doesn't contain them.
import { Readable } from 'node:stream'
import type { Files } from '#server/adapters/files/files.ts'
import { drawPage } from './draw-page.ts'

const PAGES: Record<string, Parameters<typeof drawPage>[0]> = {
  'demo-hand-in-rice.svg': {
    table: '#9a7150',
    tilt: -1.4,
    lines: [
      'what    n   each   sum',
      'rice    5    70   =B2*C2',
      'dal     2   130   =B3*C3',
      'oil     1   180   =B4*C4',
    ],
  },
  'demo-hand-in-total.svg': {
    table: '#6c838b',
    tilt: 1.1,
    lines: ['eggs   12    12   =B5*C5', 'salt    1    40   =B6*C6', 'tea     1   210   =B7*C7', 'total  =SUM(D2:D7)'],
  },
  'demo-hand-in-fish.svg': {
    table: '#8a5a4a',
    tilt: 2,
    lines: ['fish    2   350   700', 'rice    4    70   280', 'total            980', 'rice 5 more: 1000'],
  },
}

export const photoBytes = (name: string): Buffer => Buffer.from(drawPage(PAGES[name]!))

/** Returns the demo's photos, and everything else from the given storage. */
export function withHandIns(files: Files): Files {
  const isOwn = (name: string) => Object.hasOwn(PAGES, name)
  return {
    ...files,
    get: async (name) => (isOwn(name) ? photoBytes(name) : files.get(name)),
    read: async (name, range) =>
      isOwn(name) ? Readable.from([photoBytes(name).subarray(range.first, range.last + 1)]) : files.read(name, range),
    async remove(name) {
      if (!isOwn(name)) await files.remove(name)
    },
  }
}
