/** What stands in `README.txt` of an export. */
export const readmeOf = ({
  siteUrl,
  madeAt,
  lost,
}: {
  siteUrl: string
  madeAt: Date
  lost: readonly string[]
}): string => `Alles van ${siteUrl}, uitgevoerd op ${madeAt.toISOString()}.

In deze map staan persoonsgegevens en ook de afgeschermde bestanden: bewaar hem zo veilig als de site zelf.
Wachtwoorden, sleutels en inlogcodes staan er niet in. Tekst is UTF-8; tijden zijn UTC (ISO 8601); bedragen zijn
euro's met een punt. Tabellen (.csv) hebben komma's tussen de kolommen: open ze in een rekenblad met
'Gegevens ophalen uit tekst/CSV'. Een cel die als formule gelezen kon worden, begint met een apostrof.

content/SOORT.json     de inhoud per soort (page, post, jacobalia, agenda, product en eigen soorten): alle velden,
                       de tekst als HTML, het document van de pagina-editor zoals het bewaard is, foto's bij hun pad
content/terms.json     plaatsen, soorten, onderwerpen, productcategorieën en andere indelingen
content/menus.json     de menu's
content/documents.json sjablonen, pop-ups, panelen, bewaarde blokken en nieuwsbrieven
content/settings.json, shop-settings.json, roles.json   de instellingen, zonder sleutels
content/kinds.json, taxonomies.json, fields.json        wat u zelf aan soorten, indelingen en velden maakte
content/comments.json, reviews.json                     reacties en beoordelingen, ook die nog niet goedgekeurd zijn
content/coupons.json, coupon-uses.json, shipping-zones.json, customer-notes.json, price-history.json,
  stock-moves.json, order-events.json, order-downloads.json, payments.json, withdrawals.json
                                                        wat verder bij winkel en bestellingen hoort
content/form-entries.json                               wat met formulieren binnenkwam (zonder meegestuurde bestanden)
content/newsletter-lists.json, newsletters.json         lijsten, en wat verstuurd is
content/clicks.json, visits.json                        tellingen per dag
content/consents.json, consent-questions.json           wat bezoekers over cookies kozen, en wat hun gevraagd werd
content/file-categories.json                            de mappen van de bestanden
wordpress.xml          pagina's, nieuws, eigen soorten, indelingen, schrijvers, reacties, foto's en menu's, zoals
                       WordPress ze inleest (Gereedschap, Importeren, WordPress)
products.csv           producten en varianten, zoals WooCommerce ze inleest (Producten, Importeren)
orders.csv             bestellingen, een regel per bestelregel
files/ en files.csv    de bestanden in hun mappen, en wat erover bekend is; 'locked' is 1 als iets afgeschermd is
media/ en media.csv    de foto's zoals ze geüpload zijn, en wat erover bekend is
redirects.csv          oude adressen en waar ze heen leiden
users.csv              accounts, zonder wachtwoorden
newsletter.csv         lezers van de nieuwsbrief met het bewijs van hun toestemming
${namesOf(lost)}`

const mostNames = 1_000

const namesOf = (lost: readonly string[]): string =>
  lost.length === 0
    ? ''
    : `
Van ${lost.length} bestanden had de site de inhoud niet meer ('missing' is 1 in files.csv en media.csv):
${lost.slice(0, mostNames).join('\n')}${lost.length > mostNames ? '\n…' : ''}
`
