import { ownTexts } from '../../texts/own.nl.ts'

const names: ReadonlyMap<string, string> = new Map(Object.entries(ownTexts.menus.names))

/** What a menu is called: those of our own templates have a Dutch name, others the words that they were made with. */
export const menuName = (id: string): string =>
  names.get(id) ?? id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ')
