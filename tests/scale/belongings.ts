// Personal data across processes: a picture stored by one is served by all, and a notification read at one is read at all.
import { noisyJpeg } from '../helpers/files/odd-pictures.ts'
import { as, register } from '../helpers/people/sign-in.ts'
import type { Report } from '../helpers/report.ts'
import { everywhere, type Cluster } from './cluster.ts'

export async function belongings(cluster: Cluster, report: Report): Promise<void> {
  const { each } = cluster
  const person = as(await register(cluster))
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(await noisyJpeg())], { type: 'image/jpeg' }), 'me.jpg')
  const stored = await each[0]!.call('POST /api/media', { as: person, rawBody: form })
  const path = `/media/${stored.json?.data?.id}`
  const saved = await each.at(-1)!.call(`PUT /api/users/${person.email}`, {
    as: person,
    body: { photoURL: stored.json?.data?.url },
  })
  const sizes = await Promise.all(
    each.map(async ({ url }) => {
      const response = await fetch(url + path)
      return response.ok ? (await response.arrayBuffer()).byteLength : response.status
    }),
  )
  const size = stored.json?.data?.size
  report('a picture stored by one process is kept by another and served by all', [
    ...(saved.status === 200 ? [] : [`saving: ${saved.status} ${saved.text}`]),
    ...sizes.flatMap((bytes, place) => (bytes === size ? [] : [`process ${place + 1}: ${bytes}, not ${size} bytes`])),
  ])

  for (const list of ['ccis', 'bookN']) {
    const before = (await cluster.call(`GET /api/${list}`, { as: person })).json
    const [item] = before.unreadData
    const mark = list === 'ccis' ? 'cci' : list
    await each[0]!.call(`PUT /api/${mark}/${item._id}`, { as: person })
    report(
      `an item of ${list} read at one process is read at all`,
      await everywhere(
        cluster,
        'unread',
        (site) => site.call(`GET /api/${list}`, { as: person }),
        ({ json }) => json.unreadCount === before.unreadCount - 1 && !JSON.stringify(json).includes(item._id),
      ),
    )
  }
}
