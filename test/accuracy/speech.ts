import { projectRoot } from '#infra/local/options.ts';
import { createSpeechRecognizer } from '#infra/local/services/transcribe/speech-recognizer.ts';
import { spoken, type Voice } from '#test/support/synthetic-speech.ts';

/**
 * `node test/accuracy/speech.ts`: measures how well the local speech recognition transcribes meals spoken by synthetic
 * voices. Nothing was tuned on these sentences. The results do not apply to human voices.
 */

/** Each meal with its expected foods. */
const meals: [string, string[]][] = [
  ['three pancakes with butter and a glass of milk for breakfast', ['pancakes', 'butter', 'milk']],
  ['a chicken salad and an iced tea for lunch', ['chicken salad', 'iced tea']],
  ['two hundred grams of cooked pasta with tomato sauce', ['pasta', 'tomato sauce']],
  ['a cheeseburger and a large order of french fries', ['cheeseburger', 'french fries']],
  ['half a grapefruit and a cup of black coffee', ['grapefruit', 'coffee']],
  ['a tuna sandwich with lettuce and tomato', ['tuna sandwich', 'lettuce', 'tomato']],
  ['six ounces of grilled steak with mashed potatoes for dinner', ['steak', 'mashed potatoes']],
  ['a handful of cashews and a small orange for a snack', ['cashews', 'orange']],
  ['a bowl of lentil soup with two slices of whole wheat bread', ['lentil soup', 'bread']],
  ['a cup of plain yogurt with strawberries and granola', ['yogurt', 'strawberries', 'granola']],
  ['one cup of brown rice with black beans', ['brown rice', 'black beans']],
  ['two fried eggs with bacon and a glass of apple juice', ['eggs', 'bacon', 'apple juice']],
];

const voices: Voice[] = ['slt', 'rms', 'awb', 'kal16'];

/** Returns the number of inserted, deleted or replaced words (Levenshtein). */
const wordErrors = (said: string[], heard: string[]): number => {
  let costs = heard.map((_, at) => at + 1);
  for (const [row, word] of said.entries()) {
    let [diagonal, before] = [row, row + 1];
    costs = costs.map((above, at) => {
      const cost = Math.min(above + 1, before + 1, diagonal + (word === heard[at] ? 0 : 1));
      [diagonal, before] = [above, cost];
      return cost;
    });
  }
  return costs.at(-1) ?? said.length;
};

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`;

const recognizer = createSpeechRecognizer(projectRoot, process.env.PATH ?? '');
await recognizer.prepare();
const sums = { errors: 0, words: 0, right: 0, foods: 0 };
for (const voice of voices) {
  const own = { errors: 0, words: 0, right: 0, foods: 0 };
  for (const [said, foods] of meals) {
    const bytes = await spoken(said, 'webm', voice);
    const heard = await recognizer.wordsIn({ bytes, inputOptions: [] }, AbortSignal.timeout(60_000));
    const words = said.split(' ');
    own.errors += wordErrors(words, heard.split(' '));
    own.words += words.length;
    own.right += foods.filter((food) => ` ${heard} `.includes(` ${food} `)).length;
    own.foods += foods.length;
    if (heard !== said) console.log(`  ${voice}: ${said} => ${heard}`);
  }
  for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += own[name];
  console.log(
    `${voice}: ${percent(own.errors, own.words)} of words wrong, ${own.right} of ${own.foods} foods right`,
  );
}
console.log(
  `All: ${percent(sums.errors, sums.words)} of words wrong, ${percent(sums.right, sums.foods)} of foods right`,
);
