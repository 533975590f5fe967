// The listed changes, by area.
import { access } from './access.ts'
import { calendar } from './calendar.ts'
import { csv } from './csv.ts'
import { catalogue } from './catalogue.ts'
import { certificates } from './certificates.ts'
import { coupons } from './coupons.ts'
import { courseFolder } from './course-folder.ts'
import { discussions } from './discussions.ts'
import { earnings } from './earnings.ts'
import { files } from './files.ts'
import { guardians } from './guardians.ts'
import { identity } from './identity.ts'
import { learning } from './learning.ts'
import { live } from './live.ts'
import { media } from './media.ts'
import type { Mutant } from './mutant.ts'
import { notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { overview } from './overview.ts'
import { localPayments } from './local-payments.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { policies } from './policies.ts'
import { quizzes } from './quizzes.ts'
import { ratings } from './ratings.ts'
import { reading } from './reading.ts'
import { refunds } from './refunds.ts'
import { reviews } from './reviews.ts'
import { rooms } from './rooms.ts'
import { search } from './search.ts'
import { tasks } from './tasks.ts'
import { teaching } from './teaching.ts'

export const AREAS: Record<string, Mutant[]> = {
  orders,
  overview,
  payments,
  localPayments,
  coupons,
  refunds,
  earnings,
  access,
  people,
  guardians,
  calendar,
  csv,
  catalogue,
  courseFolder,
  search,
  media,
  notifications,
  reviews,
  identity,
  learning,
  live,
  rooms,
  quizzes,
  certificates,
  discussions,
  ratings,
  policies,
  reading,
  files,
  tasks,
  teaching,
}
