import type { Sender } from '../forms/posted-form.ts'

/** The signed-in sender of a form. */
export type Owned = Sender & { userId: string }
