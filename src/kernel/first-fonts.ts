/**
 * Runs in the head, before anything is painted. On the first page that a visitor opens, words show in the system's font,
 * and ours are asked for after the first paint (`src/client/show-fonts.ts`); later pages have them from the start, as has
 * whoever runs no scripts (decision 0013).
 */
export const firstFontsScript = `try{sessionStorage.fonts||(document.documentElement.dataset.fonts='later')}catch{}`
