import { chosenParameter, chosenValue } from './chosen-value.ts'
import { canBeChosen, type RowProps, selectionForm } from './view-props.ts'

/**
 * The checkbox of a file that may go into a zip. It belongs to the form of the selection, where there is one; its value
 * names the file and its category.
 */
export function FileBox(props: RowProps) {
  const { row, model, texts } = props
  if (!canBeChosen(props)) return null
  return (
    <input
      type="checkbox"
      className="box cbox_file_download"
      form={model.settings.downloadSelected ? selectionForm : undefined}
      name={chosenParameter}
      value={chosenValue(row.id, row.categoryId)}
      defaultChecked={model.chosen.some(({ id }) => id === row.id)}
      data-id={row.id}
      data-catid={row.categoryId}
      data-size={row.size}
      aria-label={texts('choose', { title: row.title })}
    />
  )
}
