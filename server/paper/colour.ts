/** '#005f41' as the three shares that a PDF writes. */
export function colourOf(hexadecimal: string): [number, number, number] {
  const share = (at: number) => +(Number.parseInt(hexadecimal.slice(at, at + 2), 16) / 255).toFixed(3)
  return [share(1), share(3), share(5)]
}
