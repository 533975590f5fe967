import type { MotifName } from './motifs.ts'
import type { Scheme } from './palette.ts'
import type { Patch, PatchPicture } from './quilt.ts'

type Place = readonly [column: number, row: number, columns: number, rows: number]

function patch(picture: PatchPicture, [column, row, columns, rows]: Place, hue: number, scheme: Scheme): Patch {
  return { picture, column, row, columns, rows, hue, scheme }
}

function motif(name: MotifName, choice: { variant?: number; seed?: number } = {}): PatchPicture {
  return { kind: 'motif', motif: name, ...choice }
}

/** Six by five squares. */
export const DESKTOP_QUILT: readonly Patch[] = [
  patch({ kind: 'letter', letter: 'অ' }, [0, 0, 2, 2], 84, 0),
  patch(motif('physics', { variant: 1 }), [2, 0, 1, 1], 232, 1),
  patch(motif('mathematics', { variant: 0 }), [3, 0, 2, 1], 163, 0),
  patch(motif('islamic', { variant: 0 }), [5, 0, 1, 1], 176, 1),
  patch(motif('chemistry', { variant: 1 }), [2, 1, 1, 1], 24, 2),
  patch(motif('kids'), [3, 1, 1, 1], 232, 2),
  patch({ kind: 'shapla', petals: 9 }, [4, 1, 2, 2], 345, 0),
  patch(motif('programming', { variant: 0, seed: 5 }), [0, 2, 1, 1], 300, 1),
  patch(motif('boat'), [1, 2, 2, 1], 205, 2),
  patch(motif('biology', { variant: 0 }), [3, 2, 1, 1], 150, 1),
  patch(motif('sun'), [0, 3, 1, 1], 28, 0),
  patch({ kind: 'numeral', number: 9 }, [1, 3, 1, 1], 163, 2),
  patch(motif('english', { variant: 2 }), [2, 3, 2, 2], 163, 1),
  patch(motif('entertaining', { seed: 3 }), [4, 3, 1, 1], 290, 0),
  patch(motif('finance'), [5, 3, 1, 1], 84, 2),
  patch(motif('stack'), [0, 4, 2, 1], 252, 0),
  patch(motif('physics', { variant: 0 }), [4, 4, 2, 1], 24, 1),
]

/** The same quilt without the open book, which leaves a two by two hole at column 2, row 3. */
export const NOT_FOUND_QUILT: readonly Patch[] = DESKTOP_QUILT.filter(({ column, row }) => column !== 2 || row !== 3)

/** Six by three squares: quilt(PHONE_QUILT, { rows: 3 }). */
export const PHONE_QUILT: readonly Patch[] = [
  patch({ kind: 'letter', letter: 'অ' }, [0, 0, 2, 2], 84, 0),
  patch(motif('mathematics', { variant: 0 }), [2, 0, 2, 1], 163, 0),
  patch({ kind: 'shapla', petals: 9 }, [4, 0, 2, 2], 345, 0),
  patch(motif('physics', { variant: 1 }), [2, 1, 1, 1], 232, 1),
  patch(motif('kids'), [3, 1, 1, 1], 232, 2),
  patch(motif('programming', { variant: 0, seed: 5 }), [0, 2, 1, 1], 300, 1),
  patch(motif('boat'), [1, 2, 2, 1], 205, 2),
  patch(motif('biology', { variant: 0 }), [3, 2, 1, 1], 150, 1),
  patch(motif('sun'), [4, 2, 1, 1], 28, 0),
  patch(motif('islamic', { variant: 0 }), [5, 2, 1, 1], 176, 1),
]
