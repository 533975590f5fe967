/** A page of an exercise book on a table, like a photo taken with a phone. */
export function drawPage({ lines, table, tilt }: { lines: string[]; table: string; tilt: number }): string {
  const rules = Array.from({ length: 20 }, (_, index) => {
    const y = 150 + index * 50
    return `<path d="M58 ${y}h780" stroke="#b9cfe6" stroke-width="2"/>`
  })
  const words = lines.map((line, index) => {
    const y = 140 + index * 100
    return `<text x="176" y="${y}" font-size="44">${escaped(line)}</text>`
  })
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200">',
    `<rect width="900" height="1200" fill="${table}"/><g transform="rotate(${tilt} 450 600)">`,
    '<path d="M70 66h776v1110H70z" opacity=".2"/><path d="M58 44h780v1112H58z" fill="#fbfaf2"/>',
    ...rules,
    '<path d="M150 44v1112" stroke="#eaa6a6" stroke-width="2.5"/>',
    '<g fill="#1f3f8f" font-family="Segoe Print, Comic Sans MS, cursive">',
    ...words,
    '</g></g></svg>',
  ].join('')
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
