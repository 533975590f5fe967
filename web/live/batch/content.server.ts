import type { Api } from '#contract/client.ts'
import { paths } from '#contract/paths.ts'
import { productLines } from '../../buying/seller-words.ts'
import { personPicture } from '../../pictures/pictures.server.ts'
import { batchContent } from './batch-content.ts'

export async function load(api: Api, id: string) {
  const [batch, seller] = await Promise.all([api('GET /live/{id}', { params: { id } }), api('GET /seller')])
  const instructor = batch.instructor
    ? await api('GET /instructor/{id}', { params: { id: batch.instructor } }).catch(() => null)
    : null
  return batchContent(batch, {
    now: Date.now(),
    picture: personPicture(batch.tutor, instructor?.img ?? ''),
    page: instructor ? paths.teacher(instructor._id) : null,
    seller: productLines(seller),
  })
}
