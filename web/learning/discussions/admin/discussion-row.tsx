import type { ListedDiscussion } from '#contract/calls/learning/classroom.ts'
import { paths } from '#contract/paths.ts'
import { m } from '../../../paraglide/messages.js'
import { api } from '../../../session/api.ts'
import { digits } from '../../../ui/numbers.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { ActionButton } from '../../../table/action-button.tsx'
import { ItemName, Moment } from '../../../table/item-name.tsx'
import { Cell, HeadCell, Row } from '../../../table/table.tsx'

type DiscussionRowProps = { item: ListedDiscussion; onHide: () => void; onKept: () => void }

export function DiscussionRow({ item, onHide, onKept }: DiscussionRowProps) {
  const { _id: id, question, text, name, lesson, lessonTitle, course, reports, at } = item
  const by = { name, lesson: lessonTitle }
  return (
    <Row>
      <HeadCell>
        <div className="discussion-text">
          <ItemName
            name={text}
            note={reports ? m.discussion_by_reported({ ...by, n: digits(reports) }) : m.discussion_by(by)}
          />
        </div>
      </HeadCell>
      <Cell>
        <Moment at={at} />
      </Cell>
      <Cell>
        <div className="discussion-do wraps">
          <PageLink
            className="button button-small"
            aria-label={m.discussion_open_of({ text })}
            to={paths.learn(course, lesson, question)}
          >
            {m.discussion_open()}
          </PageLink>
          {reports > 0 && (
            <ActionButton
              label={m.discussion_keep()}
              name={m.discussion_keep_of({ text })}
              done={m.discussion_kept()}
              act={() => api('DELETE /talk/{id}/reports', { params: { id } })}
              onDone={onKept}
            />
          )}
          <button
            type="button"
            className="button button-small"
            aria-label={m.discussion_hide_of({ text })}
            onClick={onHide}
          >
            {m.discussion_hide()}
          </button>
        </div>
      </Cell>
    </Row>
  )
}
