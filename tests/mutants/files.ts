import type { Mutant } from './mutant.ts'

export const files: Mutant[] = [
  {
    file: 'server/modules/files/uploads/store-part.ts',
    find: 'if (offset + length > file.bytes) throw tooLarge(`The file was announced with ${file.bytes} bytes.`)',
    replace: '',
    tests: ['uploads', 'files'],
    breaks: 'an upload may be larger than announced',
  },
  {
    file: 'server/modules/files/uploads/store-part.ts',
    find: 'file.arrived !== offset || ',
    replace: '',
    tests: ['uploads', 'files'],
    breaks: 'a part is stored wherever the sender says',
  },
  {
    file: 'server/modules/files/uploads/store-part.ts',
    find: '      await keep(tx, [name])\n',
    replace: '',
    tests: ['uploads', 'files'],
    breaks: 'the sweep deletes parts of uploads',
  },
  {
    file: 'server/modules/files/uploads/remove-file.ts',
    find: "if (names) throw conflict('in_use', `Still used by: ${names}.`, { uses: names })",
    replace: '',
    tests: ['files', 'uploads', 'curriculum'],
    breaks: 'a file is deleted while a lesson plays it',
  },
  {
    file: 'server/modules/files/uploads/give-up-uploads.ts',
    find: 'if (!uses.length) return deleteFile',
    replace: 'return deleteFile',
    tests: ['uploads', 'files'],
    breaks: 'a lesson loses its file without a word when its upload is given up',
  },
  {
    file: 'server/modules/files/uploads/grants.ts',
    find: '|| until <= now()) return null',
    replace: ') return null',
    tests: ['lessons', 'files'],
    breaks: 'an address never expires',
  },
  {
    file: 'server/modules/files/uploads/grants.ts',
    find: '!isEqual(signature, sign(',
    replace: "!isEqual(sign([seconds, scope, fileId, itemId, userId].join('.')), sign(",
    tests: ['lessons', 'files'],
    breaks: 'addresses of paid files can be made up',
  },
  {
    file: 'server/modules/learning/preparing/take-as-is.ts',
    find: "if (seconds > MAX_VIDEO_SECONDS) throw new FileRefused('too_long')",
    replace: '',
    tests: ['files', 'uploads', 'book-files'],
    breaks: 'a recording of any length is accepted',
  },
  {
    file: 'server/modules/learning/preparing/take-as-is.ts',
    find: "if (mp4.picture) throw new FileRefused('not_audio')",
    replace: '',
    tests: ['files', 'uploads'],
    breaks: 'a video is accepted as a recording',
  },
  {
    file: 'server/modules/learning/preparing/prepare-file.ts',
    find: 'if (failures >= MAX_FAILURES)',
    replace: 'if (failures > MAX_FAILURES)',
    tests: ['files', 'uploads'],
    breaks: 'a file that cannot be prepared is tried once more',
  },
]
