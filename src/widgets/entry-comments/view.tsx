import type { ViewProps } from '../../islands/contract.ts'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { CommentForm } from '../shared/written/comment-form.tsx'
import { WrittenDay, WrittenItem } from '../shared/written/written-item.tsx'
import type { EntryCommentsProps } from './fields.ts'
import type { CommentsModel } from './load.ts'

type Comments = ViewProps<EntryCommentsProps, CommentsModel | undefined>

/** What visitors wrote below a post, with the society's answers, and the form for a new comment. */
export default function EntryComments({ model, texts, id }: Comments) {
  if (!model || (model.isClosed && model.total === 0 && !model.posted)) return null
  const { entryId, total, posted, isClosed } = model
  return (
    <section id="comments" className="entry-comments comments-area" aria-labelledby="comments-title">
      <SectionHead
        id="comments-title"
        title={total === 0 ? texts('title') : total === 1 ? texts('one') : texts('many', { count: total })}
      />
      {model.received ? <Message>{texts('received')}</Message> : null}
      <CommentList model={model} texts={texts} />
      {isClosed ? (
        <div id="respond" className="quiet">
          {posted ? (
            <ErrorSummary title={texts('notYet')} errors={[{ id: 'comments', text: texts('closed') }]} />
          ) : (
            <p>{texts('closed')}</p>
          )}
        </div>
      ) : (
        <CommentForm
          id={id}
          entryId={entryId}
          title={texts(total === 0 ? 'first' : 'write')}
          texts={texts}
          posted={posted}
        >
          <p className="quiet">{texts('how')}</p>
        </CommentForm>
      )}
    </section>
  )
}

const CommentList = ({ model, texts }: Pick<Comments, 'texts'> & { model: CommentsModel }) => {
  const { comments, total, page, pages, path } = model
  if (total === 0) return <p className="quiet">{texts('none')}</p>
  return (
    <>
      <ol className="commentlist comment-list">
        {comments.map((comment) => (
          <WrittenItem
            key={comment.id}
            written={comment}
            className="comment"
            answerLabel={texts('answer')}
            by={
              <p className="small quiet meta">
                <b className="comment-author">{comment.author}</b>
                <WrittenDay written={comment} />
              </p>
            }
          />
        ))}
      </ol>
      <Pager
        page={page}
        pages={pages}
        href={(to) => `${path}${to === 1 ? '' : `comment-page-${to}/`}#comments`}
        label={texts('pages')}
        previous={texts('previous')}
        next={texts('next')}
      />
    </>
  )
}
