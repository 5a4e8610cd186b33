/** What every list of products says of one. */
export const productCardTexts = {
  was: 'Was',
  now: 'Nu',
  from: 'vanaf {price}',
  lowest: 'Laagste prijs van de laatste 30 dagen: {price}',
  rating: '{rating} van de 5 sterren',
  ratingOne: '{rating} van de 5 sterren, 1 beoordeling',
  ratingMany: '{rating} van de 5 sterren, {count} beoordelingen',
  addToCart: 'In de winkelmand',
  addNamed: '{title} in de winkelmand',
  choose: 'Kies een uitvoering',
  chooseNamed: 'Kies een uitvoering van {title}',
  added: '‘{title}’ is toegevoegd aan je winkelwagen.',
  unknownProduct: 'Onbekend product',
  outOfStock: 'Uitverkocht',
  backorder: 'Nu niet op voorraad, wel te bestellen',
  sale: 'Aanbieding',
} as const
