// Takes an uploaded picture, checks its bytes rather than its name, and stores a re-encoded copy.
import { newId } from '../../../db/ids.ts'
import { uploads } from '../../../db/schema.ts'
import { invalid } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import type { Deps } from '../../deps.ts'
import { reencode } from './reencode.ts'

export function mediaCall({ db, files, now, settings }: Deps): Pick<Handlers, 'POST /media'> {
  return {
    async 'POST /media'({ raw, caller }) {
      const file = raw as Uint8Array | null
      if (!file) throw invalid({ image: 'no_picture' })
      const picture = await reencode(file)
      if (!picture) throw invalid({ image: 'picture_type' })
      const name = `${newId()}.webp`
      // The file is stored first. If the process dies in between, a file without a row is never served and does no
      // harm.
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
