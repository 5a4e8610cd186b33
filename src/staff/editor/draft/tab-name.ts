const keptUnder = 'schelp.visit'

/**
 * A name of this tab that stays when it is loaded again, so that nobody meets themselves in 'another tab'. A copy of
 * the tab gets a name of its own: the first one holds the lock of its name for as long as it is open.
 */
async function findName(): Promise<string> {
  const kept = sessionStorage.getItem(keptUnder)
  const name = kept !== null && (await hold(kept)) ? kept : crypto.randomUUID()
  if (name !== kept) await hold(name)
  sessionStorage.setItem(keptUnder, name)
  return name
}

const hold = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    void navigator.locks.request(`${keptUnder}.${name}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock === null ? undefined : new Promise<never>(() => undefined)
    })
  })

let found: Promise<string> | undefined

export function tabName(): Promise<string> {
  found ??= findName().catch(() => crypto.randomUUID())
  return found
}
