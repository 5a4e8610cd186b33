import type { Choice } from '../../features/newsletter/index.ts'
import { textsOfRoom } from '../../kernel/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Checkbox, TextInput } from '../../ui/field/controls.tsx'
import { Field, FieldGroup } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { newsletterPageTexts } from './texts.nl.ts'

export const newsletterPath = '/nieuwsbrief/'
/** Where the confirmation buttons behind its mails' links are posted to. */
export const newsletterLinkPath = '/nieuwsbrief/link/'
/** The reader's choice of lists, by the link in a mail. */
export const choosePath = '/nieuwsbrief/keuze/'
const chooseLink = (token: string) => `/?na=p&nk=${encodeURIComponent(token)}`

/** What stood in a form that was refused: those of pages ask for more than this page's own. */
interface TypedSubscription {
  email: string
  name: string
  surname: string
  lists: readonly number[]
  consents: boolean
}

/** The states of the newsletter's page. */
export type NewsletterState =
  | { step: 'ask'; problem?: 'badEmail' | 'noConsent' | 'badLink'; typed?: TypedSubscription }
  /** The same answer whether the address was known or not (abuse 9). */
  | { step: 'sent' }
  /** A link in a mail was followed. A button confirms it, because programs that scan mails follow links, too. */
  | { step: 'confirm' | 'unsubscribe'; token: string }
  /** `hasLists`: there are lists to choose from. */
  | { step: 'confirmed'; token: string; hasLists: boolean }
  | { step: 'unsubscribed' }
  | { step: 'choose'; token: string; choices: readonly Choice[]; isKept: boolean }

const fieldOf = { name: 'nn', surname: 'ns' } as const

/** `/nieuwsbrief/`, and the pages behind the links in its mails. */
export function newsletterPage(site: Site, request: PageRequest, state: NewsletterState): Promise<Page> {
  const texts = textsOfRoom('newsletter', newsletterPageTexts, site.runtime.textOverrides)
  if (state.step === 'choose') return choosePage(site, request, state)
  return codedPage(site, request, {
    title: texts('title'),
    trail: [{ label: texts('title'), url: newsletterPath }],
    children: (
      <form
        className="flow narrow"
        method="post"
        action={
          state.step === 'confirm' || state.step === 'unsubscribe' ? newsletterLinkPath : newsletterPath
        }
      >
        {state.step === 'sent' || state.step === 'confirmed' || state.step === 'unsubscribed' ? (
          <Message>{texts(state.step)}</Message>
        ) : null}
        {state.step === 'confirmed' && state.hasLists ? (
          <p>
            <a href={chooseLink(state.token)}>{texts('toChoose')}</a>
          </p>
        ) : null}
        {state.step === 'confirm' || state.step === 'unsubscribe' ? (
          <>
            <p>{texts(state.step === 'confirm' ? 'askConfirm' : 'askUnsubscribe')}</p>
            <input type="hidden" name="na" value={state.step === 'confirm' ? 'c' : 'u'} />
            <input type="hidden" name="nk" value={state.token} />
            <div className="row">
              <Button type="submit">{texts(state.step)}</Button>
            </div>
          </>
        ) : null}
        {state.step === 'ask' ? (
          <>
            {state.problem ? (
              <ErrorSummary
                title={texts('notYet')}
                errors={[{ id: state.problem === 'noConsent' ? 'ny' : 'ne', text: texts(state.problem) }]}
              />
            ) : null}
            <p>{texts('ask')}</p>
            <Field
              id="ne"
              label={texts('email')}
              error={state.problem === 'badEmail' ? texts('badEmail') : undefined}
            >
              {(wires) => (
                <TextInput
                  {...wires}
                  type="email"
                  name="ne"
                  autoComplete="email"
                  maxLength={254}
                  required
                  defaultValue={state.typed?.email}
                />
              )}
            </Field>
            {(['name', 'surname'] as const).map((part) =>
              state.typed?.[part] ? (
                <Field key={part} id={fieldOf[part]} label={texts(part)}>
                  {(wires) => (
                    <TextInput {...wires} name={fieldOf[part]} defaultValue={state.typed?.[part]} />
                  )}
                </Field>
              ) : null,
            )}
            {state.typed?.lists.map((list) => (
              <input key={list} type="hidden" name="nl[]" value={list} />
            ))}
            <Checkbox id="ny" name="ny" value="1" required defaultChecked={state.typed?.consents}>
              {texts('consent')}
            </Checkbox>
            <div className="row">
              <Button type="submit">{texts('send')}</Button>
            </div>
          </>
        ) : null}
      </form>
    ),
  })
}

/** The lists that a reader is on: works without signing in and without scripts. */
function choosePage(
  site: Site,
  request: PageRequest,
  { token, choices, isKept }: Extract<NewsletterState, { step: 'choose' }>,
): Promise<Page> {
  const texts = textsOfRoom('newsletter', newsletterPageTexts, site.runtime.textOverrides)
  return codedPage(site, request, {
    title: texts('chooseTitle'),
    trail: [
      { label: texts('title'), url: newsletterPath },
      { label: texts('chooseTitle'), url: chooseLink(token) },
    ],
    children: (
      <form className="flow narrow" method="post" action={choosePath}>
        {isKept ? <Message role="status">{texts('chosen')}</Message> : null}
        <input type="hidden" name="nk" value={token} />
        {choices.length > 0 ? (
          <FieldGroup legend={texts('chooseFrom')} className="field">
            {choices.map(({ id, name, about, isOn }) => (
              <Checkbox key={id} name="nl[]" value={id} defaultChecked={isOn}>
                {name}
                {about ? <span className="hint"> {about}</span> : null}
              </Checkbox>
            ))}
          </FieldGroup>
        ) : (
          <p>{texts('nothingToChoose')}</p>
        )}
        <p className="small">{texts('chooseHint')}</p>
        <div className="row">
          {choices.length > 0 ? <Button type="submit">{texts('keepChoice')}</Button> : null}
          <Button type="submit" plain name="all" value="out">
            {texts('leaveAll')}
          </Button>
        </div>
      </form>
    ),
  })
}
