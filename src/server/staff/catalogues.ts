import { createOpenList } from '../../kernel/open-list.ts'
import type { Catalogue } from '../../kernel/texts.ts'
import { accountPageTexts } from '../../pages/account/texts.nl.ts'
import { cartPageTexts } from '../../pages/cart/texts.nl.ts'
import { checkoutTexts } from '../../pages/checkout/texts.nl.ts'
import { consentTexts } from '../../pages/consent/texts.nl.ts'
import { fileRequestTexts } from '../../pages/file-request/texts.nl.ts'
import { viewerTexts } from '../../pages/file-viewer/texts.nl.ts'
import { layerTexts } from '../../pages/layers/texts.nl.ts'
import { newsletterPageTexts } from '../../pages/newsletter/texts.nl.ts'
import { reviewPageTexts } from '../../pages/reviews/texts.nl.ts'
import { stockAlertPageTexts } from '../../pages/stock-alert/texts.nl.ts'
import { pageTexts } from '../../pages/texts.nl.ts'
import { withdrawTexts } from '../../pages/withdraw/texts.nl.ts'
import { widgets } from '../../widgets/registry.ts'

/** The catalogues of pages by the prefix of their keys; those of widgets stand with the widgets. */
export const catalogues = createOpenList<Catalogue>('catalogue of texts', [
  ['page', pageTexts],
  ['account', accountPageTexts],
  ['cart', cartPageTexts],
  ['checkout', checkoutTexts],
  ['withdraw', withdrawTexts],
  ['review', reviewPageTexts],
  ['stock-alert', stockAlertPageTexts],
  ['file-viewer', viewerTexts],
  ['file-request', fileRequestTexts],
  ['newsletter', newsletterPageTexts],
  ['consent', consentTexts],
  ['layer', layerTexts],
])

/** Every catalogue whose texts staff may override, by the prefix of their keys. */
export const allCatalogues = (): ReadonlyMap<string, Catalogue> =>
  new Map([...catalogues, ...[...widgets.values()].map(({ name, texts }) => [name, texts] as const)])
