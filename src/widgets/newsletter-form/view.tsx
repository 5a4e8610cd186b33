import type { View } from '../../islands/contract.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox, TextInput } from '../../ui/field/controls.tsx'
import { Field, FieldGroup } from '../../ui/field/field.tsx'
import type { NewsletterFormProps } from './fields.ts'
import type { OfferedList } from './load.ts'

/** Receives the form without scripts; with scripts `tnp` is called and its response replaces the form. */
const address = '/nieuwsbrief/'

/** Subscribes to the newsletter (SITE-06), with the field names of the classic form. */
const NewsletterFormView: View<NewsletterFormProps, readonly OfferedList[]> = ({
  props,
  model: lists,
  texts,
  id,
}) => (
  <div className="newsletter tnp">
    {props.heading ? <h2 className="newsletter-head">{props.heading}</h2> : null}
    {props.say ? <p>{props.say}</p> : null}
    <form
      className="flow"
      method="post"
      action={address}
      data-behaviour="newsletter-form"
      data-failed-text={texts('failed')}
    >
      {props.asksName ? (
        <Field id={`${id}-nn`} label={texts('name')}>
          {(wires) => <TextInput {...wires} name="nn" autoComplete="given-name" maxLength={100} />}
        </Field>
      ) : null}
      <Field id={`${id}-ne`} label={texts('email')}>
        {(wires) => (
          <TextInput {...wires} type="email" name="ne" autoComplete="email" maxLength={254} required />
        )}
      </Field>
      {lists.length === 1 ? <input type="hidden" name="nl[]" value={lists[0]?.id} /> : null}
      {lists.length > 1 ? (
        <FieldGroup legend={texts('lists')} className="field">
          {lists.map(({ id: list, name, about }) => (
            <Checkbox key={list} name="nl[]" value={list}>
              {name}
              {about ? <span className="hint"> {about}</span> : null}
            </Checkbox>
          ))}
          <p className="hint">{texts('listsHint')}</p>
        </FieldGroup>
      ) : null}
      <Checkbox name="ny" value="1" required>
        {texts('consent')}
      </Checkbox>
      <div className="row">
        <Button type="submit">{props.button || texts('send')}</Button>
        {props.privacy ? <a href={props.privacy}>{texts('privacy')}</a> : null}
      </div>
      <p className="small" role="alert" data-newsletter-status="" />
    </form>
  </div>
)

export default NewsletterFormView
