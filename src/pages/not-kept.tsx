import { createElement } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Message } from '../ui/message/message.tsx'
import { codedPage } from './coded-page.tsx'
import { textsOf } from './frame.ts'
import type { Page, PageRequest, Site } from './page.ts'

interface Failed {
  status: Page['status']
  words: string
}

/** A form as it was posted. */
export interface TypedForm {
  address: string
  fields: readonly (readonly [string, string])[]
}

/** A page never repeats a password. */
export const isSecret = (name: string): boolean => /pass|wachtwoord/i.test(name)

/**
 * The page for a form that could not be saved through no fault of its sender, such as a full disk: typed values are
 * kept (abuse 21).
 */
export function notKeptPage(
  site: Site,
  request: PageRequest,
  { status, words }: Failed,
  { address, fields }: TypedForm,
): Promise<Page> {
  const texts = textsOf(site)
  const kept = fields
    .filter(([name]) => !isSecret(name))
    .map(([name, value]) => createElement('input', { type: 'hidden', name, value }))
  return codedPage(site, request, {
    title: texts('notKept'),
    status,
    trail: [{ label: texts('notKept'), url: request.path }],
    children: (
      <form className="flow narrow" method="post" action={address}>
        <Message tone="wrong" role="alert">
          {words}
        </Message>
        <p>{texts('keptHere')}</p>
        {createElement('div', { hidden: true }, ...kept)}
        <Button type="submit">{texts('sendAgain')}</Button>
      </form>
    ),
  })
}
