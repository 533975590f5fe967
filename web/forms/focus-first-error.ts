/** Focuses the first invalid field, and opens the fold that contains it. */
export function focusFirstError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[data-wrong]')
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.querySelector<HTMLElement>('input, textarea')?.focus()
}
