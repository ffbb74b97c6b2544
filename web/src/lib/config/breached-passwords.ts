let url: string | null = null;

/** Stores the address of the environment's list of breached passwords, from its `config.json`. */
export const setBreachedPasswordsUrl = (address: string | null): void => {
  url = address;
};

/** Returns the address of the list of breached passwords; null if the environment does not check them. */
export const breachedPasswordsUrl = (): string | null => url;
