/** Texts of a carousel, in every room whose list may slide. */
export const carouselTexts = {
  carousel: 'carrousel',
  slides: 'Een lijst die schuift',
  previousSlide: 'Vorige',
  nextSlide: 'Volgende',
  goToSlide: 'Ga naar slide',
  shownSlide: 'Slide {slide} van {slides}',
  pauseSlides: 'Zet stil',
  playSlides: 'Speel af',
} as const
