import type { CoachQuestion } from '#shared/coach/schema.ts';
import { factsOf, type Facts } from '#shared/facts/facts.ts';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { factProfileOf } from '#shared/facts/fact-profile.ts';
import type { LocalDate } from '#shared/time/local-date.ts';
import { localDateOf } from '#shared/time/local-date.ts';
import { type CoachDiary, DAYS_READ } from './diary-repository.ts';
import type { UserRows } from './user-context-repository.ts';
import { REMEMBERED_TURNS } from './model/history-for-model.ts';
import type { CoachTurn, TurnsRepository } from './turns-repository.ts';

interface Dependencies {
  diary: CoachDiary;
  turns: Pick<TurnsRepository, 'newest'>;
}

/** A user's data for one turn. */
export interface TurnData {
  zone: string;
  facts: Facts;
  /** The entries of the last days, newest first. */
  entries: readonly FoodEntry[];
  /** Newest first; empty for the assistant. */
  history: readonly CoachTurn[];
  /** Reads the entries of all days that have sums, with at most six requests, and returns facts with them. */
  readAllEntries: () => Promise<Facts>;
}

/** Reads days, entries and chat in parallel, with one request each. Tools use nothing else. */
export const readTurn = async (
  { diary, turns }: Dependencies,
  user_id: string,
  { context, time_zone }: CoachQuestion,
  { profile }: Pick<UserRows, 'profile'>,
  now: Date,
): Promise<TurnData> => {
  const zone = time_zone ?? profile?.time_zone ?? 'UTC';
  const date: LocalDate = localDateOf(now, zone);
  const [{ days, weights }, entries, history] = await Promise.all([
    diary.days(user_id, date),
    diary.entries(user_id, date),
    context === 'ai_coach' ? turns.newest(user_id, REMEMBERED_TURNS) : [],
  ]);
  const source = { date, profile: factProfileOf(profile), days, weights };
  const readAllEntries = async (): Promise<Facts> => {
    const all = await diary.entries(user_id, date, DAYS_READ);
    return factsOf({ ...source, entries: all, entry_days: DAYS_READ });
  };
  return { zone, facts: factsOf({ ...source, entries }), entries, history, readAllEntries };
};
