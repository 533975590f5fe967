import { useCallback, useState } from 'react'
import type { CertificateRecord } from '#contract/calls/learning/classroom.ts'
import { groupedCode } from '#contract/learning/certificates.ts'
import { paths } from '#contract/paths.ts'
import { CERTIFICATE_STATES, type CertificateState } from '#contract/record-states.ts'
import { m } from '../../../paraglide/messages.js'
import { pageMeta } from '../../../seo/page-meta.ts'
import { api } from '../../../session/api.ts'
import { useWork } from '../../../session/use-work.ts'
import type { Guarded } from '../../../layout/guards.tsx'
import { day } from '../../../ui/numbers.ts'
import { toast } from '../../../ui/toast.tsx'
import { ItemName } from '../../../table/item-name.tsx'
import { TablePage } from '../../../table/table-page.tsx'
import { Cell, HeadCell, Row } from '../../../table/table.tsx'
import { useList, type FetchPage } from '../../../table/use-list.ts'
import { useView } from '../../../table/use-view.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import type { Route } from './+types/certificates'

type FoundCertificate = CertificateRecord & { _id: string }

export const handle = { guard: 'admin', asks: ['GET /certificateRecords?limit=50&q='] } satisfies Guarded

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: m.certificate_admin_title(), isHidden: true })

const CHOICES = { state: CERTIFICATE_STATES }
const LABELS: Record<CertificateState, () => string> = {
  shared: m.certificate_admin_shared,
  private: m.certificate_admin_hidden,
  withdrawn: m.certificate_admin_withdrawn_state,
}

export default function Certificates() {
  const { query, isFiltered } = useView(CHOICES)
  const list = useList(
    useCallback<FetchPage<FoundCertificate>>(
      async (page) => {
        const { items, ...found } = await api.page('GET /certificateRecords', { query: { ...page, ...query } })
        return { ...found, items: items.map((record) => ({ ...record, _id: record.code })) }
      },
      [query],
    ),
  )
  const [withdrawn, setWithdrawn] = useState<FoundCertificate | null>(null)
  const { run } = useWork()
  const restore = (code: string) =>
    run(async () => {
      await api('PUT /certificate/{code}/restore', { params: { code } })
      toast(m.certificate_admin_restored())
      list.reload()
    })
  return (
    <>
      <TablePage
        title={m.certificate_admin_title()}
        list={list}
        tools={{
          search: m.certificate_admin_find(),
          filters: [{ name: 'state', label: m.certificate_admin_state(), all: m.tables_all_states(), choices: LABELS }],
          days: m.certificate_issued_on(),
        }}
        isFiltered={isFiltered}
        columns={[
          { label: m.certificate_title() },
          { label: m.certificate_issued_on(), size: 'medium' },
          { label: m.certificate_admin_state(), size: 'medium' },
          { label: m.certificate_admin_withdraw(), size: 'small', kind: 'buttons' },
        ]}
        empty={{ title: m.certificate_admin_empty(), text: m.certificate_admin_empty_text() }}
      >
        {list.shown?.items.map((record) => (
          <CertificateRow
            key={record.code}
            record={record}
            onWithdraw={() => setWithdrawn(record)}
            onRestore={() => void restore(record.code)}
          />
        ))}
      </TablePage>
      <WithdrawDialog record={withdrawn} onClose={() => setWithdrawn(null)} onWithdrawn={list.reload} />
    </>
  )
}

type CertificateRowProps = { record: FoundCertificate; onWithdraw: () => void; onRestore: () => void }

function CertificateRow({ record, onWithdraw, onRestore }: CertificateRowProps) {
  const { code, name, email, title, issuedAt, isShared, revokedAt, revokeReason } = record
  return (
    <Row>
      <HeadCell>
        <ItemName name={title} note={`${name} · ${email} · ${groupedCode(code)}`} />
      </HeadCell>
      <Cell>{day(issuedAt)}</Cell>
      <Cell>
        {revokedAt ? (
          <ItemName name={m.certificate_admin_withdrawn({ day: day(revokedAt) })} note={revokeReason ?? ''} />
        ) : isShared ? (
          <a className="link" href={paths.certificate(code)}>
            {m.certificate_admin_shared()}
          </a>
        ) : (
          <span className="badge">{m.certificate_admin_hidden()}</span>
        )}
      </Cell>
      <Cell>
        <button
          type="button"
          className="button button-small"
          aria-label={revokedAt ? m.certificate_admin_restore_of({ name }) : m.certificate_admin_withdraw_of({ name })}
          onClick={revokedAt ? onRestore : onWithdraw}
        >
          {revokedAt ? m.certificate_admin_restore() : m.certificate_admin_withdraw()}
        </button>
      </Cell>
    </Row>
  )
}
