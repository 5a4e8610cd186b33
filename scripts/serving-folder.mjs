// Makes a folder like the one that `npm ci --omit=dev` leaves after a build, and prints its size in bytes:
// node scripts/serving-folder.mjs FOLDER
import { giveUp } from './project.mjs'
import { makeServingFolder } from './serving.mjs'

const [folder] = process.argv.slice(2)
if (!folder) giveUp('Usage: node scripts/serving-folder.mjs FOLDER')
console.log(makeServingFolder(folder))
