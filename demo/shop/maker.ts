import { society } from '../library/society.ts'

/** Who answers for what the shop sells (GPSR). Invented, like the society; its address leads nowhere. */
export const maker = {
  name: society,
  address: 'Schelpenpad 25, 0000 AA Jacobsveer',
  email: 'winkel@jacobsschelp.example',
} as const
