// Nothing plays by itself, except the lesson that the learner asked for as the next one.
let isAskedFor = false

export function playWhenOpened(): void {
  isAskedFor = true
}

/** True once for each request. */
export function takeRequest(): boolean {
  const was = isAskedFor
  isAskedFor = false
  return was
}
