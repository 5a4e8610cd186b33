import type { Fields } from '../../widgets/fields.ts'
import { newsletterFields } from '../../widgets/shared/email/newsletter-fields.ts'
import { panelFields } from '../../widgets/shared/layers/panel-fields.ts'
import { popupFields } from '../../widgets/shared/layers/popup-fields.ts'
import type { OpenDocument } from './document.ts'

const byKind: Partial<Record<OpenDocument['kind'], Fields>> = {
  popup: popupFields,
  panel: panelFields,
  newsletter: newsletterFields,
}

/** Settings of the document itself: of a popup, panel or newsletter. */
export const rootFieldsOf = ({ kind }: Pick<OpenDocument, 'kind'>): Fields => byKind[kind] ?? {}
