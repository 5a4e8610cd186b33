/** Texts of the map that moves, in every room that has one. */
export const mapTexts = {
  mapLabel:
    'Kaart van {count} plaatsen. Pijltjes schuiven, plus en min vergroten; de lijst heeft dezelfde plaatsen.',
  openLarge: 'Open de kaart groot',
  closeLarge: 'Sluit de kaart',
  mapLarge: 'Op de kaart',
  zoomIn: 'Vergroot',
  zoomOut: 'Verklein',
  locate: 'Waar ben ik?',
  mapKind: 'Soort kaart',
  roadmap: 'Kaart',
  stars: 'Sterren',
  mapView: 'Weergave',
  showList: 'Lijst',
  showMap: 'Kaart',
  inView: '{count} plaatsen in beeld',
  oneInView: '1 plaats in beeld',
  noneInView: 'Hier zijn geen plaatsen',
  mapLoading: 'De kaart komt eraan.',
  noMap:
    'Je browser kan de beweegbare kaart niet tekenen: WebGL ontbreekt of staat uit. De sterrenkaart en de lijst werken gewoon.',
  mapFailed:
    'De beweegbare kaart kwam niet door. Druk nog eens om het opnieuw te proberen; de sterrenkaart werkt gewoon.',
  notLocated: 'We konden niet zien waar je bent. Misschien staat het delen van je plaats uit.',
  toGo: 'Nog {kilometres} km naar Santiago',
  wheel: 'Houd Ctrl ingedrukt en draai aan het wiel om te vergroten',
  wheelMac: 'Houd ⌘ ingedrukt en draai aan het wiel om te vergroten',
  twoFingers: 'Schuif de kaart met twee vingers',
  mapCredit: 'Natural Earth · GeoNames (CC BY 4.0)',
} as const
