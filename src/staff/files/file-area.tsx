import { type DragEvent, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Empty, Failed, Waiting } from '../../ui/state/state.tsx'
import { BulkBar } from './list/bulk-bar.tsx'
import { FileFilters } from './list/file-filters.tsx'
import { FileTable } from './list/file-table.tsx'
import { PageSteps } from './list/page-steps.tsx'
import { Said } from './said.tsx'
import { fileTexts as t } from './texts.ts'
import { holdsFiles } from './uploads/dropped-files.ts'
import { UploadButtons } from './uploads/upload-buttons.tsx'
import { UploadPanel } from './uploads/upload-panel.tsx'
import type { Manager } from './use-manager.ts'

/** The files of a category: uploading, finding, choosing. Files and folders can be dropped anywhere on it. */
export function FileArea({ manager, onOpen }: { manager: Manager; onOpen(id: number): void }) {
  const [over, setOver] = useState(false)
  const { category, query, list, chosen } = manager
  const label = t('listOf', { name: category?.name ?? t('allFiles') })
  const onDragOver = (event: DragEvent) => {
    if (!category || !holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    setOver(false)
    if (!category || !holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    void manager.dropInto(category.id, event.dataTransfer)
  }
  return (
    <section
      className={classNames('fm-main', over && 'is-over')}
      aria-label={label}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <UploadButtons
        into={category?.name}
        published={manager.published}
        onPublished={manager.setPublished}
        onChosen={(files) => category && manager.upload(files, category.id)}
      />
      <UploadPanel queue={manager.queue} />
      <FileFilters query={query} onQuery={manager.change} />
      <Said said={manager.said} refusal={manager.refusal} />
      <BulkBar
        count={chosen.size}
        branches={manager.all}
        onChange={(wanted) => void manager.changeChosen(wanted)}
        onDelete={() => void manager.deleteChosen()}
        onClear={() => manager.setChosen(new Set())}
      />
      {list.refusal ? (
        <Failed
          text={list.refusal.text}
          action={
            <Button plain onClick={list.reload}>
              {t('again')}
            </Button>
          }
        />
      ) : list.found ? (
        <div aria-busy={list.busy}>
          <p className="fm-count num" role="status">
            {list.found.total === 1
              ? t('foundOne')
              : t('found', { count: list.found.total.toLocaleString('nl-NL') })}
          </p>
          {list.found.total === 0 ? (
            <NoFiles manager={manager} />
          ) : (
            <FileTable
              label={label}
              files={list.found.files}
              query={query}
              chosen={chosen}
              withCategory={!category || query.below}
              onChosen={manager.setChosen}
              onSort={manager.sortBy}
              onOpen={onOpen}
            />
          )}
          <PageSteps
            page={Math.min(query.page, list.found.pages)}
            pages={list.found.pages}
            onPage={(page) => manager.change({ page })}
          />
        </div>
      ) : (
        <Waiting text={t('loading')} bars={6} />
      )}
      {category ? <p className="fm-drop">{t('uploadDrop', { name: category.name })}</p> : null}
    </section>
  )
}

function NoFiles({ manager: { query, category } }: { manager: Manager }) {
  if (query.words !== '' || query.state)
    return (
      <Empty title={t('noneFound')}>
        <p>{t('noneFoundSay')}</p>
      </Empty>
    )
  return <Empty title={t('none')}>{category ? <p>{t('noneSay')}</p> : null}</Empty>
}
