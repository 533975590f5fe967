const EVERY = 8

/** `npm test` tries every eighth of many similar things; `npm run test:long` sets PORUA_TEST_LONG and tries all. */
export const sampleOf = <Item>(all: Item[]): Item[] =>
  process.env.PORUA_TEST_LONG ? all : all.filter((_, index) => index % EVERY === 0)

/** `npm test` plays a quarter of many random rounds. */
export const roundsOf = (all: number): number => (process.env.PORUA_TEST_LONG ? all : Math.ceil(all / 4))
