/**
 * Storage key of the user who turned reminders on in this browser, for whom its subscription and time zone are kept up
 * to date.
 */
const OWNER = 'reminded-here';
/** Storage key of this browser's last device ID on the server. */
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
  /** Returns whether another user did. */
  isAnother: (owner: string): boolean => ![null, owner].includes(kept(OWNER)),
  /** Returns whether this browser had that device ID when its user was last registered. */
  wasAs: (device: string): boolean => kept(DEVICE) === device,
  set: (owner: string, device: string): void => {
    try {
      localStorage.setItem(OWNER, owner);
      localStorage.setItem(DEVICE, device);
    } catch {
      // Storage is blocked: reminders work without it.
    }
  },
  forget: (): void => {
    try {
      localStorage.removeItem(OWNER);
      localStorage.removeItem(DEVICE);
    } catch {
      // Storage is blocked: nothing was stored.
    }
  },
};
