import { factsOf } from '#shared/facts/facts.ts';
import { mayUse } from '#shared/plans/features.ts';
import { addDays } from '#shared/time/local-date.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadPlan } from '../../platform/plan/read-plan.ts';
import { insightsByRules } from '../insights-by-rules.ts';
import type { InsightsRepository } from '../insights-repository.ts';
import type { NightMessage } from './nightly-message.ts';
import type { UserData } from '../user-data.ts';
import type { SendWeeklyEmail } from '../weekly-mail/send-weekly-mail.ts';
import { mondayOf } from '../weekly-mail/week.ts';

interface Dependencies {
  readPlan: ReadPlan;
  rows: Pick<InsightsRepository, 'find' | 'saveFirst'>;
  data: UserData;
  sendWeeklyEmail: SendWeeklyEmail;
  clock: Clock;
}

/** The result of a user's nightly run. */
export interface NightlyRunOutcome {
  /** Whether insights were stored: false if the day already has some or the plan does not include them. */
  isKept: boolean;
  isMailed: boolean;
}

const nothing: NightlyRunOutcome = { isKept: false, isMailed: false };

/**
 * Runs a user's night: stores the insights of the new day once and sends the weekly email when due. Uses rules only, so
 * it costs no credits. Skips users whose plan no longer includes it (decision D18). The stored row notifies open tabs
 * (`functions/realtime`).
 */
export const createRunNightlyPart =
  ({ readPlan, rows, data, sendWeeklyEmail, clock }: Dependencies) =>
  async ({ user_id, date, is_weekly }: NightMessage): Promise<NightlyRunOutcome> => {
    if (!mayUse((await readPlan(user_id)).tier, 'health_insights')) return nothing;
    const isDone = (await rows.find(user_id, date)) !== null;
    if (isDone && !is_weekly) return nothing;
    const profile = await data.profile(user_id);
    const source = await data.read(user_id, date, profile);
    const wasActive = source.days.some((day) => day.date === addDays(date, -1) && day.meal_count > 0);
    const isKept =
      !isDone &&
      wasActive &&
      (await rows.saveFirst(
        user_id,
        date,
        await insightsByRules(source, factsOf(source), clock(), profile?.language ?? 'en'),
      ));
    const isWanted = is_weekly && profile?.email !== undefined && profile.weekly_mail !== false;
    if (!isWanted) return { isKept, isMailed: false };
    // Reads the whole previous week, even if the weekly run is late.
    const ended = addDays(mondayOf(date), -1);
    const weekly = ended === addDays(date, -1) ? source : await data.read(user_id, ended, profile);
    return {
      isKept,
      isMailed: await sendWeeklyEmail(
        { user_id, email: profile.email!, language: profile.language ?? 'en' },
        date,
        weekly,
      ),
    };
  };

export type RunNightlyPart = ReturnType<typeof createRunNightlyPart>;
