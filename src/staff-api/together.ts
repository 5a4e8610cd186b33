import type { Call, Together } from './call.ts'

/** Gives a call its unit of work; `note` writes the line of the activity log in it. */
export function withTogether(
  call: Omit<Call, 'together'>,
  note: (done: { ok: boolean }) => Promise<void>,
): Call {
  let isOpen = false
  const together: Together = async (act) => {
    // What one action has another one do is part of it, and no act of its own.
    if (isOpen) return act()
    isOpen = true
    try {
      return await call.features.unitOfWork(
        async () => {
          const done = await act()
          if (done.ok) await note(done)
          return done
        },
        ({ ok }) => ok,
      )
    } finally {
      isOpen = false
    }
  }
  return { ...call, together }
}
