// Nothing plays automatically, except for the lesson that the learner requested as the next one.
let isAskedFor = false

export function playWhenOpened(): void {
  isAskedFor = true
}

/** Returns true once for each request. */
export function takeRequest(): boolean {
  const wasAskedFor = isAskedFor
  isAskedFor = false
  return wasAskedFor
}
