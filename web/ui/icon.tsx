import moreSprite from './icons.svg'
import siteSprite from './site-icons.svg'

/**
 * The icons used on every page and on the home page, in a separate file so that a first visit doesn't wait for all the
 * others.
 */
const SITE_ICONS = [
  'academic',
  'alert',
  'app-store',
  'arrow-left',
  'arrow-right',
  'bell',
  'books',
  'close',
  'contact',
  'done',
  'facebook',
  'google-play',
  'home',
  'instagram',
  'language',
  'linkedin',
  'loading',
  'menu',
  'pause',
  'play-circle',
  'play-small',
  'search',
  'skills',
  'star',
  'x',
  'youtube',
] as const

/** Every icon is a symbol in one of two sprite files, each of which the browser fetches once. */
export type IconName =
  | (typeof SITE_ICONS)[number]
  | 'add-blog'
  | 'add-book'
  | 'add-course'
  | 'add-instructor'
  | 'arrow-down'
  | 'arrow-up'
  | 'atom'
  | 'award'
  | 'back-10'
  | 'ban'
  | 'bengali'
  | 'bin'
  | 'blocks'
  | 'bolt'
  | 'book-letter'
  | 'bookmark'
  | 'calendar'
  | 'camera'
  | 'captions'
  | 'card'
  | 'chart'
  | 'check'
  | 'check-circle'
  | 'checklist'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'clipboard'
  | 'clock'
  | 'code'
  | 'collection'
  | 'copy'
  | 'door'
  | 'dots'
  | 'download'
  | 'eye'
  | 'eye-off'
  | 'faith'
  | 'flask'
  | 'folder'
  | 'forward-10'
  | 'gauge'
  | 'google'
  | 'grip'
  | 'headphones'
  | 'history'
  | 'image'
  | 'keyboard'
  | 'leaf'
  | 'list'
  | 'lock'
  | 'log-out'
  | 'map'
  | 'maximize'
  | 'message'
  | 'minus'
  | 'moon'
  | 'music'
  | 'notebook'
  | 'one-page'
  | 'order'
  | 'pencil'
  | 'person'
  | 'phone'
  | 'pin'
  | 'plus'
  | 'push-pin'
  | 'profile'
  | 'question'
  | 'review'
  | 'rotate'
  | 'send'
  | 'share'
  | 'shield'
  | 'side-panel'
  | 'sigma'
  | 'signal'
  | 'sliders'
  | 'text'
  | 'ticket'
  | 'two-pages'
  | 'undo'
  | 'upload'
  | 'users'
  | 'video'
  | 'mobile'
  | 'bank'
  | 'refresh'
  | 'tag'
  | 'zoom-in'
  | 'zoom-out'
  | 'mic'
  | 'mic-off'
  | 'video-off'
  | 'hand'
  | 'screen'
  | 'stop'
  | 'record'
  | 'hang-up'
  | 'speaker'
  | 'wifi-off'
  | 'cloud-off'
  | 'saved'
  | 'info'
  | 'retry'

const siteIcons: ReadonlySet<string> = new Set(SITE_ICONS)

export function Icon({ name, isFaint = false }: { name: IconName; isFaint?: boolean }) {
  return (
    <svg className={isFaint ? 'icon icon-faint' : 'icon'} aria-hidden="true">
      <use href={`${siteIcons.has(name) ? siteSprite : moreSprite}#${name}`} />
    </svg>
  )
}
