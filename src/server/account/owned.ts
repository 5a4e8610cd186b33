import type { Sender } from '../forms/posted-form.ts'

/** Who sends a form and is signed in. */
export type Owned = Sender & { userId: string }
