import { describe, expect, it } from 'vitest'
import { builtInTaxonomyNames, isEntryType } from './kinds.ts'
import { createKinds } from './known-kinds.ts'
import { aKind, aTaxonomy } from './testing/a-kind.ts'

const kinds = createKinds([aKind()], [aTaxonomy()])
const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)

describe('the kinds of content', () => {
  it('CAT-01 gives every kind and every taxonomy a unique path', () => {
    unique(kinds.all.map(({ folder }) => folder))
    unique(kinds.all.map(({ resource }) => resource))
    unique(kinds.all.flatMap(({ archive }) => archive ?? []))
    unique([...kinds.all.map(({ folder }) => folder), ...kinds.taxonomies.map(({ word }) => `/${word}/`)])
  })

  it.each(builtInTaxonomyNames)('CAT-05 knows the kind that the terms of %s belong to', (name) => {
    expect(kinds.ofTaxonomy(name)).toMatchObject({ isOwn: false })
  })

  it('EDIT-05 treats a kind of staff like a built-in one', () => {
    const routes = kinds.named('eigen_routes')
    expect(routes).toMatchObject({ folder: '/routes/', archive: '/routes/', hasBody: true, isOwn: true })
    expect(kinds.inFolder('/routes/')).toBe(routes)
    expect(kinds.withArchive('/routes/')).toBe(routes)
    expect(kinds.ofResource('eigen_routes')).toBe(routes)
    expect(kinds.withArchive('/nieuws/')?.type).toBe('post')
  })

  it('EDIT-05 accepts the name of a deleted kind, which has no list, and no other name', () => {
    expect(kinds.of('eigen_weg')).toMatchObject({ folder: '/eigen_weg/', right: 'settings' })
    expect(kinds.of('eigen_weg').archive).toBeUndefined()
    expect(['post', 'eigen_weg'].every(isEntryType)).toBe(true)
    expect(['constructor', 'eigen_', 'eigen_../x', '', undefined].some(isEntryType)).toBe(false)
  })
})
