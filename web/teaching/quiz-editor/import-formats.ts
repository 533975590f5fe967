export const FORMATS = ['csv', 'gift'] as const
export type Format = (typeof FORMATS)[number]

/** Determined by the file's extension, or by whether the text starts with a table header. */
export function formatOf(text: string, name = ''): Format {
  if (/\.csv$/i.test(name)) return 'csv'
  if (/\.gift$/i.test(name)) return 'gift'
  const [header = ''] = text.trimStart().split('\n')
  return /(^|[,;"\s\ufeff])kind["\s]*[,;]/i.test(header) ? 'csv' : 'gift'
}

export const EXAMPLES: Record<Format, string> = {
  csv: `kind,text,choices,answer,explanation,tolerance,unit
one,Capital of Bangladesh?,Khulna|Dhaka|Sylhet,2,Dhaka is the capital.,,
many,Which are even?,2|3|4,1|3,,,
number,Half of 5?,,2.5,,0.1,kg
text,Which river is longest here?,,Padma|পদ্মা,,,
order,From small to large,1|10|100,,,,
match,Capitals,Nepal=Kathmandu|Japan=Tokyo,,,,`,
  gift: `Capital of Bangladesh? {
  ~Khulna
  =Dhaka
  ~Sylhet
  ####Dhaka is the capital.
}

Which are even? { ~%50%2 ~3 ~%50%4 }

Half of 5? {#2.5:0.1}

Which river is longest here? {=Padma =পদ্মা}

Match the capitals. {
  =Nepal -> Kathmandu
  =Japan -> Tokyo
}

Dhaka is on the Buriganga. {T}`,
}
