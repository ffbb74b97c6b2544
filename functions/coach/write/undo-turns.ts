import { isDeepStrictEqual } from 'node:util';
import type { FoodEntry } from '#shared/food-entries/schema.ts';
import type { MealPlan, PlannedMeal } from '#shared/meal-plans/schema.ts';
import type { AddedWater, SavedWeight, WriteRecord } from '../coach-write-entity.ts';

/** The current rows that some turns wrote. */
export interface Standing {
  entries: readonly FoodEntry[];
  plans: readonly MealPlan[];
  /** ml by day. */
  water: ReadonlyMap<string, number>;
  /** kg by day. */
  weights: ReadonlyMap<string, number>;
  profile: { weight: number | null; weighed_on: string | null };
  /** Positions of the turns that are still in the chat. */
  places: ReadonlySet<number>;
}

/** What undoing some turns changes. */
export interface TurnUndo {
  turn_ids: string[];
  before: FoodEntry[];
  after: FoodEntry[];
  plans: MealPlan[];
  water: AddedWater[];
  weights: SavedWeight[];
  places: number[];
  /** IDs of what is as before the turns, now or already. */
  undone: string[];
  /** IDs of what was changed since and stays. */
  kept: string[];
}

const plain = (value: object): object => JSON.parse(JSON.stringify(value)) as object;

/** Compares by value, ignoring the order of fields and what every change increases. */
const isSame = (one: object | null | undefined, other: object | null | undefined): boolean =>
  one !== null &&
  one !== undefined &&
  other !== null &&
  other !== undefined &&
  isDeepStrictEqual(
    plain({ ...one, version: 0, updated_at: '', user_id: '' }),
    plain({ ...other, version: 0, updated_at: '', user_id: '' }),
  );

const isSameMeal = (one: PlannedMeal | undefined, other: PlannedMeal): boolean =>
  one !== undefined && isDeepStrictEqual(plain(one), plain(other));

/**
 * Plans the undo of turns: restores the rows as they were before, except rows that were changed since.
 * @param records newest turn first
 */
export const planUndo = (records: readonly WriteRecord[], standing: Standing, now: Date): TurnUndo => {
  const stored = new Map(standing.entries.map((entry) => [entry.id, entry]));
  const current = new Map<string, FoodEntry | null>(stored);
  const plans = new Map(standing.plans.map((plan) => [plan.date, plan]));
  const undo: TurnUndo = {
    turn_ids: records.map(({ turn_id }) => turn_id),
    before: [],
    after: [],
    plans: [],
    water: [],
    weights: [],
    places: records.flatMap(({ place }) =>
      place !== undefined && standing.places.has(place) ? [place] : [],
    ),
    undone: [],
    kept: [],
  };
  const restored = (entry: FoodEntry, version: number): FoodEntry => ({
    ...entry,
    version,
    updated_at: now.toISOString(),
  });
  for (const { changes = [], entries, planned, water = [], weight } of records) {
    const logged = entries.map((id) => ({ id, before: null, after: null }));
    for (const { id, before, after } of [...changes, ...logged].toReversed()) {
      const entry = current.get(id) ?? null;
      const isUnchanged = after === null ? entry?.version === 1 : isSame(entry, after);
      if (before === null && (entry === null || isUnchanged)) current.set(id, null);
      else if (before !== null && after === null && entry === null)
        current.set(id, restored(before, before.version + 1));
      else if (before !== null && after !== null && entry !== null && isUnchanged)
        current.set(id, restored(before, (stored.get(id)?.version ?? entry.version) + 1));
      else if (!(before !== null && after === null && isSame(entry, before))) {
        undo.kept.push(id);
        continue;
      }
      undo.undone.push(id);
    }
    for (const { date, meal } of planned) {
      const plan = plans.get(date);
      const standsAs = plan?.meals.find(({ id }) => id === meal.id);
      if (standsAs && !isSameMeal(standsAs, meal)) {
        undo.kept.push(meal.id);
        continue;
      }
      undo.undone.push(meal.id);
      if (plan && standsAs)
        plans.set(date, { ...plan, meals: plan.meals.filter(({ id }) => id !== meal.id) });
    }
    for (const added of water) {
      const isThere = (standing.water.get(added.date) ?? 0) >= added.milliliters;
      undo[isThere ? 'undone' : 'kept'].push(`water:${added.date}`);
      if (isThere) undo.water.push(added);
    }
    if (weight) {
      const isUnchanged = standing.weights.get(weight.date) === weight.weight;
      undo[isUnchanged ? 'undone' : 'kept'].push(`weight:${weight.date}`);
      const { profile } = standing;
      const isProfiles = profile.weighed_on === weight.date && profile.weight === weight.weight;
      if (isUnchanged) undo.weights.push({ ...weight, profile: isProfiles ? weight.profile : null });
    }
  }
  for (const [id, entry] of current) {
    const old = stored.get(id);
    if (old === entry || (old === undefined && entry === null)) continue;
    if (old) undo.before.push(old);
    if (entry) undo.after.push(entry);
  }
  for (const plan of standing.plans) {
    const next = plans.get(plan.date);
    if (next && next !== plan)
      undo.plans.push({ ...next, version: plan.version + 1, updated_at: now.toISOString() });
  }
  return undo;
};
