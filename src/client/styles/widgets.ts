/** Every widget's styles. In a file of its own: a glob comes before the imports beside it. */
import.meta.glob('../../widgets/**/*.css', { eager: true })
