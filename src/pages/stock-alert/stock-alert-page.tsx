import { textsOfRoom } from '../../kernel/texts.ts'
import { Button, TextLink } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { stockAlertPageTexts } from './texts.nl.ts'

export const stockAlertPath = '/weer-op-voorraad/'

interface Product {
  title: string
  url: string
}

export type StockAlertState =
  /** The typed text is no e-mail address, or this visitor asked too often. */
  | { step: 'ask'; productId: number; product: Product; email: string; problem: 'badEmail' | 'tooMany' }
  /** The link in the mail: confirms, or deletes the address. */
  | { step: 'answer'; token: string; product: Product; confirmed: boolean }
  | { step: 'sent' | 'confirmed' | 'forgotten'; product: Product }
  | { step: 'expired'; product?: undefined }

/** `/weer-op-voorraad/`: an invalid address to correct, the link in the mail, and its outcome. */
export function stockAlertPage(site: Site, request: PageRequest, state: StockAlertState): Promise<Page> {
  const texts = textsOfRoom('stock-alert', stockAlertPageTexts, site.runtime.textOverrides)
  const { step, product } = state
  const back = product ?? { title: texts('toShop'), url: '/shop/' }
  return codedPage(site, request, {
    title: texts('title'),
    status:
      step === 'ask' && state.problem === 'tooMany' ? 429 : step === 'ask' || step === 'expired' ? 403 : 200,
    trail: product ? [{ label: product.title, url: product.url }] : [],
    children: (
      <div className="flow narrow">
        {step === 'ask' ? (
          <form className="flow" method="post" action={stockAlertPath} noValidate>
            <ErrorSummary title={texts('notYet')} errors={[{ id: 'email', text: texts(state.problem) }]} />
            <input type="hidden" name="product_id" value={state.productId} />
            <Field id="email" label={texts('email')} hint={texts('hint')} error={texts(state.problem)}>
              {(wires) => (
                <TextInput
                  {...wires}
                  {...{ type: 'email', name: 'email', autoComplete: 'email', maxLength: 254 }}
                  defaultValue={state.email}
                  required
                />
              )}
            </Field>
            <div className="row">
              <Button type="submit">{texts('ask')}</Button>
            </div>
          </form>
        ) : step === 'answer' ? (
          <form className="flow" method="post" action={stockAlertPath}>
            <p>{texts(state.confirmed ? 'waits' : 'confirmSay', { title: state.product.title })}</p>
            <input type="hidden" name="token" value={state.token} />
            <div className="row">
              {state.confirmed ? null : <Button type="submit">{texts('confirm')}</Button>}
              <Button plain type="submit" name="deed" value="forget">
                {texts('forget')}
              </Button>
            </div>
          </form>
        ) : (
          <Message tone={step === 'expired' ? 'wrong' : 'right'}>{texts(step)}</Message>
        )}
        <p>
          <TextLink href={back.url}>{back.title}</TextLink>
        </p>
      </div>
    ),
  })
}
