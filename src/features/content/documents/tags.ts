import { layerKinds, type TemplateRole } from '../views.ts'

/** Cache tags of pages, and of templates in memory (`Changes`). */
export const templateTag = (role: TemplateRole): string => `template:${role}`

/** Every page depends on the set of popups and panels. */
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

/** Published with every menu, for whoever holds them all. */
export const menusTag = 'list:menus'
export const menuTags = (name: string): string[] => [`menu:${name}`, menusTag]
