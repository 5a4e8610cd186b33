import { ownTexts } from '../../texts/own.nl.ts'

const names: Readonly<Record<string, string>> = ownTexts.menus.names

/** What a menu is called: those of our own templates have a Dutch name. */
export const menuName = (id: string): string => names[id] ?? id
