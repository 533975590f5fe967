const EVERY = 8

/** Of many alike things `npm test` tries every eighth; `npm run test:long` sets PORUA_TEST_LONG and tries all. */
export const sampleOf = <Item>(all: Item[]): Item[] =>
  process.env.PORUA_TEST_LONG ? all : all.filter((_, index) => index % EVERY === 0)

/** Of many random rounds `npm test` plays a quarter. */
export const roundsOf = (all: number): number => (process.env.PORUA_TEST_LONG ? all : Math.ceil(all / 4))
