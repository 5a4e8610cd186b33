/** Characters that no text needs: they stand around the number of a secret in a kept text. */
const [opens, closes] = ['\uE000', '\uE001']
const places = /\uE000(\d{1,3})\uE001/g

/** What staff read in the place of a secret. */
export const hiddenSecret = '•••'

/** Puts a numbered place where each secret stands in the text of a mail. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce(
    (rest, secret, index) => (secret === '' ? rest : rest.replaceAll(secret, opens + index + closes)),
    text.replace(places, ''),
  )

/** Puts the secrets back, for the reader of the mail alone. */
export const withSecrets = (kept: string, secrets: readonly string[]): string =>
  kept.replace(places, (_, index: string) => secrets[Number(index)] ?? hiddenSecret)

/** The kept text as everybody else may read it. */
export const withHiddenSecrets = (kept: string): string => kept.replace(places, hiddenSecret)
