import type { Texts } from '../../../kernel/texts.ts'
import type { ResultRow, ResultsModel } from './model.ts'
import type { ResultText } from './texts.nl.ts'

export type FoundModel = ResultsModel & { shown: 'files' }
export type ResultTexts = Texts<ResultText>

export interface FoundProps {
  model: FoundModel
  texts: ResultTexts
}

export interface RowProps extends FoundProps {
  row: ResultRow
}

/** The form that the boxes of the rows belong to, wherever they stand. */
export const selectionForm = 'wpfd-selection'

/** What scripts of old pages read on a link to a file. */
export const fileData = ({ id, categoryId }: ResultRow) => ({
  'data-id': id,
  'data-catid': categoryId,
  'data-category_id': categoryId,
})

/** Only stored files that may be downloaded get a box (LIB-12, LIB-19). */
export const canBeChosen = ({ model: { settings }, row }: RowProps): boolean =>
  settings.downloadSelected && row.inside !== undefined && !row.inside.remote
