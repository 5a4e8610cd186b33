/** Returns the items of a list with their index as React key, for items without an id. */
export const inPlace = <Item>(items: readonly Item[]): readonly (readonly [key: string, item: Item])[] =>
  items.map((item, place) => [String(place), item])
