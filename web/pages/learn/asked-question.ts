/** The question that the address leads to. */
export const askedQuestion = (hash: string) => /^#question=([\da-f-]+)$/.exec(hash)?.[1] ?? null
