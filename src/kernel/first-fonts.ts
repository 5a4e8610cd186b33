/**
 * Runs in the head, before anything is painted. The first page that a visitor opens shows text in the system's font and
 * requests our fonts after the first paint (`src/client/show-fonts.ts`). Later pages, and visitors without scripts, use
 * our fonts from the start (decision 0013).
 */
export const firstFontsScript = `try{sessionStorage.fonts||(document.documentElement.dataset.fonts='later')}catch{}`
