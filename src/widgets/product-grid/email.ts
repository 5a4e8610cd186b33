import { formatPrice } from '../../kernel/money.ts'
import { emailPicture, type ToEmail } from '../shared/email/email.ts'
import type { ProductCardModel } from '../shared/products/product-card.ts'
import type { ProductGridProps } from './fields.ts'
import { texts } from './texts.nl.ts'

const toEmail: ToEmail<ProductGridProps, readonly ProductCardModel[]> = ({ heading }, cards) => [
  ...(heading ? [{ kind: 'chapter' as const, text: heading }] : []),
  ...cards.map(({ title, href, picture, price, isFrom }) => ({
    kind: 'card' as const,
    title,
    url: href,
    say: '',
    picture: picture && emailPicture(picture),
    facts: isFrom ? texts.from.replace('{price}', formatPrice(price.cents)) : formatPrice(price.cents),
  })),
]

export default toEmail
