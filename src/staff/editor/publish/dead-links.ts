import type { Warning } from './checks.ts'

const mostLinks = 60
const atOnce = 4

/** Finds links of the page to addresses of this site that do not exist. Links to other sites are not checked. */
export async function findDeadLinks(root: ParentNode, ask: typeof fetch = fetch): Promise<Warning[]> {
  const links = new Map<string, Warning>()
  for (const link of root.querySelectorAll('[data-puck-component] a[href]')) {
    const address = (link.getAttribute('href') ?? '').replace(/#.*/, '')
    if (!/^\/(?![/\\])/.test(address) || links.has(address) || links.size >= mostLinks) continue
    const block = link.closest('[data-puck-component]')?.getAttribute('data-puck-component') ?? undefined
    links.set(address, { kind: 'dead-link', about: (link.textContent ?? '').trim() || address, block })
  }
  const waiting = [...links]
  const found = new Set<string>()
  const take = async (): Promise<void> => {
    const next = waiting.shift()
    if (!next) return
    const [address] = next
    const answer = await ask(address, { method: 'HEAD', redirect: 'manual' }).catch(() => undefined)
    if (answer?.status === 404 || answer?.status === 410) found.add(address)
    return take()
  }
  await Promise.all(Array.from({ length: atOnce }, take))
  return [...links].flatMap(([address, warning]) => (found.has(address) ? [warning] : []))
}
