import { libraryFileTexts } from '../shared/library-file/library-file-texts.nl.ts'

export const texts = libraryFileTexts
