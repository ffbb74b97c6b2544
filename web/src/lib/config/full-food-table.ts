let isFull = false;

/** Stores whether the server uses a full food table, from the environment's `config.json`. */
export const setFullFoodTable = (isUsed: boolean): void => {
  isFull = isUsed;
};

/** Returns whether the server uses a full food table: it knows more foods than the engine on the device. */
export const hasFullFoodTable = (): boolean => isFull;
