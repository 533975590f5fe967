// Thrown when a retry would not help: the administrator has to upload another file.
import type { FileProblem } from '#contract/file-states.ts'

export class FileRefused extends Error {
  problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}
