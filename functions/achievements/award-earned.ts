import type { AchievementName } from '#shared/achievements/catalogue.ts';
import { dayAchievements, findEarnedAchievements } from '#shared/achievements/earned-by-days.ts';
import { dailyTargetsOf } from '#shared/goals/daily-targets.ts';
import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import type { DashboardRepository } from '../dashboard/public.ts';
import type { AchievementRepository } from './repository.ts';
import type { Signal } from './signal-of-record.ts';

/** Achievements earned by doing something once. */
const earnedByOne = {
  voice: 'first_voice_log',
  share: 'first_share',
  friend: 'first_friend',
} as const satisfies Partial<Record<Signal['kind'], AchievementName>>;

/** Longest streak with an achievement, in days. A changed day affects no day farther away. */
const REACH = 30;

/** Days of history to check for a user without any day-based achievement. */
const HISTORY = 400;

interface Dependencies {
  achievements: AchievementRepository;
  sums: Pick<DashboardRepository, 'profile' | 'summaries'>;
  /** Gives a referred friend credits. @param loggedDays days with a meal */
  rewardReferredFriend: (userId: string, loggedDays: number) => Promise<void>;
}

/**
 * Awards the achievements a user earned through a change. Costs one query once all day-based achievements are earned.
 * The meals of a user below 100 are recounted from the daily sums, which are few at that point. History from an import,
 * or from before achievements existed, counts when the next meal is logged.
 */
export const createAwardEarned = ({ achievements, sums, rewardReferredFriend }: Dependencies) => {
  const ofDays = async (
    userId: string,
    dates: readonly LocalDate[],
    held: ReadonlySet<AchievementName>,
  ): Promise<AchievementName[]> => {
    if (dates.length === 0 || dayAchievements.every((name) => held.has(name))) return [];
    const [first, last] = [dates[0]!, dates.at(-1)!];
    const back = held.has('meals_100') ? REACH : HISTORY;
    const [profile, days] = await Promise.all([
      sums.profile(userId),
      sums.summaries(userId, addDays(first, -back), addDays(last, REACH)),
    ]);
    await rewardReferredFriend(userId, days.filter(({ meal_count }) => meal_count > 0).length);
    return findEarnedAchievements(days, dailyTargetsOf(profile).calories);
  };

  return async (userId: string, signals: readonly Signal[]): Promise<void> => {
    const held = new Set((await achievements.all(userId)).map((row) => row.achievement_name));
    const dates = signals.flatMap((signal) => (signal.kind === 'day' ? [signal.date] : [])).sort();
    const isFirstTime = dates.length > 0 && !held.has('first_meal');
    const hasPhoto =
      signals.some(({ kind }) => kind === 'photo') || (isFirstTime && (await achievements.hasPhoto(userId)));
    const earned: AchievementName[] = [
      ...(hasPhoto ? (['first_photo'] as const) : []),
      ...new Set(
        signals.flatMap(({ kind }) => (kind === 'day' || kind === 'photo' ? [] : [earnedByOne[kind]])),
      ),
      ...(await ofDays(userId, dates, held)),
    ];
    for (const name of earned.filter((each) => !held.has(each))) await achievements.award(userId, name);
  };
};

export type AwardEarned = ReturnType<typeof createAwardEarned>;
