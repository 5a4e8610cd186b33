import { ownAccountAgain } from './auth-provider.ts'

/** After a change of the kinds of content or the taxonomies the app has other screens and rights. */
export async function afterChange(resource: string): Promise<void> {
  if (resource === 'kinds' || resource === 'taxonomies') await ownAccountAgain()
}
