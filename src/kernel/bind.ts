/** Binds use cases to their common dependencies, so that callers pass only the other arguments: `bind(find)(id)`. */
export const binder =
  <Parts>(parts: Parts) =>
  <Rest extends unknown[], Answer>(useCase: (parts: Parts, ...rest: Rest) => Answer) =>
  (...rest: Rest): Answer =>
    useCase(parts, ...rest)
