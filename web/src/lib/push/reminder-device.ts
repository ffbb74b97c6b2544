/** Whether a person turned reminders on in this browser: then their address and zone are kept up to date. */
const OWNER = 'reminded-here';
/** By which id the server knew this browser last. */
const DEVICE = 'reminded-here-as';

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const reminderDevice = {
  is: (owner: string): boolean => kept(OWNER) === owner,
  /** Whether it was somebody else who did. */
  isAnother: (owner: string): boolean => ![null, owner].includes(kept(OWNER)),
  /** Whether this browser was that device when its person was reminded here last. */
  wasAs: (device: string): boolean => kept(DEVICE) === device,
  set: (owner: string, device: string): void => {
    try {
      localStorage.setItem(OWNER, owner);
      localStorage.setItem(DEVICE, device);
    } catch {
      // A browser that keeps nothing: reminders come all the same.
    }
  },
  forget: (): void => {
    try {
      localStorage.removeItem(OWNER);
      localStorage.removeItem(DEVICE);
    } catch {
      // Nothing was kept.
    }
  },
};
