// Terms and refund policy: read by anyone, written by administrators as new versions.
import type { z } from 'zod'
import type { policyBody } from '#contract/calls/orders/policies.ts'
import type { Policy } from '#contract/orders/policy-names.ts'
import { newId } from '../../../db/ids.ts'
import { policyVersions } from '../../../db/schema-policies.ts'
import { conflict } from '../../../http/errors.ts'
import type { Handlers } from '../../../http/handlers.ts'
import { recordAction, type Actor } from '../../../db/audit.ts'
import { differenceOf } from '../../../db/difference.ts'
import type { Deps } from '../../deps.ts'
import { texts } from '../../files/texts/texts.ts'
import { listVersions, readVersion, type PolicyRow } from './policy-rows.ts'

type PolicyCalls = Pick<
  Handlers,
  'GET /seller' | 'GET /policy/{policy}' | 'GET /policyText/{policy}' | 'PUT /policy/{policy}' | 'POST /policyPreview'
>

/** How the audit names the policies. */
const NAMES: Record<Policy, string> = { terms: 'Terms', refunds: 'Refund rules' }

export function policyCalls(deps: Deps): PolicyCalls {
  const { db, settings } = deps
  return {
    async 'GET /seller'() {
      const { summaryEn: en, summaryBn: bn } = await readVersion(db, 'refunds')
      return { ...settings.seller, email: settings.supportEmail, refunds: { en, bn } }
    },

    async 'GET /policy/{policy}'({ params: { policy }, query }) {
      const { version, since, ...shown } = await readVersion(db, policy, query.version)
      const versions = (await listVersions(db, policy)).map(({ version, since }) => ({ version, since }))
      return {
        policy,
        version,
        since: since.toISOString(),
        until: versions.find((other) => other.version === version + 1)?.since ?? null,
        summary: { en: shown.summaryEn, bn: shown.summaryBn },
        html: { en: await texts.lessonHtml(shown.textEn), bn: await texts.lessonHtml(shown.textBn) },
        versions,
      }
    },

    async 'GET /policyText/{policy}'({ params: { policy }, query }) {
      const row = await readVersion(db, policy, query.version)
      return { policy, revision: row.version, ...textsOf(row), versions: await listVersions(db, policy) }
    },

    async 'PUT /policy/{policy}'({ params: { policy }, body, caller }) {
      // A text that fails to render is refused before it takes effect.
      await Promise.all([texts.lessonHtml(body.textEn), texts.lessonHtml(body.textBn)])
      await saveVersion(deps, policy, body, caller)
      return { modifiedCount: 1 }
    },

    async 'POST /policyPreview'({ body }) {
      return { html: await texts.lessonHtml(body.text) }
    },
  }
}

type Texts = Omit<z.infer<typeof policyBody>, 'revision'>

const textsOf = ({ summaryEn, textEn, summaryBn, textBn }: Texts): Texts => ({ summaryEn, textEn, summaryBn, textBn })

/**
 * Writers queue for the content version, so that version numbers have no gaps and nobody overwrites changes they
 * haven't seen.
 */
async function saveVersion(
  { content, now }: Deps,
  policy: Policy,
  { revision, ...texts }: z.infer<typeof policyBody>,
  actor: Actor,
): Promise<void> {
  await content.write(async (tx) => {
    const before: PolicyRow = await readVersion(tx, policy)
    if (revision !== undefined && revision !== before.version) {
      throw conflict(
        'changed_meanwhile',
        'Someone else has changed this since you opened it. Check it before you save.',
      )
    }
    const difference = differenceOf(textsOf(before), texts)
    // Saving an unchanged text keeps the current version.
    if (!Object.keys(difference).length) return
    const version = before.version + 1
    const id = newId()
    await tx.insert(policyVersions).values({ id, policy, version, ...texts, since: now(), savedBy: actor.userId })
    await recordAction(tx, actor, now(), {
      what: 'change',
      kind: 'policy',
      itemId: id,
      name: `${NAMES[policy]} ${version}`,
      difference,
    })
  })
}
