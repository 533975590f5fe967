// The class a learner looked at last, so that home can offer it first.

const LAST_CLASS = 'lastClass'

export function rememberClass(number: number): void {
  try {
    localStorage.setItem(LAST_CLASS, String(number))
  } catch {
    // A browser that keeps nothing has nothing to offer first.
  }
}
