export const texts = { mainMenu: 'Hoofdmenu', menu: 'Menu' } as const
