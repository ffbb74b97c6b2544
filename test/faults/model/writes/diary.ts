import { MAX_WATER_ML } from '#shared/diary/schema.ts';
import { chosen, done, type Occasion, refused, type Write, type Writer, writeOf } from '../write.ts';
import { type ModelEntry, NEW, PEOPLE, type Place, type World } from '../world.ts';

const gone = refused(404, 'FOOD_ENTRY_NOT_FOUND');
const stale = refused(409, 'FOOD_ENTRY_CHANGED');

const entriesOf = (world: World, who: number): ModelEntry[] => world.people[who]!.diary.entries;

const remove = (world: World, who: number, ids: readonly string[]): void => {
  const diary = world.people[who]!.diary;
  diary.entries = diary.entries.filter(({ id }) => !ids.includes(id));
};

/** Returns the diary and every feed in which one of the entries is shared. */
const placesOf = ({ world, who }: Occasion, ids: readonly string[] = []): Place[] => {
  const isShared = world.meals.some(({ entry }) => ids.includes(entry));
  const feeds = Array.from({ length: PEOPLE }, (_none, reader): Place => ({ who: reader, slice: 'feed' }));
  const isPlanned = world.people[who]!.plan.meals.some((meal) => ids.includes(meal.logged_entry_id ?? ''));
  const plan: Place = { who, slice: 'plan' };
  return [{ who, slice: 'diary' }, ...(isPlanned ? [plan] : []), ...(isShared ? feeds : [])];
};

const timeOn = (day: string, n: number): string => `${day}T${String(n % 24).padStart(2, '0')}:30:00.000Z`;

const some = ({ seen, n }: Occasion): string[] => {
  const { entries } = seen.diary;
  return [...new Set(n.map((each) => chosen(entries, each)?.id ?? ''))].filter((id) => id !== '');
};

/** Logs an entry with a photo, possibly the same as another entry's. */
const log: Writer = (occasion) => {
  const { who, days, photos, n, tag } = occasion;
  const photo = n[2] % 3 === 0 ? { image_url: chosen(photos.slice(0, -1), n[0])! } : {};
  const local_date = chosen(days, n[0])!;
  const said = {
    food_name: `Food ${tag}`,
    calories: n[1],
    protein: n[2] / 10,
    logged_at: timeOn(local_date, n[1]),
  };
  return writeOf(
    who,
    'POST /api/food-entries',
    {},
    { ...said, ...photo, time_zone: 'UTC' },
    {
      places: placesOf(occasion),
      run: (world) => {
        entriesOf(world, who).push({ ...said, id: NEW, meal_type: 'snack', local_date, version: 1 });
        return done(201);
      },
    },
  );
};

/** Updates the version that the tab shows. */
const change = (occasion: Occasion, fields: Partial<ModelEntry>, body: object): Write | undefined => {
  const { who, seen, n } = occasion;
  const entry = chosen(seen.diary.entries, n[0]);
  if (!entry) return undefined;
  const { id, version } = entry;
  return writeOf(
    who,
    'PATCH /api/food-entries/{id}',
    { id },
    { ...body, version },
    {
      places: placesOf(occasion, [id]),
      run: (world) => {
        const stands = entriesOf(world, who).find((each) => each.id === id);
        if (!stands) return gone;
        if (stands.version !== version) return stale;
        Object.assign(stands, fields, { version: version + 1 });
        return done(200);
      },
    },
  );
};

const edit: Writer = (occasion) => {
  const figures = { calories: occasion.n[1], protein: null };
  return change(occasion, figures, figures);
};

const move: Writer = (occasion) => {
  const { days, n } = occasion;
  const local_date = chosen(days, n[1])!;
  const logged_at = timeOn(local_date, n[2]);
  return change(occasion, { local_date, logged_at }, { logged_at, time_zone: 'UTC' });
};

const takeOut: Writer = (occasion) => {
  const { who, seen, n } = occasion;
  const id = chosen(seen.diary.entries, n[0])?.id;
  if (id === undefined) return undefined;
  return writeOf(who, 'DELETE /api/food-entries/{id}', { id }, undefined, {
    places: placesOf(occasion, [id]),
    run: (world) => {
      if (!entriesOf(world, who).some((each) => each.id === id)) return gone;
      remove(world, who, [id]);
      return done(204);
    },
  });
};

const copy: Writer = (occasion) => {
  const { who, days, n } = occasion;
  const ids = some(occasion);
  if (ids.length === 0) return undefined;
  const local_date = chosen(days, n[2])!;
  const body = { ids, local_date, time_zone: 'UTC', meal_type: 'lunch' };
  return writeOf(who, 'POST /api/food-entries/copies', {}, body, {
    places: placesOf(occasion),
    // The copies are returned in their current state.
    returnsNewValue: true,
    run: (world) => {
      const sources = ids.map((id) => entriesOf(world, who).find((each) => each.id === id));
      if (sources.includes(undefined)) return gone;
      for (const source of sources) {
        const logged_at = local_date + source!.logged_at.slice(10);
        entriesOf(world, who).push({
          ...source!,
          id: NEW,
          meal_type: 'lunch',
          local_date,
          logged_at,
          version: 1,
        });
      }
      return done(201);
    },
  });
};

const takeOutTogether: Writer = (occasion) => {
  const { who, days, n } = occasion;
  const ids = some(occasion);
  if (ids.length === 0) return undefined;
  const local_date = chosen(days, n[2])!;
  return writeOf(
    who,
    'POST /api/food-entries/removals',
    {},
    { ids, local_date },
    {
      places: placesOf(occasion, ids),
      run: (world) => {
        const ofDay = entriesOf(world, who).filter((each) => each.local_date === local_date);
        remove(
          world,
          who,
          ofDay.map(({ id }) => id).filter((id) => ids.includes(id)),
        );
        return done(204);
      },
    },
  );
};

const drink: Writer = (occasion) => {
  const { who, days, n } = occasion;
  const date = chosen(days, n[0])!;
  const milliliters = (n[1] % 3 === 0 ? -1 : 1) * (1 + n[2] * 5);
  return writeOf(
    who,
    'POST /api/diary/{date}/water',
    { date },
    { milliliters },
    {
      places: placesOf(occasion),
      // The day's water is returned in its current state.
      returnsNewValue: true,
      run: (world) => {
        const { water } = world.people[who]!.diary;
        const holds = Math.min(Math.max((water[date] ?? 0) + milliliters, 0), MAX_WATER_ML);
        if (holds === 0) delete water[date];
        else water[date] = holds;
        return done(200);
      },
    },
  );
};

export const diaryWrites = { log, edit, move, takeOut, copy, takeOutTogether, drink };
