// The geometry of an SVG drawing: lengths, transforms, and the coordinates of nested svg elements.

export type Matrix = [number, number, number, number, number, number]
export type Size = { width: number; height: number }
export type Attribute = (name: string) => string | undefined

/** A number, or a percentage of the total. */
export function lengthOf(value: string | undefined, whole: number): number {
  if (!value) return 0
  return value.endsWith('%') ? (Number.parseFloat(value) / 100) * whole : Number(value)
}

/** One matrix for each function in the list, to be applied one after the other. */
export function matricesOf(transform: string | undefined): Matrix[] {
  return Array.from((transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)).flatMap(([, name, list]): Matrix[] => {
    const [first = 0, second, third = 0] = list!.split(/[ ,]+/).map(Number)
    if (name === 'translate') return [[1, 0, 0, 1, first, second ?? 0]]
    if (name === 'scale') return [[first, 0, 0, second ?? first, 0, 0]]
    const angle = (first * Math.PI) / 180
    const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
    return second === undefined ? [turn] : [[1, 0, 0, 1, second, third], turn, [1, 0, 0, 1, -second, -third]]
  })
}

type Viewport = Size & { x: number; y: number; clip: Size; matrix: Matrix }

/**
 * Its position in the parent, its clip, and the transform to its own coordinates, whose size is `width` by `height`.
 */
export function viewportOf(attribute: Attribute, parent: Size): Viewport {
  const box = attribute('viewBox')?.split(' ').map(Number)
  const clip = {
    width: lengthOf(attribute('width') ?? '100%', parent.width) || (box?.[2] ?? 0),
    height: lengthOf(attribute('height') ?? '100%', parent.height) || (box?.[3] ?? 0),
  }
  const place = { x: lengthOf(attribute('x'), parent.width), y: lengthOf(attribute('y'), parent.height), clip }
  if (!box) return { ...place, ...clip, matrix: [1, 0, 0, 1, 0, 0] }
  const [left = 0, top = 0, width = 1, height = 1] = box
  const ratios = [clip.width / width, clip.height / height]
  const isSliced = attribute('preserveAspectRatio')?.endsWith('slice')
  const scale = isSliced ? Math.max(...ratios) : Math.min(...ratios)
  const x = (clip.width - width * scale) / 2 - left * scale
  const y = (clip.height - height * scale) / 2 - top * scale
  return { ...place, width, height, matrix: [scale, 0, 0, scale, x, y] }
}
