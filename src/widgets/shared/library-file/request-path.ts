/** Address for requesting a locked file. */
export const fileRequestPath = '/bestand-aanvragen/'

export const requestPathOf = (id: number | string): string => `${fileRequestPath}?bestand=${id}`
