import type { ListedTalk } from '#contract/classroom.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../paraglide/messages.js'
import { api } from '../../session/api.ts'
import { digits } from '../../ui/numbers.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { ActionButton } from '../table/action-button.tsx'
import { ItemName, Moment } from '../table/item-name.tsx'
import { Cell, HeadCell, Row } from '../table/table.tsx'

type TalkRowProps = { item: ListedTalk; onHide: () => void; onKept: () => void }

export function TalkRow({ item, onHide, onKept }: TalkRowProps) {
  const { _id: id, question, text, name, lesson, lessonTitle, course, reports, at } = item
  const by = { name, lesson: lessonTitle }
  return (
    <Row>
      <HeadCell>
        <ItemName name={text} note={reports ? m.talk_by_reported({ ...by, n: digits(reports) }) : m.talk_by(by)} />
      </HeadCell>
      <Cell>
        <Moment at={at} />
      </Cell>
      <Cell>
        <div className="talk-do">
          <PageLink
            className="button button-small"
            aria-label={m.talk_open_of({ text })}
            to={paths.learn(course, lesson, question)}
          >
            {m.talk_open()}
          </PageLink>
          {reports > 0 && (
            <ActionButton
              label={m.talk_keep()}
              name={m.talk_keep_of({ text })}
              done={m.talk_kept()}
              act={() => api('DELETE /talk/{id}/reports', { params: { id } })}
              onDone={onKept}
            />
          )}
          <button type="button" className="button button-small" aria-label={m.talk_hide_of({ text })} onClick={onHide}>
            {m.talk_hide()}
          </button>
        </div>
      </Cell>
    </Row>
  )
}
