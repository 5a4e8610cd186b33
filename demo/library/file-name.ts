import { slugify } from '../../src/kernel/slug.ts'

/** 'Dagtocht 1: Sint Jacobiparochie' and 'pdf' → 'dagtocht-1-sint-jacobiparochie.pdf'. */
export const fileName = (title: string, extension: string): string => `${slugify(title)}.${extension}`
