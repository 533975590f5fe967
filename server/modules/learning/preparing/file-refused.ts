// Thrown when a retry wouldn't help, because someone has to upload another file.
import type { StoredProblem } from '#contract/files/file-states.ts'

export class FileRefused extends Error {
  problem: StoredProblem

  constructor(problem: StoredProblem) {
    super(problem)
    this.problem = problem
  }
}
