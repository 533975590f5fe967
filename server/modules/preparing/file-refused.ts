// Thrown when trying again would not help: the administrator has to send another file.
import type { FileProblem } from '#contract/file-states.ts'

export class FileRefused extends Error {
  problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem)
    this.problem = problem
  }
}
