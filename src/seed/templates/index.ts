import type { EntryType, TemplateRole } from '../../features/content/index.ts'
import type { DocumentData } from '../../kernel/document.ts'
import { archiveJacobalia } from './archive-jacobalia.ts'
import { archivePost } from './archive-post.ts'
import { archiveProduct } from './archive-product.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'
import { notFound } from './not-found.ts'
import { search } from './search.ts'
import { singleAgenda } from './single-agenda.ts'
import { singleJacobalia } from './single-jacobalia.ts'
import { singlePage } from './single-page.ts'
import { singlePost } from './single-post.ts'
import { singleProduct } from './single-product.ts'

export interface SeedTemplate {
  role: TemplateRole
  type?: EntryType
  title: string
  data: DocumentData
}

/**
 * Every template of the site.
 * @param pictures ids in the media library; `road` stands beside the words of a page that is not there
 */
export const templates = (pictures: { road?: number } = {}): readonly SeedTemplate[] => [
  { role: 'header', title: 'Kop van de site', data: header },
  { role: 'footer', title: 'Voet van de site', data: footer },
  { role: 'single', title: 'Bladzijde', data: singlePage },
  { role: 'single', type: 'jacobalia', title: 'Plaats', data: singleJacobalia() },
  { role: 'single', type: 'post', title: 'Nieuwsbericht', data: singlePost },
  { role: 'single', type: 'agenda', title: 'Activiteit', data: singleAgenda },
  { role: 'single', type: 'product', title: 'Product', data: singleProduct },
  { role: 'archive', title: 'Overzicht van nieuws', data: archivePost },
  { role: 'archive', type: 'jacobalia', title: 'Overzicht van plaatsen', data: archiveJacobalia },
  { role: 'archive', type: 'product', title: 'Overzicht van producten', data: archiveProduct },
  { role: 'search', title: 'Zoeken', data: search },
  { role: 'not-found', title: 'Niet gevonden', data: notFound(pictures.road) },
]
