import type { ZipPlan } from './plan.ts'

const known = new Map<string, WeakRef<ZipPlan>>()
const forgotten = new FinalizationRegistry<string>((etag) => {
  if (!known.get(etag)?.deref()) known.delete(etag)
})

/** Lets downloads of equal zips share one plan while it is in use: a plan of ten thousand files takes 5 MB. */
export function sharePlan(plan: ZipPlan): ZipPlan {
  const equal = known.get(plan.etag)?.deref()
  if (equal) return equal
  known.set(plan.etag, new WeakRef(plan))
  forgotten.register(plan, plan.etag)
  return plan
}
