import type { DocumentData } from '../kernel/document.ts'
import { changeProps, type Known } from './change-props.ts'

/**
 * Returns stored props in the shape of the widget's present version and stamps that version on them, so that each
 * migration runs once. Props of the present version are returned as they are.
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

/** Returns a document whose widgets all have their present version. */
export const upgradeDocument = (document: DocumentData, known?: ReadonlyMap<string, Known>): DocumentData =>
  changeProps(document, upgradeProps, known)
