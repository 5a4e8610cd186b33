import type { ComponentData, Data } from '@puckeditor/core'
import type { Block, DocumentData } from '../../../kernel/document.ts'

/** Converts a stored document to Puck's data: the same blocks, slots included. */
export const toPuck = ({ root, content }: DocumentData): Data => ({
  root: { props: root.props },
  content: content.map(({ type, props }) => ({ type, props })),
})

/** Converts Puck's data to a stored document, without the props that Puck adds for itself. */
export const fromPuck = ({ root, content }: Data): DocumentData => {
  const { id: _, ...props }: Record<string, unknown> = root.props ?? {}
  return { root: { props }, content: content.map(toBlock) }
}

const toBlock = ({ type, props }: ComponentData): Block => ({
  type,
  props: { ...mapValues(props), id: props.id },
})

const mapValues = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mapValue(value)]))

function mapValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (isComponent(item) ? toBlock(item) : mapValue(item)))
  return isRecord(value) ? mapValues(value) : value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isComponent = (value: unknown): value is ComponentData =>
  isRecord(value) &&
  typeof value.type === 'string' &&
  isRecord(value.props) &&
  typeof value.props.id === 'string'
