// The URL of a generated cover contains everything needed to draw it except the record's title. So a page can draw it
// inline from the record's `img`, and the server can serve the same image as a file.

export type CoverAddress =
  | { kind: 'course'; id: string }
  | { kind: 'blog'; id: string }
  | { kind: 'book'; hue: string; id: string }
  | { kind: 'portrait'; style: string; hue: string; id: string }
  | { kind: 'avatar'; hue: string; name: string }
  | { kind: 'class'; number: string }
  | { kind: 'motif'; motif: string; hue: string; shape: string }
  | { kind: 'quilt'; shape: string }

const START = '/covers/'
const END = '.svg'

export function coverAddress(cover: CoverAddress): string {
  return `${START}${partsOf(cover).map(encodeURIComponent).join('/')}${END}`
}

/** The drawing that an `img` refers to, or null for any other image. */
export function parseCoverAddress(img: string): CoverAddress | null {
  if (!img.startsWith(START) || !img.endsWith(END)) return null
  const parts = decoded(img.slice(START.length, -END.length).split('/'))
  if (!parts) return null
  const [kind, first, second, third] = parts
  if (!first) return null
  switch (`${kind} ${parts.length}`) {
    case 'course 2':
      return { kind: 'course', id: first }
    case 'blog 2':
      return { kind: 'blog', id: first }
    case 'book 3':
      return { kind: 'book', hue: first, id: second! }
    case 'avatar 3':
      return { kind: 'avatar', hue: first, name: second! }
    case 'portrait 4':
      return { kind: 'portrait', style: first, hue: second!, id: third! }
    case 'class 2':
      return { kind: 'class', number: first }
    case 'motif 4':
      return { kind: 'motif', motif: first, hue: second!, shape: third! }
    case 'quilt 2':
      return { kind: 'quilt', shape: first }
    default:
      return null
  }
}

function partsOf(cover: CoverAddress): string[] {
  switch (cover.kind) {
    case 'course':
    case 'blog':
      return [cover.kind, cover.id]
    case 'book':
      return [cover.kind, cover.hue, cover.id]
    case 'avatar':
      return [cover.kind, cover.hue, cover.name]
    case 'portrait':
      return [cover.kind, cover.style, cover.hue, cover.id]
    case 'class':
      return [cover.kind, cover.number]
    case 'motif':
      return [cover.kind, cover.motif, cover.hue, cover.shape]
    case 'quilt':
      return [cover.kind, cover.shape]
  }
}

function decoded(parts: string[]): string[] | null {
  try {
    return parts.map(decodeURIComponent)
  } catch {
    return null
  }
}
