import { openSilentProxy } from '../../testing/silent-proxy.ts'

/** Puts a proxy that can go silent before the server of a database; also returns the address through the proxy. */
export async function byProxy(url: string) {
  const address = new URL(url)
  const folder = address.searchParams.get('host')
  const port = Number(address.searchParams.get('port') ?? address.port) || 5432
  const proxy = await openSilentProxy(
    folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: address.hostname, port },
  )
  const user = address.searchParams.get('user') ?? address.username
  const password = address.password && `:${address.password}`
  return { proxy, url: `postgresql://${user}${password}@127.0.0.1:${proxy.port}${address.pathname}` }
}
