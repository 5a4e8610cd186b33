import type { CartView } from '../../features/shop/index.ts'
import { countries, countryName } from '../../kernel/countries.ts'
import { formatPrice } from '../../kernel/money.ts'
import { Button, ButtonLink, TextLink } from '../../ui/button/button.tsx'
import { Joined, Select, TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Sum } from '../../ui/sum/sum.tsx'
import { cartPath } from '../../widgets/shared/cart/cart-way.tsx'
import { checkoutPath } from '../checkout/paths.ts'
import type { Notice } from './read-notice.ts'
import type { CartTexts } from './texts.ts'

interface SummaryProps {
  cart: CartView
  notice: Notice | undefined
  texts: CartTexts
}

/** The total, the country of delivery, and the coupons. */
export const Summary = ({ cart, notice, texts }: SummaryProps) => (
  <aside className="cart_totals cart-summary" aria-labelledby="cart-summary">
    <h2 id="cart-summary">{texts('summary')}</h2>
    <Sum rows={rowsOf(cart, texts)} />
    <ButtonLink full className="checkout-button wc-forward" href={checkoutPath}>
      {texts('checkout')}
    </ButtonLink>
    {cart.destination.needed ? <Estimate country={cart.destination.country} texts={texts} /> : null}
    <CouponForm notice={notice} texts={texts} />
  </aside>
)

function rowsOf({ count, coupons, totals, destination }: CartView, texts: CartTexts) {
  return [
    {
      id: 'goods',
      label: count === 1 ? texts('one') : texts('many', { count }),
      value: formatPrice(totals.subtotalCents),
    },
    ...coupons.map(({ code, cents, freeShipping }) => ({
      id: `coupon-${code}`,
      label: (
        <>
          {texts('coupon', { code })}
          <br />
          <TextLink
            className="small"
            rel="nofollow"
            href={`${cartPath}?remove_coupon=${encodeURIComponent(code)}`}
            aria-label={texts('couponRemoveNamed', { code })}
          >
            {texts('couponRemove')}
          </TextLink>
        </>
      ),
      value: freeShipping && cents === 0 ? texts('freeShipping') : formatPrice(-cents),
    })),
    ...(destination.needed ? [shippingRow({ totals, destination }, texts)] : []),
    { id: 'total', kind: 'total' as const, label: texts('total'), value: formatPrice(totals.totalCents) },
    ...totals.vat.map(({ percent, cents }) => ({
      id: `vat-${percent}`,
      kind: 'part' as const,
      label: texts('vat', { percent }),
      value: formatPrice(cents),
    })),
  ]
}

function shippingRow({ totals, destination }: Pick<CartView, 'totals' | 'destination'>, texts: CartTexts) {
  const country = countryName(destination.country)
  if (totals.shippingCents === undefined)
    return { id: 'shipping', label: texts('notSent', { country }), value: '' }
  const { freeFromCents } = destination
  return {
    id: 'shipping',
    label: (
      <>
        {texts('shipping', { country })}
        {freeFromCents === undefined ? null : (
          <>
            <br />
            <span className="small quiet">{texts('freeFrom', { price: formatPrice(freeFromCents) })}</span>
          </>
        )}
      </>
    ),
    value: totals.shippingCents === 0 ? texts('free') : formatPrice(totals.shippingCents),
  }
}

const Estimate = ({ country, texts }: { country: string; texts: CartTexts }) => (
  <form className="woocommerce-shipping-calculator" method="post" action={cartPath}>
    <Field id="calc_shipping_country" label={texts('country')}>
      {(wires) => (
        <Joined>
          <Select {...wires} name="calc_shipping_country" defaultValue={country} autoComplete="country">
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <Button plain type="submit" name="calc_shipping" value="1">
            {texts('estimate')}
          </Button>
        </Joined>
      )}
    </Field>
  </form>
)

const CouponForm = ({ notice, texts }: Omit<SummaryProps, 'cart'>) => {
  const wrong = notice?.isProblem && notice.code.startsWith('coupon-') ? notice : undefined
  return (
    <form className="coupon" method="post" action={cartPath}>
      <Field
        id="coupon_code"
        label={texts('couponField')}
        error={
          wrong && (
            <span role="alert" data-behaviour="notices">
              {texts(wrong.code)}
            </span>
          )
        }
      >
        {(wires) => (
          <Joined>
            <TextInput
              {...wires}
              name="coupon_code"
              defaultValue={wrong?.coupon}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <Button plain type="submit" name="apply_coupon" value="1">
              {texts('useCoupon')}
            </Button>
          </Joined>
        )}
      </Field>
    </form>
  )
}
