/** Whether a person turned reminders on in this browser: then their address and zone are kept up to date. */
const KEY = 'reminded-here';

export const remindedHere = {
  is: (owner: string): boolean => {
    try {
      return localStorage.getItem(KEY) === owner;
    } catch {
      return false;
    }
  },
  set: (owner: string | null): void => {
    try {
      if (owner === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, owner);
    } catch {
      // A browser that keeps nothing: reminders come all the same.
    }
  },
};
