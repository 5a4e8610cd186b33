import { maxZipFiles } from '../../../features/library/index.ts'
import { formatBytes } from '../../../kernel/bytes.ts'
import { formatNumber } from '../../../kernel/numbers.ts'
import { Button, TextButton, TextLink } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { SelectionBar } from '../../../ui/table/table.tsx'
import { searchPath, searchQuery } from './address.ts'
import { callPath, searchZipName } from './calls.ts'
import type { CarriedFile } from './chosen.ts'
import { chosenParameter, chosenValue } from './chosen-value.ts'
import type { ZipNotice } from './notice.ts'
import { type FoundProps, type ResultTexts, selectionForm } from './view-props.ts'

/**
 * The form of the selection with 'Download selected', which shows while files are selected (LIB-13). Without scripts it
 * leads to the zip itself (LIB-25): `download` tells the call to answer with the file. Its other buttons lead to
 * neighbouring result pages and keep the selection.
 */
export function Selection({ model, texts }: FoundProps) {
  const { notice, rows, chosen, path, request, settings } = model
  const elsewhere = chosen.filter(({ id }) => !rows.some((row) => row.id === id))
  const clear =
    chosen.length > 0 ? (
      <>
        <TextButton type="reset" className="wpfd-live">
          {texts('clearChoice')}
        </TextButton>
        <TextLink href={clearedPath(model)} className="wpfd-plain">
          {texts('clearChoice')}
        </TextLink>
      </>
    ) : (
      <TextButton type="reset">{texts('clearChoice')}</TextButton>
    )
  return (
    <form
      id={selectionForm}
      className="wpfd-selection"
      method="post"
      action={callPath('files.zipSeletedFilesMultipleCategories')}
      data-name={searchZipName}
    >
      {request.paging
        ? [...searchQuery({ ...request, page: 1 }, settings.perPage)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))
        : null}
      {elsewhere.map(({ id, category, size }) => (
        <input
          key={id}
          type="hidden"
          className="wpfd-carried"
          name={chosenParameter}
          value={chosenValue(id, category)}
          data-size={size}
        />
      ))}
      <SelectionBar
        className={classNames(notice && 'has-said', elsewhere.length > 0 && 'has-more')}
        status={elsewhere.length > 0 ? carriedWords(elsewhere, texts) : texts('chosen')}
        clear={
          <>
            {clear}
            {request.paging ? <OtherPages model={model} texts={texts} path={path} /> : null}
          </>
        }
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

const clearedPath = ({ path, request, settings, page }: FoundProps['model']) =>
  searchPath({ path, request, perPage: settings.perPage }, { page })

function carriedWords(files: readonly CarriedFile[], texts: ResultTexts): string {
  const size = formatBytes(files.reduce((sum, file) => sum + file.size, 0))
  return files.length === 1
    ? texts('carriedOne', { size })
    : texts('carriedMany', { count: formatNumber(files.length), size })
}

/** A GET to the page itself keeps the ticked files selected. With scripts the browser keeps them. */
function OtherPages({ model: { page, pages }, texts, path }: FoundProps & { path: string }) {
  const to = (number: number, text: 'choosePrevious' | 'chooseNext') =>
    number < 1 || number > pages ? null : (
      <TextButton
        type="submit"
        className="wpfd-plain"
        formMethod="get"
        formAction={path}
        name="paged"
        value={number}
      >
        {texts(text)}
      </TextButton>
    )
  return (
    <>
      {to(page - 1, 'choosePrevious')}
      {to(page + 1, 'chooseNext')}
    </>
  )
}

function Problem({ notice, texts }: { notice: ZipNotice; texts: ResultTexts }) {
  if (notice.code === 'missing') return <span lang={texts.lang('zipMissing')}>{texts('zipMissing')}</span>
  if (notice.code === 'nothing') return <span lang={texts.lang('zipNothing')}>{texts('zipNothing')}</span>
  if (notice.code === 'too-many') return texts('zipTooMany', { limit: formatNumber(maxZipFiles) })
  if (notice.code === 'lost')
    return notice.title === undefined ? texts('zipLostUnknown') : texts('zipLost', { title: notice.title })
  return notice.title === undefined ? texts('zipLockedUnknown') : texts('zipLocked', { title: notice.title })
}
