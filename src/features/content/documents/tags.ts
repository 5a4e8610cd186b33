import type { TemplateRole } from '../views.ts'

/** What pages depend on, and templates in memory (`Changes`). */
export const templateTag = (role: TemplateRole): string => `template:${role}`

export const documentTags = ({ id, role }: { id: number; role: TemplateRole | null }): string[] => [
  `document:${id}`,
  ...(role ? [templateTag(role)] : []),
]

/** Published with every menu, for who keeps them all. */
export const menusTag = 'list:menus'
export const menuTags = (name: string): string[] => [`menu:${name}`, menusTag]
