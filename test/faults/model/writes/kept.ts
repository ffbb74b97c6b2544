import { newPlannedMeal } from '#shared/meal-plans/schema.ts';
import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { changeIn, removeFrom } from './list-writes.ts';
import { chosen, done, type Occasion, refused, type Write, type Writer, writeOf } from '../write.ts';
import { NEW, type PersonState } from '../world.ts';

/** Records of the built-in food table. */
const foods = ['own:ugali', 'own:ugaliwhole'];

const starWith =
  (method: 'PUT' | 'DELETE', status: number, after: (starred: string[], id: string) => string[]): Writer =>
  ({ who, n }) => {
    const id = chosen(foods, n[0])!;
    return writeOf(who, `${method} /api/foods/favourites/{id}`, { id }, undefined, {
      places: [{ who, slice: 'starred' }],
      run: (world) => {
        const person = world.people[who]!;
        person.starred = after(person.starred, id);
        return done(status);
      },
    });
  };

const star = starWith('PUT', 200, (starred, id) => [...new Set([...starred, id])]);
const unstar = starWith('DELETE', 204, (starred, id) => starred.filter((each) => each !== id));

const nothing = { ...unknownNutrients, calories: 100 };
const rice = {
  name: 'Rice',
  grams: 100,
  record_id: null,
  source: 'user',
  confidence: 1,
  per_100_g: nothing,
  nutrients: nothing,
};

const saveMeal: Writer = ({ who, n, tag }) => {
  const name = `Meal ${tag}`;
  const portions = 1 + (n[0] % 9);
  return writeOf(
    who,
    'POST /api/saved-meals',
    {},
    { name, portions, items: [rice] },
    {
      places: [{ who, slice: 'saved' }],
      run: (world) => {
        world.people[who]!.saved.push({ id: NEW, name, portions, version: 1 });
        return done(201);
      },
    },
  );
};

const changeMeal = changeIn(
  'saved',
  'PATCH /api/saved-meals/{id}',
  ['SAVED_MEAL_NOT_FOUND', 'SAVED_MEAL_CHANGED'],
  ({ n }) => {
    const portions = 1 + (n[1] % 9);
    return { body: { portions }, change: { portions } };
  },
);

const removeMeal = removeFrom('saved', 'DELETE /api/saved-meals/{id}', refused(404, 'SAVED_MEAL_NOT_FOUND'));

type PlannedMeals = PersonState['plan']['meals'];

const planned = ({ id, name, calories }: PlannedMeals[number]) =>
  newPlannedMeal.parse({ id, name, calories, type: 'lunch', time: '12:30' });

/** Returns a day as the tab changes it: one meal more or less. */
const wanted = ({ seen, n, tag }: Occasion): PlannedMeals => {
  const { meals } = seen.plan;
  if (n[0] % 3 === 0) return meals.slice(1);
  return [
    ...meals,
    { id: `meal-${tag.padStart(6, '0')}`, name: `Plan ${tag}`, calories: n[1], logged_entry_id: null },
  ];
};

/** Saves over the version that the tab shows. The client cannot set whether a meal was logged. */
const planning = (occasion: Occasion): Omit<Write, 'who' | 'request'> => {
  const { who, seen } = occasion;
  const meals = wanted(occasion);
  return {
    places: [{ who, slice: 'plan' }],
    run: (world) => {
      const { plan } = world.people[who]!;
      if (plan.version !== seen.plan.version) return refused(409, 'MEAL_PLAN_CHANGED');
      const logged = new Map(plan.meals.map(({ id, logged_entry_id }) => [id, logged_entry_id]));
      plan.meals = meals.map((meal) => ({ ...meal, logged_entry_id: logged.get(meal.id) ?? null }));
      plan.version += 1;
      return done(200);
    },
  };
};

const planDay: Writer = (occasion) => {
  const { who, seen, days } = occasion;
  const body = { meals: wanted(occasion).map(planned), version: seen.plan.version };
  return writeOf(who, 'PUT /api/meal-plans/{date}', { date: days[0] }, body, planning(occasion));
};

const planDays: Writer = (occasion) => {
  const { who, seen, days } = occasion;
  // The third user's plan does not include it.
  if (who === 2) return undefined;
  const day = { date: days[0], meals: wanted(occasion).map(planned), version: seen.plan.version };
  return writeOf(who, 'PUT /api/meal-plans', {}, { days: [day] }, planning(occasion));
};

const logPlanned: Writer = ({ who, seen, days, n }) => {
  const id = chosen(seen.plan.meals, n[0])?.id;
  if (id === undefined) return undefined;
  const [date] = days;
  return writeOf(
    who,
    'POST /api/meal-plans/{date}/meals/{id}/log',
    { date, id },
    { time_zone: 'UTC' },
    {
      places: [
        { who, slice: 'plan' },
        { who, slice: 'diary' },
      ],
      // If another tab has logged it, the current state is returned.
      run: (world) => {
        const { plan, diary } = world.people[who]!;
        const meal = plan.meals.find((each) => each.id === id);
        if (!meal) return refused(404, 'PLANNED_MEAL_NOT_FOUND');
        if (diary.entries.some((entry) => entry.id === meal.logged_entry_id)) return done(200);
        const { name: food_name, calories } = meal;
        const logged_at = `${date}T12:30:00.000Z`;
        diary.entries.push({
          id: NEW,
          food_name,
          calories,
          protein: null,
          meal_type: 'lunch',
          local_date: date,
          logged_at,
          version: 1,
        });
        meal.logged_entry_id = NEW;
        plan.version += 1;
        return done(200);
      },
    },
  );
};

const unlogPlanned: Writer = ({ who, seen, world: known, days, n }) => {
  const id = chosen(seen.plan.meals, n[0])?.id;
  if (id === undefined) return undefined;
  const isShared = known.meals.some(({ owner }) => owner === who);
  return writeOf(who, 'DELETE /api/meal-plans/{date}/meals/{id}/log', { date: days[0], id }, undefined, {
    places: [
      { who, slice: 'plan' },
      { who, slice: 'diary' },
      ...(isShared ? known.people.map((_person, at) => ({ who: at, slice: 'feed' as const })) : []),
    ],
    run: (world) => {
      const { plan, diary } = world.people[who]!;
      const meal = plan.meals.find((each) => each.id === id);
      if (!meal) return refused(404, 'PLANNED_MEAL_NOT_FOUND');
      if (meal.logged_entry_id === null) return done(200);
      diary.entries = diary.entries.filter((entry) => entry.id !== meal.logged_entry_id);
      meal.logged_entry_id = null;
      plan.version += 1;
      return done(200);
    },
  });
};

export const keptWrites = {
  star,
  unstar,
  saveMeal,
  changeMeal,
  removeMeal,
  planDay,
  planDays,
  logPlanned,
  unlogPlanned,
};
