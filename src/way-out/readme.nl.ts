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

schelp-export.json     zegt wat deze map is. Een lege Schelp leest de hele map weer in (npm run import:site -- MAP)
content/SOORT.json     de inhoud per soort (page, post, jacobalia, agenda, product en eigen soorten): alle velden,
                       de tekst als HTML, het document van de pagina-editor zoals het bewaard is, foto's bij hun pad
content/terms.json     plaatsen, soorten, onderwerpen, productcategorieën en andere indelingen
content/menus.json     de menu's
content/documents.json sjablonen, pop-ups, panelen, bewaarde blokken en nieuwsbrieven; document-versions.json: eerdere
                       versies daarvan en van pagina's
content/settings.json, shop-settings.json, roles.json   de instellingen, zonder sleutels
content/kinds.json, taxonomies.json, fields.json        wat u zelf aan soorten, indelingen en velden maakte
content/comments.json, reviews.json, review-refusals.json
                                                        reacties en beoordelingen, ook die nog niet goedgekeurd zijn
content/orders.json, order-lines.json, invoices.json, refunds.json, refund-transfers.json, payments.json,
  order-events.json, order-downloads.json, order-mails.json, withdrawals.json, shop-counters.json, coupons.json,
  coupon-uses.json, shipping-zones.json, customer-notes.json, price-history.json, stock-moves.json
                                                        wat bij winkel en bestellingen hoort, zoals het bewaard is
content/form-entries.json                               wat met formulieren binnenkwam (zonder meegestuurde bestanden)
content/accounts.json, account-addresses.json           accounts, zonder wachtwoorden
content/readers.json, list-readers.json, newsletter-lists.json, newsletters.json, newsletter-deliveries.json
                                                        lezers van de nieuwsbrief, lijsten, en wat verstuurd is
content/clicks.json, visits.json                        tellingen per dag
content/consents.json, consent-questions.json           wat bezoekers over cookies kozen, en wat hun gevraagd werd
content/file-categories.json, file-tags.json, files.json, file-versions.json, file-downloads.json, file-grants.json
                                                        de mappen van de bestanden, en wat over bestanden bekend is
content/pictures.json, redirects.json                   foto's en oude adressen, zoals ze bewaard zijn
wordpress.xml          pagina's, nieuws, eigen soorten, indelingen, schrijvers, reacties, foto's en menu's, zoals
                       WordPress ze inleest (Gereedschap, Importeren, WordPress)
products.csv           producten en varianten, zoals WooCommerce ze inleest (Producten, Importeren)
orders.csv             bestellingen, een regel per bestelregel
files/ en files.csv    de bestanden in hun mappen, en wat erover bekend is; 'locked' is 1 als iets afgeschermd is
versions/              eerdere versies van bestanden, bij hun nummer in content/file-versions.json
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
