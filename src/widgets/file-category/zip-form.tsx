import { formatBytes } from '../../kernel/bytes.ts'
import { formatNumber } from '../../kernel/numbers.ts'
import type { Texts } from '../../kernel/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/field/field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { FileCategoryModel } from './load.ts'
import type { texts as catalogue } from './texts.nl.ts'

const action = '/wp-admin/admin-ajax.php?juwpfisadmin=false&action=wpfd&task=files.download'

/** Downloads a category as one zip. The field `download` asks the server to redirect here on errors. */
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
    {zip.own ? <input type="hidden" name="own" value="1" /> : null}
    <Button plain type="submit" name="download" value="1">
      <Icon name="download" />
      {texts('zip')}
    </Button>
    <span className="small quiet num">
      {zip.files === 1
        ? texts('zipOne', { size: formatBytes(zip.bytes) })
        : texts('zipMany', { count: formatNumber(zip.files), size: formatBytes(zip.bytes) })}
    </span>
    {zip.problem ? (
      <FieldError live>
        <span lang={texts.lang(zip.problem)}>{texts(zip.problem)}</span>
      </FieldError>
    ) : null}
  </form>
)
