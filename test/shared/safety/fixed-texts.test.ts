import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillPlaces, type Translate } from '#shared/language/fill-places.ts';
import { leftOf } from '#shared/meal-plans/plan-figures.ts';
import { recipeWords } from '#shared/meal-plans/recipe-words.ts';
import { suggestMeals } from '#shared/meal-plans/suggest-meals.ts';
import { draftReader, gateText, readerOf } from '#shared/safety/reply/gate.ts';
import { anEmptyDay } from '#test/support/builders/a-daily-summary.ts';
import { aUsualMeal } from '#test/support/builders/a-usual-meal.ts';

/** Every interface text: the English key and its German translation. */
const catalogs = globSync('{shared,web/src,web/site}/languages/de/*.json').map((file) => ({
  file: file.replaceAll('\\', '/'),
  texts: Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).flat(),
}));
const faultsIn = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) => gateText(text.replace(/\|part$/, '').replace(/\{\w+\}/g, 'soup'), draftReader) !== null,
  );

describe('Fixed texts and the gate (decision 0065)', () => {
  it('every text of the catalogs passes the gate in English and German, also those of plans', () => {
    expect(catalogs.map(({ file }) => file)).toContain('web/src/languages/de/meal-plans.json');
    for (const { file, texts } of catalogs) expect(faultsIn(texts), file).toEqual([]);
  });

  it('a planted unsafe text of a catalog is found in both languages', () => {
    const planted = [
      'Plan {count} meals, or skip dinner to make up for lunch.',
      'Nimm danach ein Abführmittel.',
    ];
    expect(faultsIn(planted)).toEqual(planted);
  });

  it('the texts of a plan pass the gate for a user at risk only without the goal, in English and German', () => {
    const reader = readerOf({ age: 30, weight: 45, height: 175 });
    const day = { daily_calorie_goal: 2_000, eaten: anEmptyDay({ total_calories: 900 }) };
    const german = JSON.parse(readFileSync('web/src/languages/de/shared.json', 'utf8')) as Record<
      string,
      string
    >;
    const translators: Translate[] = [fillPlaces, (text, values) => fillPlaces(german[text] ?? text, values)];
    const per_serving = { calories: 300, protein: 20, carbs: 1, fat: 1, fiber: 4, sugar: 1, sodium: 1 };
    for (const t of translators) {
      const textsFor = (health_risk?: 'underweight'): string[] => {
        const left = leftOf({ ...day, ...(health_risk && { health_risk }) }, []);
        const found = suggestMeals({ usual: [aUsualMeal({ name: 'Rice' })], planned: [], left, t });
        return [
          ...Object.values(found).flatMap((meals) => meals.map(({ reason }) => reason)),
          recipeWords({ per_serving, servings: 1 }, left, String, t),
        ];
      };
      const passing = (texts: readonly string[]) => texts.filter((text) => gateText(text, reader) === null);
      expect(textsFor('underweight').length).toBeGreaterThan(1);
      expect(passing(textsFor('underweight'))).toEqual(textsFor('underweight'));
      expect(passing(textsFor())).toEqual([]);
    }
  });
});
