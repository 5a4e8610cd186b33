import type { CartView, CartLine as Line } from '../../features/shop/index.ts'
import { formatPrice } from '../../kernel/money.ts'
import { Button, TextLink } from '../../ui/button/button.tsx'
import { CartLine } from '../../ui/cart-line/cart-line.tsx'
import { cartPath } from '../../widgets/shared/cart/cart-way.tsx'
import type { Notice } from './read-notice.ts'
import type { CartTexts } from './texts.ts'

interface LinesProps {
  cart: CartView
  notice: Notice | undefined
  texts: CartTexts
}

/** The lines with their quantities, in one form (decisions, Shop: `cart[{key}][qty]`, `update_cart`). */
export const Lines = ({ cart, notice, texts }: LinesProps) => (
  <form className="woocommerce-cart-form" method="post" action={cartPath}>
    <ul className="cart-lines" aria-label={texts('lines')}>
      {cart.lines.map((line) => (
        <CartLine
          key={line.key}
          className="woocommerce-cart-form__cart-item cart_item"
          href={line.url}
          title={line.title}
          picture={line.picture}
          price={formatPrice(line.subtotalCents)}
          say={[
            ...Object.entries(line.attributes).map(([name, value]) => `${name}: ${value}`),
            texts('each', { price: formatPrice(line.unitCents) }),
          ].join(', ')}
        >
          <Controls line={line} problem={notice?.key === line.key ? notice : undefined} texts={texts} />
        </CartLine>
      ))}
    </ul>
    <div className="row">
      <Button plain type="submit" name="update_cart" value="1">
        {texts('update')}
      </Button>
    </div>
  </form>
)

const Controls = ({
  line,
  problem,
  texts,
}: {
  line: Line
  problem: Notice | undefined
  texts: CartTexts
}) => {
  const wrong = problem?.isProblem ? problem : undefined
  return (
    <>
      <div className="ctl">
        {line.maxQuantity > 1 || line.quantity > 1 || wrong ? (
          <div
            className="step quantity"
            data-behaviour="stepper"
            data-fewer={texts('fewer')}
            data-more={texts('more')}
          >
            <input
              id={`qty-${line.key}`}
              className="qty"
              type="number"
              inputMode="numeric"
              name={`cart[${line.key}][qty]`}
              defaultValue={line.quantity}
              min={0}
              max={line.maxQuantity}
              step={1}
              autoComplete="off"
              aria-label={texts('quantity', { title: line.title })}
              aria-invalid={wrong ? true : undefined}
              aria-describedby={wrong ? `problem-${line.key}` : undefined}
            />
          </div>
        ) : null}
        <TextLink
          className="small remove"
          rel="nofollow"
          href={`${cartPath}?remove_item=${line.key}`}
          aria-label={texts('removeNamed', { title: line.title })}
        >
          {texts('remove')}
        </TextLink>
      </div>
      {wrong ? (
        <p className="err" id={`problem-${line.key}`} role="alert" data-behaviour="notices">
          <span>{texts(wrong.code)}</span>
        </p>
      ) : null}
    </>
  )
}
