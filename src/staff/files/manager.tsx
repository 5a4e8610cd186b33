import { type DragEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button, TextButton } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Message } from '../../ui/message/message.tsx'
import { Empty, Failed, Waiting } from '../../ui/state/state.tsx'
import type { FileRow } from './api/answers.ts'
import { type FilesChange, type ListQuery, library, type Sort } from './api/library.ts'
import { type Refusal, refusalOf } from './api/refusal.ts'
import type { InsertMode } from './insert.ts'
import { InsertBar } from './insert-bar.tsx'
import { BulkBar } from './list/bulk-bar.tsx'
import { FileFilters } from './list/file-filters.tsx'
import { FileTable } from './list/file-table.tsx'
import { PageSteps } from './list/page-steps.tsx'
import { Modal } from './modal.tsx'
import { FilePanel } from './panel/file-panel.tsx'
import { fileTexts as t } from './texts.ts'
import { CategoryDialog } from './tree/category-dialog.tsx'
import { CategoryTree, filesType } from './tree/category-tree.tsx'
import { type Goal, trail } from './tree/tree.ts'
import { droppedFiles, holdsFiles } from './uploads/dropped-files.ts'
import { UploadButtons } from './uploads/upload-buttons.tsx'
import { UploadPanel } from './uploads/upload-panel.tsx'
import { type ChosenFile, UploadQueue } from './uploads/upload-queue.ts'
import { useCalmly, useCategories, useFiles } from './use-library.ts'

/** While files come in, lists are asked again this often. */
const refreshMs = 1_000

const start: ListQuery = { below: false, words: '', sort: 'title', descending: false, page: 1 }

type Asked = { kind: 'new' | 'edit' | 'delete'; id?: number }

