import type { ReactNode } from 'react'
import { useGetMany, useResourceContext, useTranslate } from 'react-admin'
import { isValues, type Values } from '../api/values.ts'
import { useOwnFields } from '../fields/own-fields.ts'
import { useKinds } from '../kinds/known.ts'
import { inWords } from './values.ts'

type Translate = ReturnType<typeof useTranslate>

/** The value of a field as text; references are shown by the name of their row. */
export function FieldWords({ path, value }: { path: string; value: unknown }) {
  const translate = useTranslate()
  const resource = useReference(path)
  if (path === 'aim' && isValues(value)) return <AimWords aim={value} />
  const ids = [value].flat().filter((id) => typeof id === 'number')
  if (resource !== undefined && ids.length > 0) return <Names resource={resource} ids={ids} />
  const words =
    pictureWords[path]?.(value, translate) ??
    inWords(value, translate('ra.boolean.true'), translate('ra.boolean.false'))
  return <>{words || translate('conflict.empty')}</>
}

/** The id, while the name is loading or when the row no longer exists. */
function Names({ resource, ids }: { resource: string; ids: readonly number[] }) {
  const { data = [] } = useGetMany(resource, { ids: [...ids] })
  const names = new Map(data.map(({ id, title, alt, name }) => [id, title || alt || name]))
  return <>{ids.map((id) => names.get(id) ?? id).join(', ')}</>
}

/** The pages for which a template is used. */
function AimWords({ aim: { span, entryType, termId, entryId, under, kindOfEntry } }: { aim: Values }) {
  const translate = useTranslate()
  const kinds = useKinds()
  const kind = (type: unknown) => kinds.all.find((one) => one.type === type)
  const limits: Readonly<Record<string, ReactNode>> = {
    kind: kind(entryType)?.many,
    term: <Names resource="terms" ids={[Number(termId)]} />,
    entry: <Names resource={kind(kindOfEntry)?.resource ?? 'pages'} ids={[Number(entryId)]} />,
    under: String(under),
  }
  const chosen = limits[String(span)]
  return (
    <>
      {translate(`documents.spans.${span}`)}
      {chosen === undefined ? null : <>: {chosen}</>}
    </>
  )
}

/** The resource to which the ids in a field refer, by the field's name. */
const references: Readonly<Record<string, string>> = {
  pictureId: 'media',
  pictureIds: 'media',
  termIds: 'terms',
  parentId: 'terms',
  frontPageId: 'pages',
  productIds: 'products',
  'offer.upSellIds': 'products',
  'offer.crossSellIds': 'products',
  'offer.fileIds': 'files',
}
/** The same, by the type of a field that staff defined. */
const ownReferences: Readonly<Record<string, string>> = {
  picture: 'media',
  pictures: 'media',
  files: 'files',
  entries: 'entries',
}

function useReference(path: string): string | undefined {
  const own = useOwnFields(useKinds().ofResource(useResourceContext())?.type)
  const declared = own.find(({ name }) => path === `fields.${name}`)
  return declared ? ownReferences[declared.type] : references[path]
}

/** What numbers say of a picture, by the field that holds them; undefined of what is no such thing. */
const pictureWords: Readonly<Record<string, (value: unknown, say: Translate) => string | undefined>> = {
  edit(value, say) {
    if (!isValues(value)) return say('media.editNone')
    const { turns, crop } = value
    const size = isValues(crop) ? { width: crop.width, height: crop.height } : undefined
    const turned = turns === 0 ? [] : [say(`media.turned.${turns}`)]
    return [...turned, ...(size ? [say('media.croppedTo', size)] : [])].join(', ')
  },
  focal: (value, say) =>
    isValues(value) ? say('media.focalPoint', { x: value.xPercent, y: value.yPercent }) : undefined,
  original: (value, say) =>
    isValues(value) ? say('media.size', { width: value.width, height: value.height }) : undefined,
}
