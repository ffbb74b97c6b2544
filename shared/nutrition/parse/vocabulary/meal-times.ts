import type { MealType } from '../../../food-entries/meal-type.ts';
import { normalForm } from '../normal-form.ts';

const byWord = (pairs: string): ReadonlyMap<string, MealType> =>
  new Map(
    pairs
      .trim()
      .split(/\s*;\s*/)
      .flatMap((group) => {
        const [meal = '', words = ''] = group.split(': ');
        return words.split(' ').map((word) => [normalForm(word), meal as MealType] as const);
      }),
  );

/** Names of meals. */
export const mealWords = byWord(`
  breakfast: breakfast brekkie brekky brekkers bfast brunch fruehstueck fruhstuck frühstück;
  lunch: lunch lunchtime mittag mittags mittagessen luncheon;
  dinner: dinner supper dinnertime abends abendessen abendbrot;
  snack: snack snacks snacktime snacked snacking elevenses zwischenmahlzeit nachmittags
`);

/** Courses of a meal, as headings. */
export const courses: ReadonlySet<string> = new Set(
  [
    'dessert',
    'starter',
    'appetizer',
    'main',
    'mains',
    'side',
    'sides',
    'drink',
    'drinks',
    'nachtisch',
    'vorspeise',
  ].map(normalForm),
);

/** Letters of a diary with a colon behind: 'b: oats, l: soup'. */
export const mealLetters = byWord('breakfast: b bf f; lunch: l m; dinner: d a; snack: s sn');

/** Parts of a day with the meal that is usual then. */
export const dayParts = byWord(`
  breakfast: morning morgens vormittag vormittags früh; lunch: noon midday; snack: afternoon nachmittag midnight; dinner: evening tonight abend
`);

/** Words for a day with its distance from today. */
export const dayWords: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['tonight', 0],
  ['yesterday', -1],
  ['vorgestern', -2],
]);

/** Returns the usual meal of an hour, 0 to 23. */
export const mealOfHour = (hour: number): MealType => {
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 15) return 'lunch';
  return hour >= 17 && hour < 22 ? 'dinner' : 'snack';
};

/** Dishes with a breakfast variety: 'a breakfast burrito' does not name the meal. */
export const morningDishes: ReadonlySet<string> = new Set(
  'burrito taco sandwich wrap quesadilla pizza muffin biscuit roll cooky bar meat potato'.split(' '),
);

const set = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(normalForm));

/** Words before a meal or a time that belong to it: 'FOR breakfast', 'AS A snack'. */
export const leadWords = set(
  'for at in on as the my a an this around about by during our of beim zum als am um zu gegen heute this late early mid light quick full big small hearty second first',
);
/** Of them the ones that tie a meal to the food before it. */
export const tieWords = set('for at in as during around about this by zum beim als am um gegen');
/** Words before a meal that do not place the food in it: 'a coffee AFTER lunch'. */
export const otherTimeWords = set('after before since until nach vor');
/** Words before a meal that was not eaten. */
export const missedWords = set('no skipped skip skipping missed without kein keine');
/** Words between a meal and its foods. */
export const openingWords = set(
  'was were is only just today yesterday i we had have ate some today gab es war hatte ich',
);
/** Words about a meal before a colon: 'lunch OUT: sushi'. */
export const describingWords = set('out light box late early');
