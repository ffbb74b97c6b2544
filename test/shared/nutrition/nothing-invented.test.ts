import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtInTable } from '#infra/foods/built-in-table.ts';
import { isHeadWord } from '#shared/nutrition/match/head-words.ts';
import { isHollow } from '#shared/nutrition/match/word-classes.ts';
import { normalForm } from '#shared/nutrition/parse/normal-form.ts';
import { builtInFoods, describeMeal } from '#test/support/built-in-foods.ts';
import { isFull } from '#test/support/full-size.ts';
import { PATIENCE } from '#test/support/patience.ts';

/** The daily run tests one in this many; the full run tests all. */
const strideOf = (daily: number): number => (isFull ? 1 : daily);

const names = builtInTable.flatMap((food) => [food.name, ...food.aliases]);

const listOf = (text: string): string[] => text.trim().split(/;\s+/);

const leadIns = listOf(`
  i had; i ate; i just had; so i just had; i have eaten; i think i had; i also had; i only had; i want; i want to
  log; i would like to log; can i have; can you add; could you log; please log; please add; log; add; track; let
  me log; gimme; give me; ok so; um; so; today i had; today i ate; earlier i had; for lunch it was; for lunch i
  had; for breakfast; my breakfast was; dinner was; my snack was; we had; it was; that was; there was; finished;
  just finished; tried; grabbed; ordered; i made; i drank; had; ate; some; my; the; this; also; ich hatte; ich
  habe; ich habe gerade; heute gab es; zum Frühstück; zum Mittagessen gab es; mittags; abends; ich esse; ich esse
  gerade; bitte; noch; dann noch; gestern hatte ich; es gab
`);

const functionWords =
  `a about actually again all also an and any are as at be because been before but by can could did do
  does done each either else ever every few for from get give go got had has have he her here him his how i if in into is
  it its just know let like little made make many me might more most much my need no not now of off on one only or other
  our out over own please put quite rather really said same say she should since so some still such than that the their
  them then there these they this those though through to today together too up us use very want was way we well went
  were what when where which while who why will with would yes yet you your aber als am an auch auf aus bei bin bis da
  dann das dass dein dem den der des die doch du ein eine einen er es etwas für gerade gern habe haben hat heute hier ich
  ihr im in ist ja jetzt kann kein mal man mehr mein mir mit nach nicht noch nur oder schon sehr sein sich sie sind so
  über um und uns viel von vor war was wenn wer wie wieder wir wird zu zum zur`.split(/\s+/);

const quantities = listOf(`
  2; 3; half; half a; a; one; two; a dozen; 1/2; 1.5; 100 g; 200 ml; 3 oz; 50 grams of; a cup of; two slices of; a
  bowl of; a glass of; a plate of; a piece of; a handful of; a can of; a large; a small; eine Tasse; zwei
  Scheiben; 100 g; ein Glas; 0,5 l; ein Stück; eine Portion
`);

/** Everyday English and German words that name no food, many of which are one letter away from one. */
const everydayWords = readFileSync(join(import.meta.dirname, 'everyday-words.txt'), 'utf8')
  .split(/\s+/)
  .filter(Boolean);

const foodsOf = (text: string): string =>
  describeMeal(text)
    .items.map(({ record_id: id }) => id)
    .join();
const namesOf = (text: string): string[] => describeMeal(text).items.map(({ name }) => name);

const sample = <Value>(values: readonly Value[], stride: number): Value[] =>
  values.filter((_, at) => at % stride === 0);

describe('No food is invented', () => {
  it('a word of a longer name is no food unless it is a name itself or a reviewed head word', () => {
    const { index } = builtInFoods();
    const invented = sample([...index.vocabulary], strideOf(31)).filter(
      (word) =>
        !word.startsWith('no:') &&
        namesOf(`my ${word}`).length > 0 &&
        !(index.spoken.has(word) || isHeadWord(word)),
    );
    expect(invented).toEqual([]);
  });

  it('a word that is marked as hollow is no food even if an alias consists of it', () => {
    const hollow = [...builtInFoods().index.vocabulary].filter(isHollow);
    expect(hollow.filter((word) => word.length > 2 && namesOf(`my ${word}`).length > 0)).toEqual([]);
  });

  it.each(['my', 'I had a', 'mein', '100 g'])('an everyday word after "%s" is no food', (before) => {
    // A weight makes a food of a hollow name: '100 g heart'.
    const { spoken } = builtInFoods().index;
    const isName = (word: string): boolean => before === '100 g' && spoken.has(normalForm(word));
    const words = sample(everydayWords, strideOf(31)).filter((word) => !isName(word));
    expect(words.flatMap((word) => namesOf(`${before} ${word}`).map((name) => `${word}: ${name}`))).toEqual(
      [],
    );
  });

  it.each(['my campus', 'I had a win', 'the team wins', 'mein sarah', '50 grams of zur'])(
    '"%s" is not corrected to a food',
    (text) => {
      expect(namesOf(text)).toEqual([]);
    },
  );

  it.each([
    ['also', 'drink mix'],
    ['gestern hatte ich', 'drink mix'],
    ['so', 'far breton'],
  ])('the lead-in "%s" takes no word from the name "%s"', (lead, name) => {
    expect(foodsOf(`${lead} ${name}`)).toBe(foodsOf(name));
    expect(namesOf(name)).toHaveLength(1);
  });

  it(
    'a lead-in adds no food to any name and removes none',
    () => {
      const stride = strideOf(8_999);
      const different = names.flatMap((name, place) => {
        const leads = leadIns.filter((_, at) => (place + at * 31) % stride === 0);
        const alone = leads.length === 0 ? '' : foodsOf(name);
        return leads
          .filter((lead) => foodsOf(`${lead} ${name}`) !== alone)
          .map((lead) => `${lead} ${name}: ${namesOf(`${lead} ${name}`).join(' + ')}`);
      });
      expect(different).toEqual([]);
    },
    1_800_000 * PATIENCE,
  );

  it('a function word is no food with any quantity', () => {
    const pairs = quantities.flatMap((quantity) => functionWords.map((word) => `${quantity} ${word}`));
    expect(
      sample(pairs, strideOf(11)).flatMap((text) => namesOf(text).map((name) => `${text}: ${name}`)),
    ).toEqual([]);
  });
});
