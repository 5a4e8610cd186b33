import { z } from 'zod'
import type { Block, DocumentData } from '../kernel/document.ts'
import type { AnyWidget } from './define.ts'
import type { Fields } from './fields.ts'
import { widgets } from './registry.ts'

type Props = Readonly<Record<string, unknown>>

/**
 * Stored props in the shape of this version of the widget, which is written on them: each migration runs once. What is
 * of this version comes back as it is.
 */
export function upgradeProps<P extends Props>(
  { migrations = [] }: Pick<AnyWidget, 'migrations'>,
  props: P,
): P {
  const stored = typeof props.version === 'number' ? props.version : 0
  if (stored >= migrations.length) return props
  const upgraded = migrations
    .slice(stored)
    .reduce<Record<string, unknown>>((all, migrate) => migrate(all), props)
  return { ...props, ...upgraded, version: migrations.length }
}

const block = z.object({ type: z.string(), props: z.looseObject({ id: z.string() }) })
const isBlock = (value: unknown): value is Block => block.safeParse(value).success

/** A document whose widgets are all of this version, those in slots included. What is no widget stays as it is. */
export function upgradeDocument(
  document: DocumentData,
  known: ReadonlyMap<string, Pick<AnyWidget, 'fields' | 'migrations'>> = widgets,
): DocumentData {
  const upgradeBlock = (stored: unknown): unknown => {
    if (!isBlock(stored)) return stored
    const widget = known.get(stored.type)
    if (!widget) return stored
    const props = upgradeProps(widget, stored.props)
    return { ...stored, props: { ...props, ...slotsOf(widget.fields, props), id: stored.props.id } }
  }
  const slotsOf = (fields: Fields, props: Props): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const value = props[name]
        if (!Array.isArray(value)) return []
        if (field.type === 'slot') return [[name, value.map(upgradeBlock)]]
        if (field.type === 'list')
          return [[name, value.map((item: Props) => ({ ...item, ...slotsOf(field.item, item) }))]]
        return []
      }),
    )
  if (!Array.isArray(document.content)) return document
  // Each is a block as before, or what was no block before either.
  return { ...document, content: document.content.map(upgradeBlock) as Block[] }
}
