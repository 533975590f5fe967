// Form bodies with brackets, as the SDK and browsers send them: `metadata[orderId]=7` becomes { metadata: { orderId:
// '7' } }.
export type Params = { [name: string]: string | Params }

export function readForm(text: string): Params {
  const form: Params = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = name.replaceAll(']', '').split('[')
    const last = steps.pop()!
    let place = form
    for (const step of steps) {
      const inner = place[step]
      place = typeof inner === 'object' ? inner : (place[step] = Object.create(null) as Params)
    }
    place[last] = value
  }
  return form
}

export function textOf(params: Params, name: string): string {
  const value = params[name]
  return typeof value === 'string' ? value : ''
}

export function groupOf(params: Params, name: string): Params {
  const value = params[name]
  return typeof value === 'object' ? value : {}
}
