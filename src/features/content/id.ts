const largestId = 2_147_483_647

/** Whether a number can be an id in the database; querying for a larger one is an error. */
export const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= largestId
