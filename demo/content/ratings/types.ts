/** A rating's stars and its text. */
export type DemoQuote = [stars: 1 | 2 | 3 | 4 | 5, text: string]

/** By title: how many gave one to five stars, and what some of them wrote, oldest first. */
export type DemoRatings = Record<string, { stars: [number, number, number, number, number]; quotes: DemoQuote[] }>
