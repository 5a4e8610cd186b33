import { behaviours as brought } from 'virtual:extension-behaviours'
import type { Mount } from '../behaviours/contract.ts'

const files = import.meta.glob<{ mount: Mount }>([
  '../behaviours/**/*.behaviour.ts',
  // Those of a widget live in its room.
  '../widgets/**/*.behaviour.ts',
])

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace('.behaviour.ts', '')

/** Behaviours by the name that HTML asks for them with: `data-behaviour="stepper"` wakes `stepper.behaviour.ts`. */
export const behaviours: ReadonlyMap<string, () => Promise<{ mount: Mount }>> = new Map([
  // One with the name of another is never asked for.
  ...Object.entries(brought),
  ...Object.entries(files).map(([path, load]) => [nameOf(path), load] as const),
])
