/** A table of products as WooCommerce exports one, with whatever headers its language gives it. */
export function writeProducts(
  headers: string[],
  rows: string[][],
  { separator = ',', bom = true }: { separator?: string; bom?: boolean } = {},
): string {
  const cell = (value: string) => (/[",;\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  const line = (values: string[]) => values.map(cell).join(separator)
  return `${bom ? '\ufeff' : ''}${[headers, ...rows].map(line).join('\r\n')}\r\n`
}

/** The same product in four languages of WooCommerce. */
export const productHeaders = {
  en: [
    ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Is featured?', 'Regular price', 'Sale price', 'In stock?'],
    ...['Stock', 'Weight (kg)', 'Categories', 'Tags', 'Images', 'Parent', 'Attribute 1 name'],
    ...['Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global', 'Upsells', 'Description'],
  ],
  nl: [
    ...[
      'ID',
      'Type',
      'Artikelnummer (SKU)',
      'Naam',
      'Gepubliceerd',
      'Uitgelicht?',
      'Reguliere prijs',
      'Actieprijs',
    ],
    ...['Op voorraad?', 'Voorraad', 'Gewicht (kg)', 'Categorieën', 'Tags', 'Afbeeldingen', 'Hoofd'],
    ...['Naam eigenschap 1', 'Waarde(n) eigenschap 1', 'Zichtbare eigenschap 1', 'Globale eigenschap 1'],
    ...['Upsells', 'Beschrijving'],
  ],
  de: [
    ...['ID', 'Typ', 'Artikelnummer', 'Name', 'Veröffentlicht', 'Ist hervorgehoben?', 'Regulärer Preis'],
    ...['Angebotspreis', 'Vorrätig?', 'Lager', 'Gewicht (kg)', 'Kategorien', 'Schlagwörter', 'Bilder'],
    ...['Übergeordnetes Produkt', 'Attribut 1 Name', 'Attribut 1 Wert(e)', 'Attribut 1 Sichtbar'],
    ...['Attribut 1 Global', 'Zusatzverkäufe', 'Beschreibung'],
  ],
  fr: [
    ...[
      'ID',
      'Type',
      'UGS',
      'Nom',
      'Publié',
      'Mis en avant ?',
      'Tarif régulier',
      'Tarif promo',
      'En stock ?',
    ],
    ...['Stock', 'Poids (kg)', 'Catégories', 'Étiquettes', 'Images', 'Parent', 'Nom de l’attribut 1'],
    ...['Valeur(s) de l’attribut 1', 'Attribut 1 visible', 'Attribut 1 global', 'Produits suggérés'],
    ...['Description'],
  ],
}
