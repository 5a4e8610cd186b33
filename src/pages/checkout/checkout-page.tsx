import type { ReactNode } from 'react'
import { minPasswordLength } from '../../features/accounts/index.ts'
import type { PictureView } from '../../features/content/index.ts'
import type { LegalPage, Quote, SettingsGap } from '../../features/shop/index.ts'
import { cameFrom } from '../../kernel/came-from.ts'
import { countryName } from '../../kernel/countries.ts'
import { formatPrice } from '../../kernel/money.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Checkbox, TextArea, TextInput } from '../../ui/field/controls.tsx'
import { Field, FieldError } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Option, Options } from '../../ui/option/option.tsx'
import { Part, PartOfChoices } from '../../ui/part/part.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { PasswordField } from '../account/password-field.tsx'
import { accountPath } from '../account/paths.ts'
import { Changes } from '../cart/changes.tsx'
import { cartTexts } from '../cart/texts.ts'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { AddressFields } from './address-fields.tsx'
import {
  consentField,
  deliveryField,
  deliveryName,
  idOf,
  isOtherAddress,
  keyField,
  shownField,
  signedInField,
  type Typed,
} from './fields.ts'
import { methodSay } from './method-say.ts'
import { CartLines, cartRows, OrderSummary } from './order-summary.tsx'
import { checkoutPath } from './paths.ts'
import { type Problems, problemsOf, summaryOf } from './problems.ts'
import { type CheckoutTexts, checkoutTextsOf } from './texts.ts'

export interface CheckoutState {
  typed: Typed
  checkoutKey: string
  quote: Quote
  /** The version of the terms that the buyer accepts; empty while staff have not set one. */
  termsVersion: string
  /** Addresses of the legally required pages. */
  legal: Readonly<Partial<Record<LegalPage, string>>>
  guarantee: { text: string; picture?: PictureView | undefined }
  collection: { place: string; hours: string }
  /** Missing settings of the shop, shown to staff only. */
  gaps: readonly SettingsGap[]
  /** Whether visitors may create an account. */
  registration: boolean
}

interface PartProps {
  state: CheckoutState
  problems: Problems
  texts: CheckoutTexts
}

/**
 * `/checkout/` (SHOP-10): one form, which works without scripts. With them the behaviour `checkout` recalculates after
 * each choice. A region that it may replace has `data-part`.
 */
export function checkoutPage(site: Site, request: PageRequest, state: CheckoutState): Promise<Page> {
  const texts = checkoutTextsOf(site)
  const [about, code, ...details] = request.notice?.split(':') ?? []
  const said = about === 'checkout' ? code : undefined
  const problems = problemsOf(said === 'wrong' ? details : [], state.typed, texts)
  const parts = { state, problems, texts }
  const signedIn = request.viewer.userId !== undefined
  return codedPage(site, request, {
    title: texts('checkout'),
    ownNotice: said !== undefined,
    trail: [
      { label: texts('cart'), url: '/cart/' },
      { label: texts('checkout'), url: checkoutPath },
    ],
    children: (
      <form
        className="woocommerce-checkout"
        name="checkout"
        method="post"
        action={checkoutPath}
        noValidate
        data-behaviour="checkout"
      >
        {/* The Enter key presses the first button, so that one must not place the order. */}
        <button
          className="sr"
          type="submit"
          name="woocommerce_checkout_update_totals"
          value="1"
          tabIndex={-1}
        >
          {texts('update')}
        </button>
        <input type="hidden" name={keyField} value={state.checkoutKey} />
        {signedIn ? <input type="hidden" name={signedInField} value="1" /> : null}
        {/* Filled in by the script if it knows; counted, and not stored with the order. */}
        <input type="hidden" name={cameFrom} defaultValue="" />
        <div className="two checkout">
          <div>
            {said === 'changed' ? <Said>{texts('changed')}</Said> : null}
            {said === 'too-many' ? <Said>{texts('tooMany')}</Said> : null}
            {said === 'signed-out' ? (
              <Said>
                <p>
                  {texts('signedOut')} <SignIn texts={texts} />
                  {texts('signedOutAfter')}
                </p>
              </Said>
            ) : null}
            <Changes changes={state.quote.cart.changes} texts={cartTexts(site)} />
            <ErrorSummary
              title={problems.size === 1 ? texts('wrongOne') : texts('wrongMany', { count: problems.size })}
              errors={summaryOf(problems, texts)}
            />
            {state.gaps.length > 0 ? (
              <Message tone="plain">
                {texts('staffGaps', { gaps: state.gaps.map((gap) => texts(`gap-${gap}`)).join(', ') })}
              </Message>
            ) : null}
            <Where {...parts} signedIn={signedIn} />
            <Deliveries {...parts} />
            <Methods {...parts} />
            <More {...parts} signedIn={signedIn} />
          </div>
          <Summary {...parts} />
        </div>
      </form>
    ),
  })
}

