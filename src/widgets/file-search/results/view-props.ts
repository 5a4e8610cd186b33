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

/** Id of the form that the rows' checkboxes belong to. */
export const selectionForm = 'wpfd-selection'

/** Attributes of a file's link that scripts of classic pages read. */
export const fileData = ({ id, categoryId }: ResultRow) => ({
  'data-id': id,
  'data-catid': categoryId,
  'data-category_id': categoryId,
})

/** Only stored files that the visitor may download have a checkbox (LIB-12, LIB-19). */
export const canBeChosen = ({ row }: RowProps): boolean => row.inside !== undefined && !row.inside.remote
