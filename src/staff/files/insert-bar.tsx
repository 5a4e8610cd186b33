import { Button } from '../../ui/button/button.tsx'
import type { FileRow } from './api/answers.ts'
import { categoryMessage, fileMessage, type InsertMode, sendPick } from './insert.ts'
import { fileTexts as t } from './texts.ts'

interface Props {
  mode: InsertMode
  /** The single chosen file. */
  file?: FileRow
  category?: { id: number; name: string }
}

/** Section 2: choosing a file hides 'insert category', choosing a category hides 'insert file'. */
export function InsertBar({ mode, file, category }: Props) {
  const wantsFile = mode !== 'category'
  const chosen = wantsFile && file ? file.title : mode === 'file' ? undefined : category?.name
  const say = wantsFile ? t('insertFileSay') : t('insertCategorySay')
  return (
    <div className="fm-insert">
      <p role="status">{chosen === undefined ? say : t('insertChosen', { name: chosen })}</p>
      {wantsFile ? (
        <Button disabled={!file} onClick={() => file && sendPick(fileMessage(file))}>
          {t('insertFile')}
        </Button>
      ) : null}
      {mode === 'file' ? null : (
        <Button
          plain={mode === 'both'}
          disabled={!category}
          onClick={() => category && sendPick(categoryMessage(category))}
        >
          {t('insertCategory')}
        </Button>
      )}
    </div>
  )
}
