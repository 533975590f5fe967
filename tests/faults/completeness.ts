// Summarises whether a demo is complete: the number of items, and that both accounts can sign in.
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import { signIn } from '../helpers/product-process.ts'
import { signInAdmin } from '../helpers/office/writers.ts'

const LISTS = ['books', 'blogs', 'addreview', 'courses/classNine', 'courses/classOne', 'instructors/Physics', 'user']

export async function summarise(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${await signInAdmin(url)}` }
  const totals = await Promise.all(
    LISTS.map(async (list) => {
      const answer = await fetch(`${url}/api/${list}?limit=1`, { headers })
      return `${list}: ${answer.status} ${answer.headers.get('x-total-count')}`
    }),
  )
  for (const { email, password } of DEMO_ACCOUNTS) await signIn(url, email, password)
  const ready = await fetch(`${url}/api/ready`)
  return [...totals, `ready: ${ready.status}`].join(', ')
}
