import type { ReactNode } from 'react'
import type { Texts } from '../../../kernel/texts.ts'
import { mostWritten } from '../../../kernel/written.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx'
import { TextArea, TextInput } from '../../../ui/field/controls.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { type PostedWords, readPosted } from './posted.ts'

interface CommentFormProps {
  /** Of the widget. */
  id: string
  /** The entry that is written about. */
  entryId: number
  title: string
  texts: Texts
  posted?: PostedWords | undefined
  /** More attributes of the form, for scripts. */
  formData?: Readonly<Record<`data-${string}`, string>>
  /** What is asked before the words. */
  children?: ReactNode
}

/**
 * The form of the classic site, with its ids, for reviews and comments: posts to `/wp-comments-post.php`. One that comes
 * back holds the typed values.
 */
export function CommentForm({ id, entryId, title, texts, posted, formData, children }: CommentFormProps) {
  const { about, typed, errorOf } = readPosted(posted, texts)
  return (
    <div id="respond" className="comment-respond">
      <h3 id="reply-title">{title}</h3>
      {posted ? (
        <ErrorSummary
          title={texts('notYet')}
          errors={[{ id: about ?? 'comment', text: texts(posted.problem) }]}
        />
      ) : null}
      <form
        action="/wp-comments-post.php"
        method="post"
        id="commentform"
        className="comment-form flow"
        {...formData}
      >
        <input type="hidden" id="comment_post_ID" name="comment_post_ID" defaultValue={entryId} />
        {children}
        <Field id="comment" label={texts('text')} error={errorOf('comment')}>
          {(wires) => (
            <TextArea
              {...wires}
              name="comment"
              rows={6}
              maxLength={mostWritten.text}
              required
              defaultValue={typed('comment')}
            />
          )}
        </Field>
        <Field id="author" label={texts('name')} hint={texts('nameHint')} error={errorOf('author')}>
          {(wires) => (
            <TextInput
              {...wires}
              name="author"
              autoComplete="name"
              maxLength={mostWritten.author}
              required
              defaultValue={typed('author')}
            />
          )}
        </Field>
        <Field id="email" label={texts('email')} hint={texts('emailHint')} error={errorOf('email')}>
          {(wires) => (
            <TextInput
              {...wires}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={mostWritten.email}
              required
              defaultValue={typed('email')}
            />
          )}
        </Field>
        <p className="sr" aria-hidden="true">
          <label htmlFor={`${id}-url`}>{texts('website')}</label>
          <input id={`${id}-url`} name="url" tabIndex={-1} autoComplete="off" defaultValue="" />
        </p>
        <div className="form-submit">
          <Button type="submit" plain id="submit">
            {texts('send')}
          </Button>
        </div>
      </form>
    </div>
  )
}
