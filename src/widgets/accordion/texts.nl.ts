export const texts = { expandAll: 'Alles openen', collapseAll: 'Alles sluiten' } as const
