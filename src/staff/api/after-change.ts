import { ownAccountAgain } from './auth-provider.ts'

const changesScreens: ReadonlySet<string> = new Set(['kinds', 'taxonomies', 'settings'])

/** After a change of the kinds of content, the taxonomies or the settings the app has other screens and rights. */
export async function afterChange(resource: string): Promise<void> {
  if (changesScreens.has(resource)) await ownAccountAgain()
}
