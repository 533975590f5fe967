export const ICONS = {
  name: 'person',
  email: 'contact',
  education: 'academic',
  location: 'pin',
  phone: 'phone',
  edit: 'pencil',
  done: 'done',
  shield: 'shield',
  lock: 'lock',
  copy: 'copy',
  download: 'download',
  bin: 'bin',
} as const
