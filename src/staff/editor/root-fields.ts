import type { Fields } from '../../widgets/fields.ts'
import { panelFields } from '../../widgets/shared/layers/panel-fields.ts'
import { popupFields } from '../../widgets/shared/layers/popup-fields.ts'
import type { OpenDocument } from './document.ts'

const byKind: Partial<Record<OpenDocument['kind'], Fields>> = { popup: popupFields, panel: panelFields }

/** What can be set of a document itself: the settings of a popup or panel. */
export const rootFieldsOf = ({ kind }: Pick<OpenDocument, 'kind'>): Fields => byKind[kind] ?? {}
