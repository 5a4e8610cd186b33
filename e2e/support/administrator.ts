import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Access {
  email: string
  password: string
}

/** Where the site that serves the journeys notes its administrator, by its port. */
export const administratorFile = (port = ''): string =>
  join(tmpdir(), `schelp-journeys-administrator-${port}.json`)

export function readAdministrator(baseURL: string): Access {
  return JSON.parse(readFileSync(administratorFile(new URL(baseURL).port), 'utf8'))
}
