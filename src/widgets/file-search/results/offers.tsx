import { renderToStaticMarkup } from 'react-dom/server'
import type { Shop } from '../../../features/shop/index.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import { AddToCartLink } from '../../shared/products/add-to-cart-button.tsx'
import { toProductCard } from '../../shared/products/product-card.ts'
import { productCardTexts } from '../../shared/products/product-card-texts.nl.ts'
import type { Offers } from './load.ts'

const texts = createTexts<keyof typeof productCardTexts>(textData(productCardTexts))

/** Add-to-cart buttons for files that the shop sells (LIB-18). */
export const offersOf =
  (shop: Pick<Shop, 'catalogue'>): Offers =>
  async (fileIds) => {
    const cards = [...(await shop.catalogue.offersOf(fileIds))]
    return new Map(
      cards
        .filter(([, card]) => card.kind === 'simple' && card.stock !== 'out_of_stock')
        .map(([id, card]) => [
          id,
          renderToStaticMarkup(<AddToCartLink product={toProductCard(card)} texts={texts} />),
        ]),
    )
  }
