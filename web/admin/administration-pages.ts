// The pages for administrators, in addition to the owner's entries of the account menu.
import { paths } from '#contract/paths.ts'
import { m } from '../paraglide/messages.js'
import { api } from '../session/api.ts'

export type AdministrationPage = {
  to: string
  label: () => string
  /** The number of items awaiting an administrator. */
  waiting?: () => Promise<number>
}

const ONE = { limit: 1 }

const newMessages = () => totalOf(api.page('GET /contactMessages', { query: { ...ONE, state: 'new' } }))

const waitingDiscussion = async () => {
  const [reported, unanswered] = await Promise.all([
    totalOf(api.page('GET /talk', { query: { ...ONE, state: 'reported' } })),
    totalOf(api.page('GET /talk', { query: { ...ONE, state: 'unanswered' } })),
  ])
  return reported + unanswered
}

export const GROUPS: { label: () => string; pages: AdministrationPage[] }[] = [
  {
    label: m.administration_sell,
    pages: [
      { to: paths.adminOrders, label: m.tables_orders },
      { to: paths.adminRefunds, label: m.tables_refunds },
      { to: paths.adminPolicies, label: m.policies_tab },
    ],
  },
  {
    label: m.administration_teach,
    pages: [
      { to: paths.adminQuestions, label: m.tables_questions, waiting: waitingDiscussion },
      { to: paths.adminRatings, label: m.tables_ratings },
      { to: paths.adminCertificates, label: m.certificate_admin_title },
      { to: paths.adminFiles, label: m.files_title },
    ],
  },
  {
    label: m.administration_people,
    pages: [
      { to: paths.users, label: m.users_title },
      { to: paths.adminMessages, label: m.tables_messages, waiting: newMessages },
    ],
  },
  {
    label: m.administration_system,
    pages: [
      { to: paths.adminBin, label: m.tables_bin },
      { to: paths.adminAudit, label: m.tables_audit },
    ],
  },
]

async function totalOf(page: Promise<{ total: number }>): Promise<number> {
  return (await page).total
}
