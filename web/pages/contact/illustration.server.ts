// The picture beside the form: four by four squares from the middle of the hero's quilt, drawn once. Narrow screens
// show only its upper half.
import { DESKTOP_QUILT } from '#art/quilt-layouts.ts'
import { quilt } from '#art/quilt.ts'

const LEFT = 2
const TOP = 1

const patches = DESKTOP_QUILT.filter(
  ({ column, row, columns, rows }) => column + columns > LEFT && row + rows > TOP,
).map((patch) => ({ ...patch, column: patch.column - LEFT, row: patch.row - TOP }))

export const illustration = quilt(patches, { columns: 4, rows: 4 }).replace(
  '<svg',
  '<svg preserveAspectRatio="xMidYMin slice"',
)
