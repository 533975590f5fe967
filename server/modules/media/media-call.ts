// Takes a picture, looks at what it is rather than what it is called, and keeps a copy of our own making.
import { UPLOAD_BYTES_MOST } from '#contract/constants.ts'
import { newId } from '../../db/ids.ts'
import { uploads } from '../../db/schema.ts'
import { invalid, tooLarge } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Deps } from '../deps.ts'
import { reencode } from './reencode.ts'

export function mediaCall({ db, files, limits, now, settings }: Deps): Pick<Handlers, 'POST /media'> {
  return {
    async 'POST /media'({ raw, caller }) {
      await limits.count('uploadUser', caller.userId)
      const image = (raw as FormData).get('image')
      if (!(image instanceof File)) throw invalid({ image: 'no_picture' })
      if (image.size > UPLOAD_BYTES_MOST) throw tooLarge('The picture is larger than 8 MB.')
      const picture = await reencode(new Uint8Array(await image.arrayBuffer()))
      if (!picture) throw invalid({ image: 'picture_type' })
      const name = `${newId()}.webp`
      // The file first: should the process end in between, a file without a row is found by nobody and harms nothing.
      await files.put(name, picture.bytes)
      await db.insert(uploads).values({ name, userId: caller.userId, createdAt: now() })
      return {
        success: true,
        status: 200,
        data: {
          id: name,
          url: `${settings.publicUrl}/media/${name}`,
          width: picture.width,
          height: picture.height,
          size: picture.bytes.length,
        },
      }
    },
  }
}
