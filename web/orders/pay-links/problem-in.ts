/** The texts for problems come with the page, only in its language. */
export const problemIn = (words: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(words, code) ? words[code] : words.other) ?? ''
