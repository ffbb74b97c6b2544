import type { FoodEntry } from '#shared/food-entries/schema.ts';
import { pairIdOf } from '#functions/social/friends/pair-id.ts';
import { callRoute } from '../support/feature-handlers.ts';
import { sumsOf } from '../support/diary-of.ts';
import type { Bond, FedMeal, ModelEntry, PersonState, Place, Slice } from './world.ts';

/** A violated invariant. */
export class Broken extends Error {}

export interface Doors {
  accounts: readonly string[];
  days: readonly [string, string];
}

const PLACE = /\{(\w+)\}/g;

const read = async <T>(
  account: string,
  path: string,
  params: Record<string, string> = {},
  query?: Record<string, string>,
): Promise<T> => {
  const filled = path.replace(PLACE, (_place, name: string) => params[name] ?? '');
  const request = { routeKey: `GET ${path}`, path: filled, params, ...(query && { query }) };
  const { status, body } = await callRoute(account, request);
  if (status !== 200) throw new Broken(`GET ${filled} answers ${status} ${body?.code ?? ''}`);
  return body as unknown as T;
};

const modelEntry = (entry: FoodEntry): ModelEntry => {
  const { id, food_name, calories, protein, meal_type, local_date, logged_at, version } = entry;
  return { id, food_name, calories, protein, meal_type, local_date, logged_at, version };
};

interface Day {
  entries: FoodEntry[];
  summary: Record<string, unknown> & { water_ml: number };
}

/** Reads days with their water. Each day's sums must equal those of its entries. */
const readDiary = async (account: string, days: readonly string[]): Promise<PersonState['diary']> => {
  const dayList = await Promise.all(days.map((date) => read<Day>(account, '/api/diary/{date}', { date })));
  const water: Record<string, number> = {};
  for (const [at, { entries, summary }] of dayList.entries()) {
    for (const [name, sum] of Object.entries(sumsOf(entries)))
      if (summary[name] !== sum)
        throw new Broken(`${name} of a day is ${String(summary[name])}, its entries make ${sum}`);
    const times = entries.map(({ logged_at }) => logged_at);
    if (times.some((time, place) => time < (times[place - 1] ?? '')))
      throw new Broken('a day is not in the order of its times');
    if (summary.water_ml !== 0) water[days[at]!] = summary.water_ml;
  }
  return { entries: dayList.flatMap(({ entries }) => entries.map(modelEntry)), water };
};

/** Reads credits. The sum of all changes must equal the balance. */
const readCredits = async (account: string): Promise<PersonState['credits']> => {
  const { total, unlimited } = await read<{ total: number; unlimited: boolean }>(account, '/api/credits');
  let sum = 0;
  let cursor: string | null = null;
  do {
    const page: { changes: { amount: number }[]; cursor: string | null } = await read(
      account,
      '/api/credits/history',
      {},
      cursor === null ? {} : { cursor },
    );
    sum += page.changes.reduce((all, { amount }) => all + amount, 0);
    cursor = page.cursor;
  } while (cursor !== null);
  if (!unlimited && sum !== 0 && sum !== total)
    throw new Broken(`changes of credits make ${sum}, there are ${total}`);
  return { total };
};

const readFeed = async (account: string): Promise<FedMeal[]> => {
  const all: FedMeal[] = [];
  let before: string | null = null;
  do {
    const page: {
      meals: (Omit<FedMeal, 'likes'> & { likes_count: number; food_entries: FoodEntry })[];
      next: string | null;
    } = await read(account, '/api/shared-meals', {}, before === null ? {} : { before });
    for (const { id, caption, likes_count, liked, food_entries } of page.meals) {
      const { food_name, calories } = food_entries;
      all.push({ id, caption, food_name, calories, likes: likes_count, liked });
    }
    before = page.next;
  } while (before !== null);
  return all;
};

interface Friends {
  friends: { user_id: string; friend_id: string }[];
  requests: { user_id: string }[];
  sent: { id: string }[];
}

const readBonds = async (account: string, { accounts }: Doors): Promise<PersonState['bonds']> => {
  const [{ friends, requests, sent }, { blocked }] = await Promise.all([
    read<Friends>(account, '/api/friends'),
    read<{ blocked: { user_id: string }[] }>(account, '/api/blocks'),
  ]);
  const statusOf = (other: string): Bond['status'] => {
    if (friends.some(({ user_id, friend_id }) => user_id === other || friend_id === other)) return 'accepted';
    if (requests.some(({ user_id }) => user_id === other)) return 'pending';
    return sent.some(({ id }) => id === pairIdOf(account, other)) ? 'asked' : 'none';
  };
  const others = accounts.flatMap((other, at) => {
    if (other === account) return [];
    return [[at, { status: statusOf(other), blocked: blocked.some(({ user_id }) => user_id === other) }]];
  });
  return Object.fromEntries(others) as PersonState['bonds'];
};

