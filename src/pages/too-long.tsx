import { createElement } from 'react'
import type { Excess } from '../platform/http/measure.ts'
import { Button } from '../ui/button/button.tsx'
import { TextArea } from '../ui/field/controls.tsx'
import { Message } from '../ui/message/message.tsx'
import { codedPage } from './coded-page.tsx'
import { textsOf } from './frame.ts'
import { isSecret, type TypedForm } from './not-kept.tsx'
import type { Page, PageRequest, Site } from './page.ts'

/** The page for a form with a field that is too long (400): everything typed is still there, and can be shortened. */
export function tooLongPage(
  site: Site,
  request: PageRequest,
  { name, most }: Excess,
  { address, fields }: TypedForm,
): Promise<Page> {
  const texts = textsOf(site)
  const isLong = ([field]: readonly [string, string]) => field === name && !isSecret(field)
  const kept = fields
    .filter((field) => !isLong(field) && !isSecret(field[0]))
    .map(([field, value]) => createElement('input', { type: 'hidden', name: field, value }))
  return codedPage(site, request, {
    title: texts('tooLong'),
    status: 400,
    trail: [{ label: texts('tooLong'), url: request.path }],
    children: (
      <form className="flow narrow" method="post" action={address}>
        <Message tone="wrong" role="alert">
          {texts(name === undefined ? 'tooManyFields' : 'tooLongField', { count: most })}
        </Message>
        {fields.filter(isLong).map(([field, value], at) => (
          <TextArea
            key={`${field} ${at.toString()}`}
            aria-label={texts('typedField')}
            name={field}
            rows={12}
            defaultValue={value}
          />
        ))}
        {createElement('div', { hidden: true }, ...kept)}
        <Button type="submit">{texts('sendAgain')}</Button>
      </form>
    ),
  })
}
