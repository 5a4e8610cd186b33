/** Gives use cases what they all work with, so that callers say only what they ask: `bind(find)(id)`. */
export const binder =
  <Parts>(parts: Parts) =>
  <Rest extends unknown[], Answer>(useCase: (parts: Parts, ...rest: Rest) => Answer) =>
  (...rest: Rest): Answer =>
    useCase(parts, ...rest)
