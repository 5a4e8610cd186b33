/** The items of a list that have no other name than their place, each with a key that React knows it by. */
export const inPlace = <Item>(items: readonly Item[]): readonly (readonly [key: string, item: Item])[] =>
  items.map((item, place) => [String(place), item])
