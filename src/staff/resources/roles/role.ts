import type { Right } from '../../../kernel/rights.ts'

/** A role as the staff API tells it. */
export interface Role {
  id: string
  name: string
  /** One that every site has: it stays as it is. */
  builtIn: boolean
  rights: readonly Right[]
  people: number
}
