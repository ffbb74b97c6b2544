import { unknownNutrients } from '#shared/nutrition/values/nutrients.ts';
import { chosen, done, type Write, type Writer, writeOf } from '../write.ts';
import { NEW, type World } from '../world.ts';

/** Returns a line of a file: the same number gives the same line in any file. */
const lineOf = (number: number, at: number, date: string) => ({
  line: at + 1,
  occurrence: 1,
  local_date: date,
  time: '08:30',
  meal_type: 'breakfast',
  food_name: `Line ${number}`,
  serving_size: null,
  ...unknownNutrients,
  calories: 10 + number,
});

/** Returns whether an import logged a line. Only imports create entries with such names. */
const isLogged = (world: World, who: number, number: number): boolean =>
  (world.lines[who] ?? []).some((line) => line.number === number);

const LINES = 12;

const importing = (who: number, id: string, numbers: readonly number[], date: string): Write =>
  writeOf(
    who,
    'POST /api/imports',
    {},
    {
      id,
      source: 'loseit',
      file_name: 'food.csv',
      time_zone: 'UTC',
      entries: numbers.map((number, at) => lineOf(number, at, date)),
    },
    {
      places: [
        { who, slice: 'diary' },
        { who, slice: 'imports' },
      ],
      isInParts: numbers.length > 48,
      run: (world) => {
        const { diary, imports } = world.people[who]!;
        const fresh = numbers.filter((number) => !isLogged(world, who, number));
        for (const number of fresh) {
          diary.entries.push({
            id: NEW,
            food_name: `Line ${number}`,
            calories: 10 + number,
            protein: null,
            meal_type: 'breakfast',
            local_date: date,
            logged_at: `${date}T08:30:00.000Z`,
            version: 1,
          });
          (world.lines[who] ??= []).push({ number, of: id, entry: NEW });
        }
        const run = imports.find((each) => each.id === id);
        if (run) run.logged += fresh.length;
        else if (fresh.length > 0) imports.push({ id, logged: fresh.length });
        return done(200);
      },
    },
  );

/** Returns an import ID as the client creates it: ten characters after the time. */
const importIdOf = (tag: string): string => `01JD00000000${tag.padStart(14, '0')}`;

const importLines: Writer = ({ who, days, n, tag }) => {
  const numbers = Array.from({ length: 1 + (n[1] % 3) }, (_none, at) => (n[0] + at) % LINES);
  return importing(who, importIdOf(tag), numbers, days[0]);
};

/** More lines than fit in one transaction. */
const importFile: Writer = ({ who, days, n, tag }) =>
  n[0] % 4 === 0
    ? importing(
        who,
        importIdOf(tag),
        Array.from({ length: 50 }, (_none, at) => at),
        days[0],
      )
    : undefined;

const takeImportBack: Writer = ({ who, seen, world: known, n }) => {
  const id = chosen(seen.imports, n[0])?.id;
  if (id === undefined) return undefined;
  const isShared = known.meals.some(({ owner }) => owner === who);
  return writeOf(who, 'POST /api/imports/{id}/removals', { id }, undefined, {
    places: [
      { who, slice: 'diary' },
      { who, slice: 'imports' },
      ...(isShared ? known.people.map((_person, at) => ({ who: at, slice: 'feed' as const })) : []),
    ],
    isInParts: true,
    run: (world) => {
      const person = world.people[who]!;
      const gone = (world.lines[who] ?? []).filter(({ of }) => of === id);
      const ids = new Set(gone.map(({ entry }) => entry));
      person.diary.entries = person.diary.entries.filter((entry) => !ids.has(entry.id));
      world.lines[who] = (world.lines[who] ?? []).filter(({ of }) => of !== id);
      person.imports = person.imports.filter((each) => each.id !== id);
      return done(200);
    },
  });
};

export const importWrites = { importLines, importFile, takeImportBack };
