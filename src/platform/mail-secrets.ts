/** Characters that no text needs: they mark the number of a secret in a stored text. */
const [opens, closes] = ['\uE000', '\uE001']
const places = /\uE000(\d{1,3})\uE001/g

/** What staff read in place of a secret. */
export const hiddenSecret = '•••'

/** Puts a numbered mark in place of each secret in the text of a mail. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce(
    (rest, secret, index) => (secret === '' ? rest : rest.replaceAll(secret, opens + index + closes)),
    text.replace(places, ''),
  )

/** Puts the secrets back, only for the recipient of the mail. */
export const withSecrets = (stored: string, secrets: readonly string[]): string =>
  stored.replace(places, (_, index: string) => secrets[Number(index)] ?? hiddenSecret)

/** The stored text as everybody else may read it. */
export const withHiddenSecrets = (stored: string): string => stored.replace(places, hiddenSecret)
