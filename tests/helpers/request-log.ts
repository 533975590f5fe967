/** Where the product under browser tests writes down its requests: beside its data folder, which is its own. */
export const REQUEST_LOG = `${process.env.PORUA_TEST_DATA ?? '.data/browser-tests'}.requests`
