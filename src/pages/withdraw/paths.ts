/** Where an agreement is withdrawn from; every page leads there (SHOP-20). */
export const withdrawPath = '/herroepen/'
