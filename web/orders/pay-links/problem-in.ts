/** The words of a problem; they come with the page, in its language alone. */
export const problemIn = (words: Readonly<Record<string, string>>, code: string): string =>
  (Object.hasOwn(words, code) ? words[code] : words.other) ?? ''
