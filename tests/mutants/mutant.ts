/** A one-line change that breaks a rule, and the server tests that must fail because of it. */
export type Mutant = {
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /** File names in tests/server without `.test.ts`, the likeliest to fail first. */
  tests: string[]
  /** What goes wrong, in one line. */
  breaks: string
}
