import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { onReturned } from '../api/thrown.ts'
import { keepAddress, queryIn, searchOf } from './address.ts'
import type { FileRow } from './api/answers.ts'
import { type FilesChange, type ListQuery, library, type Sort } from './api/library.ts'
import { type Refusal, refusalOf } from './api/refusal.ts'
import { filesType, idsIn } from './drag.ts'
import { fileTexts as t } from './texts.ts'
import { type Goal, trail } from './tree/tree.ts'
import { droppedFiles } from './uploads/dropped-files.ts'
import { sendFile } from './uploads/send-file.ts'
import { type ChosenFile, UploadQueue } from './uploads/upload-queue.ts'
import { useCalmly, useCategories, useFiles } from './use-library.ts'

/** How often lists are requested again while uploads finish. */
const refreshMs = 1_000

/** The address that was opened; a new object for each visit. */
export interface Visit {
  search: string
}

/** State and actions of the file manager; every action reports its result. */
export function useManager(visit: Visit) {
  const [query, setQuery] = useState<ListQuery>(() => queryIn(visit.search))
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [known, setKnown] = useState<ReadonlyMap<number, FileRow>>(new Map())
  const [published, setPublished] = useState(true)
  const [arrived, setArrived] = useState(0)
  const [said, setSaid] = useState('')
  const [refusal, setRefusal] = useState<Refusal>()
  const categories = useCategories()
  const list = useFiles(query)
  const { all } = categories
  const { found } = list

  const refresh = () => {
    list.reload()
    void categories.reload()
  }
  const arrive = useCalmly(() => {
    setArrived((count) => count + 1)
    refresh()
  }, refreshMs)
  const [queue] = useState(() => new UploadQueue(arrive, sendFile))

  // The chosen files may be on another page by now.
  useEffect(() => {
    if (found)
      setKnown((before) => new Map([...before, ...found.files.map((file) => [file.id, file] as const)]))
  }, [found])
  useEffect(() => {
    setQuery((before) => {
      const asked = queryIn(visit.search)
      return searchOf(asked, '') === searchOf(before, '') ? before : asked
    })
  }, [visit])
  useEffect(() => keepAddress(query), [query])
  // Unfolds the path to the selected category.
  useEffect(() => {
    const above = trail(all, query.categoryId).slice(0, -1)
    setOpen((before) =>
      above.every(({ id }) => before.has(id)) ? before : new Set([...before, ...above.map(({ id }) => id)]),
    )
  }, [all, query.categoryId])

  const showReturned = useEffectEvent(() => refresh())
  useEffect(() => onReturned(showReturned), [])

  const change = useCallback((part: Partial<ListQuery>) => setQuery((before) => ({ ...before, ...part })), [])
  const select = (id: number | undefined) => {
    if (id === query.categoryId) return
    setChosen(new Set())
    setQuery((before) => within(before, id))
  }
  const sortBy = (sort: Sort) =>
    change({ sort, descending: query.sort === sort ? !query.descending : false, page: 1 })

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
  const upload = (files: readonly ChosenFile[], categoryId: number) =>
    queue.add(files, { categoryId, published })
  const [onlyChosen] = chosen.size === 1 ? chosen : []

  return {
    query,
    change,
    select,
    sortBy,
    list,
    refresh,
    categories,
    all,
    open,
    setOpen,
    category: all.find(({ id }) => id === query.categoryId),
    chosen,
    setChosen,
    oneFile: onlyChosen === undefined ? undefined : known.get(onlyChosen),
    said,
    refusal: refusal ?? categories.refusal,
    queue,
    upload,
    published,
    setPublished,
    arrived,
    changeChosen: (wanted: FilesChange) => changeFiles([...chosen], wanted),
    deleteChosen: () =>
      act(async () => {
        await library.deleteFiles([...chosen])
        setChosen(new Set())
        return t('removed', { count: chosen.size })
      }),
    place: (id: number, goal: Goal) =>
      act(async () => {
        await library.changeCategory(id, goal)
        return t('moved', { name: nameOf(id), parent: nameOf(goal.parentId) })
      }),
    deleteCategory: (id: number) =>
      act(async () => {
        await library.deleteCategory(id)
        if (id === query.categoryId) select(all.find((one) => one.id === id)?.parentId)
        return t('categoryDeleted')
      }),
    /** Files of the list move to a category; files from outside are uploaded into it. */
    async dropInto(id: number, transfer: DataTransfer) {
      if (transfer.types.includes(filesType))
        return changeFiles(idsIn(transfer.getData(filesType)), { categoryId: id })
      upload(await droppedFiles(transfer), id)
    },
  }
}

export type Manager = ReturnType<typeof useManager>

/** The first page of a category, or of the whole library. */
function within({ categoryId: _, ...query }: ListQuery, id: number | undefined): ListQuery {
  return { ...query, page: 1, ...(id !== undefined && { categoryId: id }) }
}
