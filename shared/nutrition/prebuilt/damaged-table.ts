/** Returns the error for a prebuilt table that cannot be read. @param reason what is wrong with it */
export const damagedTable = (reason: string): Error =>
  new Error(`The prebuilt food table is damaged: ${reason}.`);
