/** Every widget's styles, but those of the map that moves, which come with it. In a file of its own: a glob comes before the imports beside it. */
import.meta.glob(['../../widgets/**/*.css', '!../../widgets/shared/map/live/*.css'], { eager: true })
