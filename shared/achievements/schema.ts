import * as z from 'zod';
import { achievementNames } from './catalogue.ts';

/** DATA-12 */
export const achievement = z.object({
  user_id: z.string(),
  achievement_name: z.enum(achievementNames),
  points: z.int(),
  created_at: z.iso.datetime(),
});
export type Achievement = z.infer<typeof achievement>;

/** What a person has achieved, and how steadily they log. */
export const achievementList = z.object({
  /** Newest first. */
  achievements: z.array(achievement),
  /** Of all achievements, whether they are listed or not. */
  points: z.int(),
  streak: z.object({
    /** Days in a row that end today, or yesterday while today has no entry yet. */
    days: z.int(),
    /** Today has an entry. Until then the streak waits for one. */
    is_alive_today: z.boolean(),
    longest: z.int(),
  }),
});
export type AchievementList = z.infer<typeof achievementList>;
