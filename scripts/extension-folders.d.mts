export interface ExtensionFolder {
  name: string
  folder: string
  fault: string | undefined
}
export function otherExtensions(): string | undefined
export function extensionFolders(): ExtensionFolder[]
export function howToFindPackages(): string | undefined
