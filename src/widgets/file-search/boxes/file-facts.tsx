import { formatBytes } from '../../../kernel/bytes.ts'
import { formatNumber } from '../../../kernel/numbers.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import type { BoxedFile } from '../calls/file.ts'
import type { FormTexts } from '../form/text-props.ts'

/** The known facts of a file. */
export function FileFacts({ file, texts }: { file: BoxedFile; texts: FormTexts }) {
  const rows = [
    { label: texts('type'), value: file.type },
    { label: texts('versionColumn'), value: file.version },
    { label: texts('size'), value: file.remote ? '' : formatBytes(file.bytes) },
    { label: texts('hits'), value: formatNumber(file.hits) },
    { label: texts('category'), value: file.category },
    { label: texts('created'), value: file.created },
    { label: texts('updated'), value: file.modified },
    { label: texts('boxTags'), value: file.tags },
    ...file.fields.map(({ label, value, type }) => ({
      label,
      value:
        type === 'url' && value !== '' ? (
          <a href={value} rel="external noopener" lang={texts.lang('urlLink')}>
            {texts('urlLink')}
          </a>
        ) : (
          value
        ),
    })),
  ]
  return <Facts rows={rows.filter(({ value }) => value !== '')} />
}
