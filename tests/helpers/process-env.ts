const { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env

/** The part of our environment that a process under test gets; the last two only make it load faster. */
export const PROCESS_ENV = { PATH, HOME, NODE_COMPILE_CACHE, NODE_OPTIONS }
