export type { Content, Neighbours, NewEntry, NewMedia, NewTerm } from './content.ts'
export type * from './views.ts'
export { entryOrders, entryTypes, templateRoles } from './views.ts'
