import type { DocumentData } from '../kernel/document.ts'
import { changeProps, type Known } from './change-props.ts'

/**
 * Stored props in the shape of this version of the widget, which is written on them: each migration runs once. What is
 * of this version comes back as it is.
 */
export function upgradeProps<P extends Readonly<Record<string, unknown>>>(
  { migrations = [] }: Pick<Known, 'migrations'>,
  props: P,
): P {
  const stored = typeof props.version === 'number' ? props.version : 0
  if (stored >= migrations.length) return props
  const upgraded = migrations
    .slice(stored)
    .reduce<Record<string, unknown>>((all, migrate) => migrate(all), props)
  return { ...props, ...upgraded, version: migrations.length }
}

/** A document whose widgets are all of this version. */
export const upgradeDocument = (document: DocumentData, known?: ReadonlyMap<string, Known>): DocumentData =>
  changeProps(document, upgradeProps, known)
