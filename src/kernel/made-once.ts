/**
 * Creates a value on first use and keeps it. An `Intl` format loads data of a language: a page without dates must not
 * wait for the data of dates (some 5 ms each on a slow phone's first view).
 */
export function madeOnce<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