/** The file manager (EDIT-03, LIB-21); with `insert` it stands in the picker's frame and hands over what is chosen. */
export function FileManager({ insert }: { insert?: InsertMode }) {
  const [query, setQuery] = useState<ListQuery>(() => ({ ...start, ...addressed() }))
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [known, setKnown] = useState<ReadonlyMap<number, FileRow>>(new Map())
  const [opened, setOpened] = useState<number>()
  const [asked, setAsked] = useState<Asked>()
  const [published, setPublished] = useState(true)
  const [arrived, setArrived] = useState(0)
  const [said, setSaid] = useState('')
  const [refusal, setRefusal] = useState<Refusal>()
  const [over, setOver] = useState(false)
  const categories = useCategories()
  const list = useFiles(query)
  const { all } = categories
  const category = all.find(({ id }) => id === query.categoryId)
  const { found } = list

  const refresh = () => {
    list.reload()
    void categories.reload()
  }
  const refreshCalmly = useCalmly(() => {
    setArrived((count) => count + 1)
    refresh()
  }, refreshMs)
  const arrive = useRef(refreshCalmly)
  arrive.current = refreshCalmly
  const [queue] = useState(() => new UploadQueue(() => arrive.current()))

  // What is chosen may stand on another page by now.
  useEffect(() => {
    if (found)
      setKnown((before) => new Map([...before, ...found.files.map((file) => [file.id, file] as const)]))
  }, [found])
  useEffect(() => keepAddress(query.categoryId), [query.categoryId])
  // The way to what is selected is unfolded.
  useEffect(() => {
    const above = trail(all, query.categoryId).slice(0, -1)
    setOpen((before) =>
      above.every(({ id }) => before.has(id)) ? before : new Set([...before, ...above.map(({ id }) => id)]),
    )
  }, [all, query.categoryId])

  const change = useCallback((part: Partial<ListQuery>) => setQuery((before) => ({ ...before, ...part })), [])
  const select = (id: number | undefined) => {
    if (id === query.categoryId) return
    setChosen(new Set())
    setQuery(({ categoryId: _, ...before }) => ({
      ...before,
      page: 1,
      ...(id !== undefined && { categoryId: id }),
    }))
  }
  const sortBy = (sort: Sort) =>
    change({ sort, descending: query.sort === sort ? !query.descending : false, page: 1 })

  /** Does something on the server, says so, and shows what became of it. */
  const act = async (work: () => Promise<string>) => {
    try {
      setSaid(await work())
      setRefusal(undefined)
    } catch (error) {
      setRefusal(refusalOf(error))
    }
    refresh()
  }
  const nameOf = (id: number | null) => all.find((one) => one.id === id)?.name ?? t('allFiles')
  const changeFiles = (ids: readonly number[], wanted: FilesChange) =>
    act(async () => {
      const count = await library.changeFiles(ids, wanted)
      setChosen(new Set())
      return wanted.categoryId === undefined
        ? t('changedFiles', { count })
        : t('movedFiles', { count, name: nameOf(wanted.categoryId) })
    })
  const deleteFiles = () =>
    act(async () => {
      await library.deleteFiles([...chosen])
      setChosen(new Set())
      return t('removed', { count: chosen.size })
    })
  const place = (id: number, goal: Goal) =>
    act(async () => {
      await library.changeCategory(id, goal)
      return t('moved', { name: nameOf(id), parent: nameOf(goal.parentId) })
    })
  const deleteCategory = (id: number) =>
    act(async () => {
      await library.deleteCategory(id)
      if (id === query.categoryId) select(all.find((one) => one.id === id)?.parentId)
      return ''
    })
  const upload = (files: readonly ChosenFile[], categoryId: number) =>
    queue.add(files, { categoryId, published })
  const dropInto = async (id: number, transfer: DataTransfer) => {
    if (transfer.types.includes(filesType))
      return changeFiles(idsIn(transfer.getData(filesType)), { categoryId: id })
    upload(await droppedFiles(transfer), id)
  }
  const onDragOver = (event: DragEvent) => {
    if (!category || !holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    setOver(false)
    if (!category || !holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    void dropInto(category.id, event.dataTransfer)
  }

  const label = t('listOf', { name: category?.name ?? t('allFiles') })
  const [onlyChosen] = chosen.size === 1 ? chosen : []
  const oneFile = onlyChosen === undefined ? undefined : known.get(onlyChosen)
  const asksFor = all.find(({ id }) => id === asked?.id)
  const sees = useMemo(() => (found ? Math.min(query.page, found.pages) : 1), [found, query.page])

  return (
    <div className={classNames('fm', insert && 'is-frame')}>
      <aside className="fm-side" aria-label={t('categories')}>
        <div className="fm-tools">
          <TextButton onClick={() => setAsked({ kind: 'new' })}>{t('categoryNew')}</TextButton>
          {category ? (
            <>
              <TextButton onClick={() => setAsked({ kind: 'edit', id: category.id })}>
                {t('categoryEdit')}
              </TextButton>
              <TextButton onClick={() => setAsked({ kind: 'delete', id: category.id })}>
                {t('categoryDelete')}
              </TextButton>
            </>
          ) : null}
        </div>
        <CategoryTree
          branches={all}
          open={open}
          onOpen={setOpen}
          selected={query.categoryId}
          onSelect={select}
          onPlace={place}
          onRename={(id) => setAsked({ kind: 'edit', id })}
          onDelete={(id) => setAsked({ kind: 'delete', id })}
          onDropFiles={(id, transfer) => void dropInto(id, transfer)}
        />
      </aside>
      <section
        className={classNames('fm-main', over && 'is-over')}
        aria-label={label}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <UploadButtons
          into={category?.name}
          published={published}
          onPublished={setPublished}
          onChosen={(files) => category && upload(files, category.id)}
        />
        <UploadPanel queue={queue} />
        <FileFilters query={query} onQuery={change} />
        <Said said={said} refusal={refusal ?? categories.refusal} />
        <BulkBar
          count={chosen.size}
          branches={all}
          onChange={(wanted) => void changeFiles([...chosen], wanted)}
          onDelete={() => void deleteFiles()}
          onClear={() => setChosen(new Set())}
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
        ) : found ? (
          <div aria-busy={list.busy}>
            <p className="fm-count num" role="status">
              {found.total === 1 ? t('foundOne') : t('found', { count: found.total })}
            </p>
            {found.total === 0 ? (
              query.words === '' && !query.state ? (
                <Empty title={t('none')}>{category ? <p>{t('noneSay')}</p> : null}</Empty>
              ) : (
                <Empty title={t('noneFound')}>
                  <p>{t('noneFoundSay')}</p>
                </Empty>
              )
            ) : (
              <FileTable
                label={label}
                files={found.files}
                query={query}
                chosen={chosen}
                withCategory={!category || query.below}
                onChosen={setChosen}
                onSort={sortBy}
                onOpen={setOpened}
              />
            )}
            <PageSteps page={sees} pages={found.pages} onPage={(page) => change({ page })} />
          </div>
        ) : (
          <Waiting text={t('loading')} bars={6} />
        )}
        {category ? <p className="fm-drop">{t('uploadDrop', { name: category.name })}</p> : null}
      </section>
      {insert ? <InsertBar mode={insert} file={oneFile} category={category} /> : null}
      {opened === undefined ? null : (
        <FilePanel
          key={opened}
          fileId={opened}
          branches={all}
          revision={arrived}
          onClose={() => setOpened(undefined)}
          onChanged={refresh}
          onReplace={(file) => queue.add([{ file }], { fileId: opened })}
        />
      )}
      {asked?.kind === 'new' || (asked?.kind === 'edit' && asksFor) ? (
        <CategoryDialog
          branches={all}
          branch={asksFor}
          parentId={query.categoryId}
          onClose={() => setAsked(undefined)}
          onSaved={(id) => {
            setAsked(undefined)
            void categories.reload().then(() => select(id))
          }}
        />
      ) : null}
      {asked?.kind === 'delete' && asksFor ? (
        <Modal id="fm-delete-category" title={t('categoryDelete')} onClose={() => setAsked(undefined)}>
          <p>{t('categoryDeleteSure', { name: asksFor.name })}</p>
          <div className="foot-row">
            <Button
              onClick={() => {
                setAsked(undefined)
                void deleteCategory(asksFor.id)
              }}
            >
              {t('categoryDelete')}
            </Button>
            <Button plain data-closes="">
              {t('cancel')}
            </Button>
          </div>
        </Modal>
      ) : null}
    </div>
  )
}

function Said({ said, refusal }: { said: string; refusal?: Refusal | undefined }) {
  if (!refusal) return said === '' ? null : <Message tone="plain">{said}</Message>
  return (
    <Message tone="wrong" role="alert">
      {refusal.text}{' '}
      {refusal.signedOut ? (
        <a
          href={`/my-account/?redirect_to=${encodeURIComponent(window.location.pathname + window.location.search)}`}
        >
          {t('signIn')}
        </a>
      ) : null}
    </Message>
  )
}

const addressName = 'category'

/** A category can be linked to. */
function addressed(): Partial<ListQuery> {
  const id = Number(new URLSearchParams(window.location.search).get(addressName))
  return Number.isInteger(id) && id > 0 ? { categoryId: id } : {}
}

function keepAddress(id: number | undefined): void {
  const url = new URL(window.location.href)
  if (id === undefined) url.searchParams.delete(addressName)
  else url.searchParams.set(addressName, String(id))
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}

/** What our own drag carries; another page's may carry anything. */
function idsIn(json: string): number[] {
  try {
    const ids: unknown = JSON.parse(json)
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : []
  } catch {
    return []
  }
}
