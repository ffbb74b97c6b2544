import { correctionIdOf } from '#functions/food-entries/correction-entity.ts';
import { chosen, done, type Writer, writeOf } from '../write.ts';
import { NEW } from '../world.ts';

const phrases = ['my porridge', 'my soup', 'my bread'];

const none = { protein: null, carbs: null, fat: null, fiber: null, sugar: null, sodium: null };

/** Logs a food with a corrected weight: the correction is stored with the entry, or neither is. */
const teach: Writer = ({ who, days, n, tag }) => {
  const said = chosen(phrases, n[0])!;
  const [local_date] = days;
  const entry = { food_name: `Taught ${tag}`, calories: 150, logged_at: `${local_date}T10:00:00.000Z` };
  const item = {
    name: 'Porridge',
    grams: 150,
    record_id: 'own:ugali',
    source: 'usda',
    confidence: 1,
    per_100_g: { calories: 100, ...none },
    nutrients: { calories: 150, ...none },
    said,
    proposed_grams: 100,
    proposed_record_id: 'own:ugali',
    corrected: true,
    weighed: true,
  };
  return writeOf(
    who,
    'POST /api/food-entries',
    {},
    { ...entry, items: [item], time_zone: 'UTC' },
    {
      places: [
        { who, slice: 'diary' },
        { who, slice: 'corrections' },
      ],
      run: (world) => {
        const { diary, corrections } = world.people[who]!;
        diary.entries.push({ ...entry, id: NEW, protein: null, meal_type: 'snack', local_date, version: 1 });
        if (!corrections.includes(said)) corrections.push(said);
        return done(201);
      },
    },
  );
};

const forget: Writer = ({ who, n }) => {
  const said = chosen(phrases, n[0])!;
  return writeOf(who, 'DELETE /api/foods/corrections/{id}', { id: correctionIdOf(said) }, undefined, {
    places: [{ who, slice: 'corrections' }],
    run: (world) => {
      const person = world.people[who]!;
      person.corrections = person.corrections.filter((each) => each !== said);
      return done(204);
    },
  });
};

export const lessonWrites = { teach, forget };
