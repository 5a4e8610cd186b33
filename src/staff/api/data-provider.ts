import type { DataProvider, GetListParams, RaRecord } from 'react-admin'
import { isValues } from '../forms/values.ts'
import { afterChange } from './after-change.ts'
import { call } from './call.ts'
import { createOnce } from './create-once.ts'
import { eachOf, PartlyRefused, type RefusedRow } from './partly-refused.ts'
import { tellSaved } from './saved.ts'
import { tellThrown, thrownIn } from './thrown.ts'

/** Query parameters. */
const path = (...parts: (string | number)[]) => parts.map((part) => encodeURIComponent(part)).join('/')

const idsQuery = (ids: readonly (string | number)[]) =>
  `ids=${ids.map((id) => encodeURIComponent(encodeURIComponent(id))).join(',')}`

async function getList(resource: string, { pagination, sort, filter, signal }: GetListParams) {
  const query = new URLSearchParams({ filter: JSON.stringify(filter ?? {}) })
  if (pagination) {
    query.set('page', String(pagination.page))
    query.set('perPage', String(pagination.perPage))
  }
  if (sort) {
    query.set('sort', sort.field)
    query.set('order', sort.order)
  }
  return rows(await call(`${path(resource)}?${query}`, { signal }))
}

/** The server is part of the same program, and its tests check the shape of its answers. */
const record = (answer: unknown) => ({ data: answer as RaRecord })
const rows = (answer: unknown) => answer as { data: RaRecord[]; total: number }

/** With a chosen file, the body is sent as form data. */
function bodyOf(data: Readonly<Record<string, unknown>>): unknown {
  const { file, ...rest } = data
  const raw = file && typeof file === 'object' && 'rawFile' in file ? file.rawFile : file
  if (!(raw instanceof File)) return data
  const form = new FormData()
  form.set('file', raw)
  for (const [name, value] of Object.entries(rest)) if (typeof value === 'string') form.set(name, value)
  return form
}

const typed = {
  getList,
  getOne: async (resource: string, { id, signal }: { id: string | number; signal?: AbortSignal }) =>
    record(await call(path(resource, id), { signal })),
  getMany: async (resource: string, { ids, signal }: { ids: (string | number)[]; signal?: AbortSignal }) =>
    rows(await call(`${path(resource)}?${idsQuery(ids)}`, { signal })),
  getManyReference: (
    resource: string,
    { target, id, filter, ...rest }: GetListParams & { target: string; id: string | number },
  ) => getList(resource, { ...rest, filter: { ...filter, [target]: id } }),
  async create(resource: string, { data }: { data: Record<string, unknown> }) {
    const made = await createOnce(resource, data, async (key) =>
      record(await call(path(resource), { method: 'POST', body: bodyOf(data), key })),
    )
    tellSaved(resource, undefined)
    await afterChange(resource)
    return made
  },
  async update(resource: string, { id, data }: { id: string | number; data: Record<string, unknown> }) {
    const { propose, ...values } = data
    if (isValues(propose))
      await call(path(resource, id, 'propose'), {
        method: 'POST',
        body: { ...propose, data: values, stamp: values.stamp, proposal: values.proposal },
      })
    const saved = propose
      ? await typed.getOne(resource, { id })
      : record(await call(path(resource, id), { method: 'PUT', body: values }))
    tellSaved(resource, id)
    await afterChange(resource)
    return saved
  },
  async updateMany(resource: string, { ids, data }: { ids: (string | number)[]; data: unknown }) {
    await eachOf(ids, (id) => call(path(resource, id), { method: 'PUT', body: data }))
    return { data: ids }
  },
  async delete(resource: string, { id, previousData }: { id: string | number; previousData?: RaRecord }) {
    const answer = await call(path(resource, id), { method: 'DELETE' })
    await afterChange(resource)
    tellThrown(thrownIn(answer))
    return { data: previousData ?? { id } }
  },
  async deleteMany(resource: string, { ids }: { ids: (string | number)[] }) {
    const answer = await call(`${path(resource)}?${idsQuery(ids)}`, { method: 'DELETE' })
    await afterChange(resource)
    const { refused = [] } = answer as { refused?: RefusedRow[] }
    // A refusal is shown instead; deleted rows are in the trash.
    if (refused.length > 0) throw new PartlyRefused(refused)
    tellThrown(thrownIn(answer))
    return { data: ids }
  },
  supportAbortSignal: true,
}

/** react-admin's data provider for the staff API. Each screen declares the type of its records. */
export const dataProvider = typed as unknown as DataProvider
