import { m } from '../../paraglide/messages.js'

/** A B C D, or ক খ গ ঘ on a Bengali page. */
export const letters = (): string[] => m.quiz_letters().split(' ')
