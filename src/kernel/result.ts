/** The outcome of a use case: expected failures are values with a code; bugs throw. */
export type Result<Value, Code extends string = string, Detail = undefined> =
  | { ok: true; value: Value }
  | { ok: false; code: Code; detail?: Detail }

export const ok = <Value>(value: Value) => ({ ok: true as const, value })

/**
 * Returns a failure. Codes are words with hyphens: `missing` is the subject of the call, `unknown-…` something that the
 * call refers to; `bad-…`, `no-…` and `too-…` say what is wrong with a field. The compiler refuses underscores.
 */
export const fail = <const Code extends string, Detail = undefined>(
  code: Code extends `${string}_${string}` ? never : Code,
  detail?: Detail,
) => ({ ok: false as const, code: code as Code, detail })
