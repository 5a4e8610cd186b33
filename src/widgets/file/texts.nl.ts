import { libraryFileTexts } from '../library-file-texts.nl.ts'

export const texts = libraryFileTexts
