/** Loads the reminder in a step of its own: a direct import would list the files of the goals in the first load. */
export const loadCheckInReminder = async () =>
  (await import('#web/features/goals/public.ts')).CheckInReminder;
