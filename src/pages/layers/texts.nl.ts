export const layerTexts = { close: 'Sluiten' } as const
