import { type Address, addressLines, type OrderView } from '../../features/shop/index.ts'
import type { CheckoutTexts } from './texts.ts'

const One = ({ title, address }: { title: string; address: Address }) => (
  <div>
    <p className="label">{title}</p>
    <address>
      {addressLines(address).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  </div>
)

/** The billing address and the delivery address. */
export const Addresses = ({ order, texts }: { order: OrderView; texts: CheckoutTexts }) => (
  <div className="cols2">
    <One title={texts('billing')} address={order.billing} />
    {order.delivery === 'ship' ? (
      <One title={texts('shippingAddress')} address={order.shipping ?? order.billing} />
    ) : null}
  </div>
)
