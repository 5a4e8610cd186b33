import { describe, expect, it } from 'vitest'
import { columnOf } from './columns.ts'

/** All that WooCommerce writes, in the order in which it does. */
const headers = {
  en: 'ID|Type|SKU|GTIN\\, UPC\\, EAN\\, or ISBN|Name|Published|Is featured?|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Low stock amount|Backorders allowed?|Sold individually?|Weight (kg)|Length (cm)|Width (cm)|Height (cm)|Allow customer reviews?|Purchase note|Sale price|Regular price|Categories|Tags|Shipping class|Images|Download limit|Download expiry days|Parent|Grouped products|Upsells|Cross-sells|External URL|Button text|Position|Brands|Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible|Attribute 1 global|Attribute 1 default|Download 1 ID|Download 1 name|Download 1 URL',
  nl: 'ID|Type|Artikelnummer|GTIN, UPC, EAN of ISBN|Naam|Gepubliceerd|Uitgelicht?|Zichtbaarheid in catalogus|Korte omschrijving|Beschrijving|Startdatum actieprijs|Einddatum actieprijs|Btw status|Belastingklasse|Op voorraad?|Voorraad|Lage voorraad|Nabestellingen toestaan?|Wordt individueel verkocht?|Gewicht (kg)|Lengte (cm)|Breedte (cm)|Hoogte (cm)|Klantbeoordelingen toestaan?|Aankoopnotitie|Actieprijs|Reguliere prijs|Categorieën|Tags|Verzendklasse|Afbeeldingen|Downloadlimiet|Dagen vervaltijd download|Hoofd|Gegroepeerde producten|Upsells|Cross-sells|Externe URL|Knop tekst|Positie|Merken|Naam eigenschap 1|Waarde eigenschap 1|Zichtbare eigenschap 1|Globale eigenschap 1|Standaardeigenschap 1|ID download 1|Naam download 1|URL download 1',
  de: 'ID|Typ|Artikelnummer|GTIN, UPC, EAN oder ISBN|Name|Veröffentlicht|Ist hervorgehoben?|Sichtbarkeit im Katalog|Kurzbeschreibung|Beschreibung|Datum, an dem Angebotspreis beginnt|Datum, an dem Angebotspreis endet|Steuerstatus|Steuerklasse|Vorrätig?|Lager|Geringe Lagermenge|Lieferrückstande erlaubt?|Nur einzeln verkaufen?|Gewicht (kg)|Länge (cm)|Breite (cm)|Höhe (cm)|Kundenbewertungen erlauben?|Hinweis zum Kauf|Angebotspreis|Regulärer Preis|Kategorien|Schlagwörter|Versandklasse|Bilder|Downloadlimit|Ablauftage des Downloads|Übergeordnetes Produkt|Gruppierte Produkte|Zusatzverkäufe|Cross-Sells (Querverkäufe)|Externe URL|Button-Text|Position|Marken|Attribut 1 Name|Attribut 1 Wert(e)|Attribut 1 Sichtbar|Attribut 1 Global|Attribut 1 Standard|Download 1 ID|Download 1 Name|Download 1 URL',
  fr: 'ID|Type|UGS|GTIN, UPC, EAN ou ISBN|Nom|Publié|Mis en avant ?|Visibilité dans le catalogue|Description courte|Description|Date de début de promo|Date de fin de promo|État de la TVA|Classe de TVA|En stock ?|Stock|Montant de stock faible|Autoriser les commandes de produits en rupture ?|Vendre individuellement ?|Poids (kg)|Longueur (cm)|Largeur (cm)|Hauteur (cm)|Autoriser les avis clients ?|Note de commande|Tarif promo|Tarif régulier|Catégories|Étiquettes|Classe d’expédition|Images|Limite de téléchargement|Jours d’expiration du téléchargement|Parent|Groupes de produits|Produits suggérés|Ventes croisées|URL externe|Libellé du bouton|Position|Marques|Nom de l’attribut 1|Valeur(s) de l’attribut 1|Attribut 1 visible|Attribut 1 global|Attribut 1 par défaut|ID du téléchargement 1|Nom du téléchargement 1|URL du téléchargement 1',
}

describe('columns of a table of products', () => {
  const english = headers.en.split('|').map(columnOf)

  for (const [language, written] of Object.entries(headers))
    it(`EDIT-07 in ${language} are the same as in English`, () => {
      const found = written.split('|')
      expect(found).toHaveLength(english.length)
      for (const [at, header] of found.entries()) {
        expect(columnOf(header), header).toBeDefined()
        expect(columnOf(header), header).toEqual(english[at])
      }
    })

  it('EDIT-07 of meta keep their key, and unknown ones are none', () => {
    expect(columnOf('Meta: _unit')).toEqual({ meta: '_unit' })
    expect(columnOf('Lieferzeit')).toBeUndefined()
  })
})
