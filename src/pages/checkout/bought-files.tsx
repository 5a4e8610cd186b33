import { formatLongDate } from '../../kernel/dates.ts'
import { Button } from '../../ui/button/button.tsx'
import { DownloadList } from '../../ui/download-list/download-list.tsx'
import { callPath, chosenParameter, chosenValue } from '../../widgets/file-search/door.ts'
import type { Site } from '../page.ts'
import { type CheckoutTexts, checkoutTextsOf } from './texts.ts'

/** A file that an order opens. */
export interface BoughtFile {
  id: number
  /** Its category in the library. */
  category: number
  title: string
  say: string
  /** Absent while it cannot be downloaded. */
  href?: string | undefined
  /** Downloads left; absent: unlimited. */
  left?: number | undefined
  until?: Date | undefined
  /** Proves the right of a visitor who is not signed in. */
  link?: { order: string; key: string } | undefined
}

/** Bought library files, one by one, and all together in a zip. */
export function BoughtFiles({ site, files }: { site: Site; files: readonly BoughtFile[] }) {
  const texts = checkoutTextsOf(site)
  const open = files.filter(({ href }) => href !== undefined)
  const task = 'files.zipSeletedFilesMultipleCategories'
  return (
    <>
      <DownloadList
        label={texts('downloads')}
        download={texts('download')}
        files={files.map((file) => ({ ...file, say: wordsOf(file, texts) }))}
      />
      {open.length > 1 ? (
        <form className="after" method="post" action={callPath(task, { download: 1, ...open[0]?.link })}>
          {open.map(({ id, category }) => (
            <input key={id} type="hidden" name={chosenParameter} value={chosenValue(id, category)} />
          ))}
          <Button plain type="submit">
            {texts('downloadsZip')}
          </Button>
        </form>
      ) : null}
    </>
  )
}

const wordsOf = ({ say, left, until }: BoughtFile, texts: CheckoutTexts): string =>
  [
    say,
    ...(left === undefined ? [] : [texts('downloadsTimes', { times: Math.max(0, left) })]),
    ...(until ? [texts('downloadsUntil', { date: formatLongDate(until) })] : []),
  ].join(', ')
