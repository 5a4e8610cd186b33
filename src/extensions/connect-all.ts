import type { ConnectedExtension } from '../extension.ts'
import type { ExtensionSite } from '../widgets/extension-site.ts'
import type { OnExtension } from './load.ts'

/** Connects extensions; one that throws is left out whole. `close` ends what the others began. */
export function connectAll(extensions: readonly OnExtension[], site: ExtensionSite) {
  const on: OnExtension[] = []
  const connected: ConnectedExtension[] = []
  for (const one of extensions)
    try {
      const { visits, close } = one.connect?.(site) ?? {}
      if (visits) site.statistics.visits.listen(visits)
      connected.push({ close })
      on.push(one)
    } catch (error) {
      one.leaveOut(error)
    }
  return {
    extensions: on,
    async close() {
      for (const { close } of connected)
        await close?.().catch((err) => site.log.error({ err }, 'an extension did not end what it began'))
    },
  }
}
