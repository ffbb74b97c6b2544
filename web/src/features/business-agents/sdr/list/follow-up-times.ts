import type { SdrTask } from '#shared/business-agents/sdr/schema.ts';

/** When the next pending follow-up of a lead is due, by lead ID; leads without one are missing. */
export type FollowUpTimes = ReadonlyMap<string, string>;

/** Returns the earliest pending follow-up of each lead. */
export const followUpTimesOf = (tasks: readonly SdrTask[]): FollowUpTimes => {
  const times = new Map<string, string>();
  for (const { lead_id, scheduled_for } of tasks) {
    const known = times.get(lead_id);
    if (known === undefined || scheduled_for < known) times.set(lead_id, scheduled_for);
  }
  return times;
};
