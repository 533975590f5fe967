export const FORMATS = ['csv', 'gift'] as const
export type Format = (typeof FORMATS)[number]

/** By the end of the file's name, or by whether the text begins with the header of a table. */
export function formatOf(text: string, name = ''): Format {
  if (/\.csv$/i.test(name)) return 'csv'
  if (/\.gift$/i.test(name)) return 'gift'
  const [header = ''] = text.trimStart().split('\n')
  return /(^|[,;"\s\ufeff])kind["\s]*[,;]/i.test(header) ? 'csv' : 'gift'
}
