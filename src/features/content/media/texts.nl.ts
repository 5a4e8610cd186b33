/** Who made a picture; a maker that says what the work is ('Foto: …') stands as written. */
export const texts = { maker: 'Beeld: {maker}' } as const
