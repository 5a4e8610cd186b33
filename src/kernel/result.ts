/** The outcome of a use case: expected failures are values with a code; bugs throw. */
export type Result<Value, Code extends string = string, Detail = undefined> =
  | { ok: true; value: Value }
  | { ok: false; code: Code; detail?: Detail }

export const ok = <Value>(value: Value) => ({ ok: true as const, value })

export const fail = <Code extends string, Detail = undefined>(code: Code, detail?: Detail) => ({
  ok: false as const,
  code,
  detail,
})
