import * as z from 'zod';
import { foodEntry } from '#shared/food-entries/schema.ts';
import { describedMeal } from '#shared/foods/described-meal.ts';
import { myFoods } from '#shared/foods/my-foods.ts';
import { product } from '#shared/barcodes/schema.ts';
import { scaleNutrients, sumNutrients } from '#shared/nutrition/values/totals.ts';
import { foodAnalysis } from '#shared/scan/schema.ts';
import { addDays } from '#shared/time/local-date.ts';
import { ordinaryMeals } from '#test/support/ordinary-meals.ts';
import { uploadMealPhoto } from './meal-photo.ts';
import type { DayPerson } from './person.ts';

export type Way = 'described' | 'photo' | 'favourite' | 'barcode' | 'copied' | 'typed';

/** A product known to the Open Food Facts stand-in. */
const OATS = '4006381333931';

const logged = async (person: DayPerson, entry: object): Promise<string> => {
  const body = { time_zone: person.zone, ...entry };
  const answer = await person.browser.call('POST', '/api/food-entries', body);
  return foodEntry.parse(answer.body).id;
};

const typed = (person: DayPerson): Promise<string> =>
  logged(person, { food_name: 'Soup of the day', calories: person.chance.between(180, 650), protein: 12 });

/** Simulates typing, which searches own foods and the food table, and then describes the whole sentence. */
const described = async (person: DayPerson): Promise<string> => {
  const text = person.chance.oneOf(ordinaryMeals);
  await person.browser.call('GET', '/api/foods/mine');
  await person.browser.call('GET', `/api/foods?q=${encodeURIComponent(text.slice(0, 5).trim())}`);
  const { status, body } = await person.browser.call('POST', '/api/foods/describe', { text });
  // For unknown foods the user types the calories.
  if (status !== 200) return typed(person);
  const { items } = describedMeal.parse(body);
  const totals = sumNutrients(items);
  return logged(person, { food_name: text, ...totals, calories: totals.calories ?? 0, items });
};

const fromPhoto = async (person: DayPerson): Promise<string> => {
  if (person.plan === 'free') return described(person);
  const image = await uploadMealPhoto(person.browser);
  const { status, body } = await person.browser.call('POST', '/api/functions/analyze-food-image', { image });
  if (status !== 200) return typed(person);
  const { food_name, calories, protein, carbs, fat, serving_size, items, image_url } =
    foodAnalysis.parse(body);
  await person.browser.file(image_url);
  return logged(person, { food_name, calories, protein, carbs, fat, serving_size, items, image_url });
};

const favourite = async (person: DayPerson): Promise<string> => {
  const { favourites, recents } = myFoods.parse((await person.browser.call('GET', '/api/foods/mine')).body);
  const [food] = [...favourites, ...recents];
  if (!food) return typed(person);
  const { items, serving_size, ...figures } = food.logged ?? { items: null, serving_size: null };
  return logged(person, { food_name: food.name, ...figures, items, serving_size });
};

const scanned = async (person: DayPerson): Promise<string> => {
  const { body } = await person.browser.call('GET', `/api/barcodes/${OATS}`);
  const { name, per_100_g, serving_grams } = product.parse(body);
  return logged(person, { food_name: name, ...scaleNutrients(per_100_g, serving_grams ?? 100) });
};

const copied = async (person: DayPerson): Promise<string> => {
  const yesterday = addDays(person.today, -1);
  const day = z.object({ entries: z.array(foodEntry) });
  const { entries } = day.parse((await person.browser.call('GET', `/api/diary/${yesterday}`)).body);
  const ids = entries.slice(0, 2).map(({ id }) => id);
  const body = { ids, local_date: person.today, time_zone: person.zone };
  const answer = day.parse((await person.browser.call('POST', '/api/food-entries/copies', body)).body);
  return answer.entries[0]!.id;
};

const ways: Readonly<Record<Way, (person: DayPerson) => Promise<string>>> = {
  described,
  photo: fromPhoto,
  favourite,
  barcode: scanned,
  copied,
  typed,
};

/** Logs a meal in one of the ways. @returns the entry's ID */
export const logMeal = (person: DayPerson, way: Way): Promise<string> => ways[way](person);
