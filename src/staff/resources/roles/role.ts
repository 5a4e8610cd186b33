import type { Right } from '../../../kernel/rights.ts'

/** A role as the staff API sends it. */
export interface Role {
  id: string
  name: string
  /** Whether the role is built in and cannot be changed. */
  builtIn: boolean
  rights: readonly Right[]
  people: number
}
