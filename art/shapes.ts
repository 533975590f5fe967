// The SVG elements from which all art is made. One decimal is precise enough and keeps a cover under a kilobyte.

export function rounded(value: number): number {
  return +value.toFixed(1)
}

/** A template tag for paths and transforms, which rounds every number put into it. */
export function geo(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? ''
    return text + (typeof value === 'number' ? rounded(value) : value) + part
  })
}

/** `attributes` starts with a space. They aren't escaped, so pass constants only, never data. */
export function circle(x: number, y: number, radius: number, fill: string, attributes = ''): string {
  return geo`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${attributes}/>`
}

/** An unfilled circle. */
export function hoop(x: number, y: number, radius: number, stroke: string, width: number): string {
  return geo`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  corner = 0,
  attributes = '',
): string {
  const rx = corner ? geo` rx="${corner}"` : ''
  return geo`<rect x="${x}" y="${y}" width="${width}" height="${height}"${rx} fill="${fill}"${attributes}/>`
}

export function shape(path: string, fill: string, attributes = ''): string {
  return `<path d="${path}" fill="${fill}"${attributes}/>`
}

export function line(path: string, stroke: string, width: number, attributes = ''): string {
  return geo`<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${attributes}/>`
}

/** The kantha running stitch. */
export function stitch(path: string, colour: string, width = 1.5, attributes = ''): string {
  return line(path, colour, width, ` stroke-dasharray="5 5.5"${attributes}`)
}

export function group(transform: string, body: string): string {
  return `<g transform="${transform}">${body}</g>`
}

/** A clipped area with its own coordinates. A nested svg needs no clipPath, hence no id. */
export function pane(x: number, y: number, width: number, height: number, body: string): string {
  const frame = geo`x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg ${frame} overflow="hidden">${body}</svg>`
}

export function ringPath(x: number, y: number, radius: number): string {
  return geo`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
}

/** A petal whose base is at 0,0. */
export function petalPath(length: number, width: number): string {
  const [low, high] = [-length * 0.3, -length * 0.72]
  return geo`M0 0C${width} ${low} ${width} ${high} 0 ${-length}C${-width} ${high} ${-width} ${low} 0 0Z`
}

export function petal(length: number, width: number, fill: string, x: number, y: number, turn: number): string {
  return shape(petalPath(length, width), fill, geo` transform="translate(${x} ${y}) rotate(${turn})"`)
}

export interface Rosette {
  x: number
  y: number
  length: number
  width: number
  petals: number
  fill: string
  otherFill: string
  turn: number
}

export function rosette({ x, y, length, width, petals, fill, otherFill, turn }: Rosette): string {
  let flower = ''
  for (let i = 0; i < petals; i++)
    flower += petal(length, width, i % 2 ? otherFill : fill, x, y, turn + (i * 360) / petals)
  return flower
}

function polygonPath(corners: number, corner: (index: number) => readonly [number, number]): string {
  let path = ''
  for (let i = 0; i < corners; i++) {
    const [x, y] = corner(i)
    path += geo`${i ? 'L' : 'M'}${x} ${y}`
  }
  return path + 'Z'
}

/** The eight-pointed star of tilework. */
export function star(x: number, y: number, radius: number, fill: string): string {
  const corner = (index: number) => {
    const reach = index % 2 ? radius * 0.765 : radius
    const angle = (Math.PI * index) / 8
    return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)] as const
  }
  return shape(polygonPath(16, corner), fill)
}

export function hexagonPath(x: number, y: number, radius: number): string {
  return polygonPath(6, (index) => {
    const angle = (Math.PI / 3) * index + Math.PI / 6
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}