type Listed<Name extends string> = Record<Name, Record<string, unknown>[]>;

/** Returns a list with selected fields. */
const list = async <T>(
  account: string,
  path: string,
  name: string,
  fields: readonly string[],
  query?: Record<string, string>,
) => {
  const answer = await read<Listed<string>>(account, path, {}, query);
  return answer[name]!.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]]))) as T;
};

const readLeads = async (account: string): Promise<PersonState['leads']> => {
  const leads = await list<PersonState['leads']>(account, '/api/leads', 'leads', ['id', 'email', 'status']);
  const talks = await Promise.all(
    leads.map(({ id }) =>
      read<{ conversations: unknown[] }>(account, '/api/leads/{id}/conversations', { id }),
    ),
  );
  return leads.map((lead, at) => ({ ...lead, messages: talks[at]!.conversations.length }));
};

type Readers = { [S in Slice]: (account: string, doors: Doors) => Promise<PersonState[S]> };

const readers: Readers = {
  diary: (account, { days }) => readDiary(account, days),
  weights: async (account, { days }) => {
    const [{ weights }, profile] = await Promise.all([
      read<{ weights: PersonState['weights']['days'] }>(
        account,
        '/api/weights',
        {},
        { from: days[0], to: days[1] },
      ),
      read<{ weight: number | null }>(account, '/api/profile'),
    ]);
    return { days: weights.map(({ date, weight }) => ({ date, weight })), ofProfile: profile.weight };
  },
  profile: async (account) => {
    const { full_name, daily_calorie_goal } = await read<{
      full_name: string | null;
      daily_calorie_goal: number | null;
    }>(account, '/api/profile');
    return { full_name, goal: daily_calorie_goal };
  },
  starred: async (account) => {
    const { favourites } = await read<{ favourites: { id: string }[] }>(account, '/api/foods/mine');
    return favourites.map(({ id }) => id);
  },
  saved: (account) => list(account, '/api/saved-meals', 'meals', ['id', 'name', 'portions', 'version']),
  plan: async (account, { days }) => {
    const { version, meals } = await read<PersonState['plan']>(account, '/api/meal-plans/{date}', {
      date: days[0],
    });
    return {
      version,
      meals: meals.map(({ id, name, calories, logged_entry_id }) => ({
        id,
        name,
        calories,
        logged_entry_id,
      })),
    };
  },
  imports: (account) => list(account, '/api/imports', 'imports', ['id', 'logged']),
  credits: readCredits,
  // Only the first user's plan includes it.
  chat: async (account, { accounts }) => {
    if (account !== accounts[0]) return { messages: 0 };
    const { messages } = await read<{ messages: unknown[] }>(account, '/api/coach/messages');
    return { messages: messages.length };
  },
  corrections: async (account) => {
    const { corrections } = await read<{ corrections: { said: string }[] }>(
      account,
      '/api/foods/corrections',
    );
    return corrections.map(({ said }) => said);
  },
  bonds: readBonds,
  feed: readFeed,
  leads: readLeads,
  tasks: (account) => list(account, '/api/sdr-tasks', 'tasks', ['id', 'lead_id', 'status', 'event_id']),
  events: (account) => list(account, '/api/calendar-events', 'events', ['id', 'event_type', 'status']),
  activities: (account) =>
    list(account, '/api/crm-activities', 'activities', ['id', 'activity_type', 'status']),
  documents: (account) => list(account, '/api/documents', 'documents', ['id', 'title', 'version']),
  templates: async (account) => {
    const all = await list<{ id: string | null; name: string }[]>(
      account,
      '/api/email-templates',
      'templates',
      ['id', 'name'],
    );
    return all.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
  },
  reminders: async (account) => {
    const { reminders } = await read<{ reminders: { time: string }[] }>(account, '/api/reminders');
    return reminders.map(({ time }) => time);
  },
  devices: async (account) => {
    const { devices } = await read<{ devices: { id: string }[] }>(account, '/api/reminders');
    return devices.map(({ id }) => id);
  },
  tokens: (account) => list(account, '/api/tokens', 'tokens', ['id', 'name']),
  exports: async (account) => {
    const { export: latest } = await read<{ export: { id: string } | null }>(account, '/api/account/exports');
    return latest ? [{ id: latest.id }] : [];
  },
};

/** Returns what the product shows of a place through its API. */
export const lookAt = ({ who, slice }: Place, doors: Doors): Promise<unknown> =>
  readers[slice](doors.accounts[who]!, doors);
