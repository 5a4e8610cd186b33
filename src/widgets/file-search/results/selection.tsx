import { maxZipFiles } from '../../../features/library/index.ts'
import { Button, TextButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SelectionBar } from '../../../ui/table/table.tsx'
import { callPath, searchZipName } from './calls.ts'
import type { ZipNotice } from './notice.ts'
import { type FoundProps, formatCount, type ResultTexts, selectionForm } from './view-props.ts'

/**
 * 'Download selected', which shows while something is chosen (LIB-13). Sent as it is, the form leads to the zip
 * itself (LIB-25): `download` tells the call that no script will read its answer.
 */
export function Selection({ model, texts }: FoundProps) {
  const { notice } = model
  return (
    <form
      id={selectionForm}
      className="wpfd-selection"
      method="post"
      action={callPath('files.zipSeletedFilesMultipleCategories')}
      data-name={searchZipName}
    >
      <SelectionBar
        className={notice && 'has-said'}
        status={texts('chosen')}
        clear={<TextButton type="reset">{texts('clearChoice')}</TextButton>}
        action={
          <Button
            type="submit"
            className="wpfd-download-selected"
            name="download"
            value="1"
            lang={texts.lang('downloadSelected')}
          >
            <Icon name="download" />
            {texts('downloadSelected')}
          </Button>
        }
        error={notice && <Problem notice={notice} texts={texts} />}
      />
    </form>
  )
}

function Problem({ notice, texts }: { notice: ZipNotice; texts: ResultTexts }) {
  if (notice.code === 'missing') return <span lang={texts.lang('zipMissing')}>{texts('zipMissing')}</span>
  if (notice.code === 'nothing') return <span lang={texts.lang('zipNothing')}>{texts('zipNothing')}</span>
  if (notice.code === 'too-many') return texts('zipTooMany', { limit: formatCount(maxZipFiles) })
  return notice.title === undefined ? texts('zipLockedUnknown') : texts('zipLocked', { title: notice.title })
}
