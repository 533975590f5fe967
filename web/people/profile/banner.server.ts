// The quilt at the top of the page. It is the same for everyone, so it is drawn once when the server starts.
import { quilt, type Patch } from '#art/quilt.ts'

const SQUARE = 120
const HEIGHT = 168
const rows = HEIGHT / SQUARE

const PATCHES: Patch[] = [
  { picture: { kind: 'motif', motif: 'mathematics', variant: 0 }, column: 0, columns: 2, hue: 163, scheme: 0 },
  { picture: { kind: 'motif', motif: 'islamic', variant: 0 }, column: 2, columns: 1, hue: 176, scheme: 1 },
  { picture: { kind: 'motif', motif: 'boat' }, column: 3, columns: 2, hue: 205, scheme: 2 },
  { picture: { kind: 'motif', motif: 'biology', variant: 0 }, column: 5, columns: 1, hue: 150, scheme: 1 },
  { picture: { kind: 'shapla', petals: 9 }, column: 6, columns: 2, hue: 345, scheme: 0 },
].map((patch) => ({ ...patch, row: 0, rows }) as Patch)

export const banner = quilt(PATCHES, { columns: 8, rows, unit: SQUARE, fills: true })
