import { type ClassicMapping, type ClassicWidget, draft } from '../classic.ts'
import { fields } from './fields.ts'

/** A block or template that stands on several pages. */
const part = (key: string) => (from: ClassicWidget) => {
  const id = Number(from.raw(key) ?? 0)
  const known = id > 0 ? from.links.part(id) : undefined
  if (known === undefined) {
    from.lose('reference', `${from.name} ${id}`)
    return undefined
  }
  return draft(fields, { part: known })
}

export const classic: ClassicMapping = {
  elementor: { template: part('template_id'), global: part('templateID') },
  shortcodes: { 'elementor-template': part('id'), insert_elementor: part('id'), hfe_template: part('id') },
  blocks: { 'core/block': part('ref') },
}
