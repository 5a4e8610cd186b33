import type { Texts } from '../../kernel/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/field/field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { FileCategoryModel } from './load.ts'
import type { texts as catalogue } from './texts.nl.ts'

const action = '/wp-admin/admin-ajax.php?juwpfisadmin=false&action=wpfd&task=files.zipSeletedFiles'

/** All of a category as one zip: `download` asks the call to lead to the zip itself instead of answering JSON. */
export const ZipForm = ({
  category,
  zip,
  texts,
}: {
  category: number
  zip: NonNullable<NonNullable<FileCategoryModel['category']>['zip']>
  texts: Texts<keyof typeof catalogue>
}) => (
  <form className="zip" method="post" action={action}>
    <input type="hidden" name="wpfd_category_id" value={category} />
    <input type="hidden" name="filesId" value={zip.ids.join(',')} />
    <Button plain type="submit" name="download" value="1">
      <Icon name="download" />
      {texts('zip')}
    </Button>
    {zip.problem ? (
      <FieldError live>
        <span lang={texts.lang(zip.problem)}>{texts(zip.problem)}</span>
      </FieldError>
    ) : null}
  </form>
)
