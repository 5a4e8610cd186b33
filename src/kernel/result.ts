/** The outcome of a use case: expected failures are values with a code; bugs throw. */
export type Result<Value, Code extends string = string, Detail = undefined> =
  | { ok: true; value: Value }
  | { ok: false; code: Code; detail?: Detail }

export const ok = <Value>(value: Value) => ({ ok: true as const, value })

/**
 * Codes are words with hyphens: `missing` is what the call is about, `unknown-…` is something that it names, `bad-…`,
 * `no-…`, `too-…` say what is wrong with a field. The compiler refuses another spelling.
 */
export const fail = <const Code extends string, Detail = undefined>(
  code: Code extends `${string}_${string}` ? never : Code,
  detail?: Detail,
) => ({
  ok: false as const,
  code: code as Code,
  detail,
})
