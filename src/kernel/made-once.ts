/**
 * Makes a value when it is first asked for, and keeps it. A format of `Intl` loads a language's data: a page that shows no
 * date must not wait for that of dates (some 5 ms each on a slow phone's first view).
 */
export function madeOnce<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
