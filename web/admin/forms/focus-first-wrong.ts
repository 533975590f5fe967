/** Leads to the first field that is marked wrong, unfolding what it may be in. */
export function focusFirstWrong(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[data-wrong]')
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.querySelector<HTMLElement>('input, textarea')?.focus()
}
