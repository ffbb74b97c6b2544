import * as z from 'zod';
import { achievementNames } from './catalogue.ts';

/** DATA-12. */
export const achievement = z.object({
  user_id: z.string(),
  achievement_name: z.enum(achievementNames),
  points: z.int(),
  created_at: z.iso.datetime(),
});
export type Achievement = z.infer<typeof achievement>;

/** A user's achievements and streak. */
export const achievementList = z.object({
  /** Newest first. */
  achievements: z.array(achievement),
  /** Total of all achievements, listed or not. */
  points: z.int(),
  streak: z.object({
    /** Number of consecutive days up to today, or up to yesterday while today has no entry. */
    days: z.int(),
    /** Whether today has an entry. Until then the streak is waiting for one. */
    is_alive_today: z.boolean(),
    longest: z.int(),
  }),
});
export type AchievementList = z.infer<typeof achievementList>;
