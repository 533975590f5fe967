// Files waiting to be sent, in the browser's database, because local storage is too small for them.
import { WAITING_FILES } from '../../ui/use-draft.ts'

const STORE = 'bytes'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(WAITING_FILES, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no files.')))
  })
}

async function ask<Answer>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Answer>) {
  const database = await open()
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(request.result))
      const fail = () => reject(transaction.error ?? new Error('The browser could not keep the file.'))
      transaction.addEventListener('error', fail)
      transaction.addEventListener('abort', fail)
    })
  } finally {
    database.close()
  }
}

/** Used if the browser stores nothing. Lost with the page. */
const memory = new Map<string, Blob>()

/** Returns whether the bytes outlive the page. */
export async function keepBytes(id: string, bytes: Blob): Promise<boolean> {
  try {
    await ask('readwrite', (store) => store.put(bytes, id))
    return true
  } catch {
    memory.set(id, bytes)
    return false
  }
}

export async function keptBytes(id: string): Promise<Blob | null> {
  const known = memory.get(id)
  if (known) return known
  const found: unknown = await ask('readonly', (store) => store.get(id) as IDBRequest<unknown>).catch(() => null)
  return found instanceof Blob ? found : null
}

export async function forgetBytes(id: string): Promise<void> {
  memory.delete(id)
  await ask('readwrite', (store) => store.delete(id)).catch(() => {})
}
