/** Keys below it hold what is gone within days, such as sources of an import: backups pass it by. */
export const passingFolder = 'passing'