const Said = ({ children }: { children: ReactNode }) => (
  <div data-behaviour="notices" role="alert">
    <Message tone="wrong" role="status">
      {children}
    </Message>
  </div>
)

/** Leads back here. */
const SignIn = ({ texts }: { texts: CheckoutTexts }) => (
  <a href={`${accountPath}?redirect_to=${encodeURIComponent(checkoutPath)}`}>{texts('signIn')}</a>
)

function Where({ state, problems, texts, signedIn }: PartProps & { signedIn: boolean }) {
  const { typed, quote } = state
  const { needed } = quote.cart.destination
  return (
    <Part
      title={texts(needed ? 'whereTo' : 'whoAreYou')}
      aside={
        signedIn ? undefined : (
          <>
            {texts('haveAccount')} <SignIn texts={texts} />
          </>
        )
      }
    >
      <AddressFields kind="billing" typed={typed} problems={problems} texts={texts} />
      <div className="form-grid below">
        <Field
          id="billing_email"
          label={texts('email')}
          hint={texts(quote.downloads ? 'emailHintDownload' : 'emailHint')}
          error={problems.get('billing_email')}
        >
          {(wires) => (
            <TextInput
              {...wires}
              type="email"
              name="billing_email"
              defaultValue={typed.billing_email}
              autoComplete="section-billing billing email"
              maxLength={254}
              aria-required
            />
          )}
        </Field>
      </div>
      {needed ? (
        <div className="other-address">
          <Checkbox
            name="ship_to_different_address"
            id="ship_to_different_address"
            value="1"
            defaultChecked={isOtherAddress(typed)}
          >
            {texts('otherAddress')}
          </Checkbox>
          <div className="form-inset">
            <AddressFields kind="shipping" typed={typed} problems={problems} texts={texts} />
          </div>
        </div>
      ) : null}
    </Part>
  )
}

function Deliveries({ state, problems, texts }: PartProps) {
  const { quote, collection } = state
  const problem = problems.get(deliveryField)
  return (
    <div data-part="delivery" className="part-slot">
      {quote.unreachable ? (
        <Message tone="wrong" role="alert">
          {texts('unreachable', { country: countryName(quote.cart.destination.country) })}
        </Message>
      ) : null}
      {quote.deliveries.length > 0 ? (
        <PartOfChoices id={idOf(deliveryField)} title={texts('delivery')}>
          <Options>
            {quote.deliveries.map(({ id, label, cents }) => (
              <Option
                key={id}
                id={`delivery-${id}`}
                name={deliveryField}
                value={deliveryName(id)}
                defaultChecked={quote.delivery === id}
                label={label}
                price={cents === 0 ? texts('free') : formatPrice(cents)}
                say={
                  id === 'collect'
                    ? [collection.place, collection.hours].filter(Boolean).join('. ')
                    : undefined
                }
              />
            ))}
          </Options>
          {problem ? <FieldError>{problem}</FieldError> : null}
        </PartOfChoices>
      ) : null}
    </div>
  )
}

