// What learners will get of a file, on this machine's disk, before it is stored.

export type Variant = {
  variant: string
  type: string
  path: string
  extension: string
  bytes: number
  width?: number
  height?: number
}

export type Prepared = { seconds: number; variants: Variant[] }
