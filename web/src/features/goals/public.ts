/** Public interface of this feature: everything that other features may import. */
export { CareNote } from './care-note.tsx';
export { CheckInReminder } from './weight/check-in-reminder.tsx';
