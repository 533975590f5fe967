// Combining marks (M) belong to words. Otherwise, every Bengali vowel sign would end a word.
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu
const plainPiece = /^[a-z0-9]+$/
// Accents of Latin letters, plus the two joiners that Bengali keyboards put within a word or leave out.
const ignoredMarks = /[\u0300-\u036f\u200c\u200d]/g
const bengaliDigits = /[\u09e6-\u09ef]/g

/** The pieces between the spaces of a folded text. */
export function piecesOf(foldedText: string): string[] {
  return foldedText === '' ? [] : foldedText.split(' ')
}

/** The words that suggestions compare, from one piece of a folded text: 'café-ক্লাস(৯)' gives cafe, ক্লাস and 9. */
export function wordsOf(piece: string): string[] {
  if (plainPiece.test(piece)) return [piece]
  const bare = piece.normalize('NFKD').replace(ignoredMarks, '').normalize('NFC').toLowerCase()
  return bare.replace(bengaliDigits, (digit) => String(digit.charCodeAt(0) - 0x09e6)).match(wordPattern) ?? []
}
