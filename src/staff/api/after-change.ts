import { ownAccountAgain } from './auth-provider.ts'

const changesScreens: ReadonlySet<string> = new Set(['kinds', 'taxonomies', 'settings'])

/** Reloads screens and rights, which depend on content kinds, taxonomies and settings. */
export async function afterChange(resource: string): Promise<void> {
  if (changesScreens.has(resource)) await ownAccountAgain()
}
