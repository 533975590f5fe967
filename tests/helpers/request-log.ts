/** Where the product under browser tests logs its requests: beside its data folder, which belongs to the product. */
export const REQUEST_LOG = `${process.env.PORUA_TEST_DATA ?? '.data/browser-tests'}.requests`
