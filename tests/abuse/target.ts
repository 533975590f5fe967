// The running product on its own data folder, with both demo accounts signed in.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_ACCOUNTS } from '#demo/content/accounts.ts'
import type { FuzzTarget } from '../helpers/fuzz/requests.ts'
import { signIn, startProduct } from '../helpers/product-process.ts'

export type OpenTarget = FuzzTarget & { pid: number; output(): string; close(): Promise<void> }

export async function openTarget(): Promise<OpenTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'porua-abuse-'))
  const { url, child, output, end } = await startProduct({ DATA_DIR: folder, PORUA_MODE: 'demo' })
  const tokenOf = (role: string) => {
    const { email, password } = DEMO_ACCOUNTS.find((account) => account.role === role)!
    return signIn(url, email, password)
  }
  const first = async (path: string) => {
    const list = (await (await fetch(`${url}/api/${path}?limit=1`)).json()) as { _id: string }[]
    return list[0]!._id
  }
  return {
    url,
    pid: child.pid!,
    output,
    user: await tokenOf('user'),
    admin: await tokenOf('admin'),
    email: DEMO_ACCOUNTS.find(({ role }) => role === 'user')!.email,
    ids: {
      blog: await first('blogs'),
      book: await first('books'),
      course: await first('courses/classNine'),
      instructor: await first('instructors/Physics'),
    },
    async close() {
      await end('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
