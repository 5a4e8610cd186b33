export const texts = {
  pauseGround: 'Zet de achtergrond stil',
  playGround: 'Laat de achtergrond wisselen',
} as const
