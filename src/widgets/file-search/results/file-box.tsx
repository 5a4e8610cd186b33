import { canBeChosen, type RowProps, selectionForm } from './view-props.ts'

/**
 * The box of a file that can go into a zip. It belongs to the form of the selection, and says by its name and
 * value, as the classic call reads them, which file stands in which category.
 */
export function FileBox(props: RowProps) {
  const { row, texts } = props
  if (!canBeChosen(props)) return null
  return (
    <input
      type="checkbox"
      className="box cbox_file_download"
      form={selectionForm}
      name={`selectedFileWithCategoryIds[${row.id}]`}
      value={row.categoryId}
      data-id={row.id}
      data-catid={row.categoryId}
      data-size={row.size}
      aria-label={texts('choose', { title: row.title })}
    />
  )
}