function Methods({ state: { quote }, problems, texts }: PartProps) {
  const problem = problems.get('payment_method')
  return (
    <div data-part="payment" className="part-slot">
      <PartOfChoices id="payment_method" title={texts('payment')}>
        {quote.methods.length === 0 ? (
          <p>{texts('noMethod')}</p>
        ) : (
          <Options>
            {quote.methods.map(({ id, label }) => (
              <Option
                key={id}
                id={`payment-${id}`}
                name="payment_method"
                value={id}
                defaultChecked={quote.paymentMethod === id}
                label={label}
                say={methodSay(id, quote.delivery, texts)}
              />
            ))}
          </Options>
        )}
        {problem ? <FieldError>{problem}</FieldError> : null}
      </PartOfChoices>
    </div>
  )
}

const More = ({ state, problems, texts, signedIn }: PartProps & { signedIn: boolean }) => (
  <Part title={texts('more')}>
    <Field
      id="order_comments"
      label={
        <>
          {texts('note')} <span className="may">{texts('may')}</span>
        </>
      }
      error={problems.get('order_comments')}
    >
      {(wires) => (
        <TextArea
          {...wires}
          name="order_comments"
          rows={3}
          maxLength={2000}
          defaultValue={state.typed.order_comments}
        />
      )}
    </Field>
    {state.registration && !signedIn ? (
      <div className="new-account">
        <Checkbox
          name="createaccount"
          id="createaccount"
          value="1"
          defaultChecked={Boolean(state.typed.createaccount)}
        >
          {texts('createAccount')}
        </Checkbox>
        <div className="form-inset">
          <p className="after">{texts('createAccountSay')}</p>
          <PasswordField
            id="account_password"
            name="account_password"
            required={false}
            label={texts('password')}
            show={texts('showPassword')}
            hide={texts('hidePassword')}
            autoComplete="new-password"
            hint={texts('passwordHint', { least: minPasswordLength })}
            error={problems.get('account_password')}
          />
        </div>
      </div>
    ) : null}
    <div className="row">
      <Button
        plain
        type="submit"
        name="woocommerce_checkout_update_totals"
        value="1"
        className="update-totals"
      >
        {texts('update')}
      </Button>
    </div>
  </Part>
)

/** The agreements, then the total, then the button; nothing may come between the last two. */
function Summary({ state, problems, texts }: PartProps) {
  const { quote, typed, legal, guarantee, termsVersion } = state
  return (
    <aside data-part="summary" aria-live="polite">
      <input type="hidden" name={shownField} value={quote.shown} />
      {quote.goods && guarantee.text ? (
        <section className="part guarantee">
          <h2>{texts('guarantee')}</h2>
          {guarantee.picture ? <Picture image={guarantee.picture} sizes="360px" /> : null}
          <p className="small">{guarantee.text}</p>
        </section>
      ) : null}
      <div className="agree">
        <Box name="terms" value={termsVersion || 'ja'} typed={typed} problems={problems}>
          {texts('termsBefore')} <Way href={legal.terms}>{texts('termsLink')}</Way> {texts('termsAnd')}{' '}
          <Way href={legal.privacy}>{texts('privacyLink')}</Way> {texts('termsAfter')}
        </Box>
        {quote.downloads ? (
          <Box name={consentField} value="1" typed={typed} problems={problems}>
            {texts('consent')}
          </Box>
        ) : null}
      </div>
      <OrderSummary
        title={texts('summary')}
        aside={<a href="/cart/">{texts('change')}</a>}
        lines={<CartLines cart={quote.cart} texts={texts} />}
        rows={cartRows(quote.cart, quote.delivery === 'collect', texts)}
        withoutVat={quote.withoutVat}
        texts={texts}
      >
        <Button full type="submit" id="place_order" name="woocommerce_checkout_place_order" value="1">
          {texts('order')}
        </Button>
      </OrderSummary>
    </aside>
  )
}

const Way = ({ href, children }: { href: string | undefined; children: string }) =>
  href ? (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    children
  )

const Box = ({
  name,
  value,
  typed,
  problems,
  children,
}: {
  name: string
  value: string
  typed: Typed
  problems: Problems
  children: ReactNode
}) => {
  const problem = problems.get(name)
  return (
    <>
      <Checkbox
        name={name}
        id={name}
        value={value}
        defaultChecked={typed[name] === value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${name}-error` : undefined}
      >
        {children}
      </Checkbox>
      {problem ? <FieldError id={`${name}-error`}>{problem}</FieldError> : null}
    </>
  )
}
