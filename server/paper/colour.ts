/** Converts '#005f41' to the three fractions that a PDF uses. */
export function colourOf(hexadecimal: string): [number, number, number] {
  const share = (at: number) => +(Number.parseInt(hexadecimal.slice(at, at + 2), 16) / 255).toFixed(3)
  return [share(1), share(3), share(5)]
}
