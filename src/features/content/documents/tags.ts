import { layerKinds, type TemplateRole } from '../views.ts'

/** What pages depend on, and templates in memory (`Changes`). */
export const templateTag = (role: TemplateRole): string => `template:${role}`

/** Every page depends on which popups and panels there are. */
export const layersTag = 'layers'

export const documentTags = ({
  id,
  kind,
  role,
}: {
  id: number
  kind: string
  role: TemplateRole | null
}): string[] => [
  `document:${id}`,
  ...(role ? [templateTag(role)] : []),
  ...(layerKinds.some((known) => known === kind) ? [layersTag] : []),
]

/** Published with every menu, for who keeps them all. */
export const menusTag = 'list:menus'
export const menuTags = (name: string): string[] => [`menu:${name}`, menusTag]
