import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  GetListResult,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'react-admin'
import { pathOf } from './acts.ts'
import { afterChange } from './after-change.ts'
import { call } from './call.ts'
import { createOnce } from './create-once.ts'
import { eachOf, PartlyRefused, type RefusedRow } from './partly-refused.ts'
import { tellSaved } from './saved.ts'
import { tellThrown, thrownIn } from './thrown.ts'
import { isValues, type Values } from './values.ts'

const idsQuery = (ids: readonly (string | number)[]) =>
  `ids=${ids.map((id) => encodeURIComponent(encodeURIComponent(id))).join(',')}`

async function getList<Row extends RaRecord>(
  resource: string,
  { pagination, sort, filter, signal }: GetListParams,
): Promise<GetListResult<Row>> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter ?? {}) })
  if (pagination) {
    query.set('page', String(pagination.page))
    query.set('perPage', String(pagination.perPage))
  }
  if (sort) {
    query.set('sort', sort.field)
    query.set('order', sort.order)
  }
  return call(`${pathOf(resource)}?${query}`, { signal })
}

const getOne = async <Row extends RaRecord>(
  resource: string,
  { id, signal }: { id: Identifier; signal?: AbortSignal },
): Promise<{ data: Row }> => ({ data: await call(pathOf(resource, id), { signal }) })

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

/** react-admin's data provider for the staff API. `rows.ts` gives its hooks the types of the records. */
export const dataProvider: DataProvider = {
  getList,
  getOne,
  getMany: (resource, { ids, signal }) => call(`${pathOf(resource)}?${idsQuery(ids)}`, { signal }),
  getManyReference: (resource, { target, id, filter, ...rest }) =>
    getList(resource, { ...rest, filter: { ...filter, [target]: id } }),
  async create<Row extends Omit<RaRecord, 'id'>, Made extends RaRecord>(
    resource: string,
    { data }: CreateParams<Row>,
  ) {
    const made = await createOnce(resource, data, (key) =>
      call<Made>(pathOf(resource), { method: 'POST', body: bodyOf({ ...data }), key }),
    )
    tellSaved(resource, undefined)
    await afterChange(resource)
    return { data: made }
  },
  async update<Row extends RaRecord>(resource: string, { id, data }: UpdateParams<Row>) {
    const { propose, ...values }: Values = { ...data }
    if (isValues(propose))
      await call(pathOf(resource, id, 'propose'), {
        method: 'POST',
        body: { ...propose, data: values, stamp: values.stamp, proposal: values.proposal },
      })
    const saved = propose
      ? await getOne<Row>(resource, { id })
      : { data: await call<Row>(pathOf(resource, id), { method: 'PUT', body: values }) }
    tellSaved(resource, id)
    await afterChange(resource)
    return saved
  },
  async updateMany(resource, { ids, data }) {
    await eachOf(ids, (id) => call(pathOf(resource, id), { method: 'PUT', body: data }))
    return { data: ids }
  },
  async delete<Row extends RaRecord>(resource: string, { id, previousData }: DeleteParams<Row>) {
    const gone = await call<Row>(pathOf(resource, id), { method: 'DELETE' })
    await afterChange(resource)
    tellThrown(thrownIn(gone))
    return { data: previousData ?? gone }
  },
  async deleteMany(resource, { ids }) {
    const answer = await call<{ refused?: RefusedRow[] }>(`${pathOf(resource)}?${idsQuery(ids)}`, {
      method: 'DELETE',
    })
    await afterChange(resource)
    const { refused = [] } = answer
    // A refusal is shown instead; deleted rows are in the trash.
    if (refused.length > 0) throw new PartlyRefused(refused)
    tellThrown(thrownIn(answer))
    return { data: ids }
  },
  supportAbortSignal: true,
}
