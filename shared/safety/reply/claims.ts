import { numberWords } from '../../language/number-words.ts';
/** What a turn really wrote. */
export interface Deeds {
  written: readonly { food_name: string; calories: number; meal_type: string }[];
  /** Whether the turn removed, changed or moved entries. */
  hasRemoved: boolean;
}

const MEALS: readonly (readonly [string, RegExp])[] = [
  ['breakfast', /\bbreakfast\b|frühstück/i],
  ['lunch', /\blunch\b|\bmittag\w*/i],
  ['dinner', /\bdinner\b|\bsupper\b|\babend(?:essen|brot)\b/i],
  ['snack', /\bsnacks?\b/i],
];
const DENIED =
  /\b(?:not|nothing|no|never|can['’]?t|cannot|haven['’]t|hasn['’]t|isn['’]t|aren['’]t|didn['’]t|couldn['’]t|wasn['’]t|nicht|nichts|kein\w*|nie)\b/i;

/** Claims of a write besides those with 'I have logged'. */
const WRITE =
  /\b(?:is|are)(?: all)? (?:now )?(?:in|on) your (?:diary|log|plan|list|day)\b|\b(?:popped|put|threw|slipped|dropped|stuck|chucked)\b[^.!?]{0,40}\b(?:in|down|on)\b(?: for you| your)?|\b(?:is|are) in (?:for|as) (?:breakfast|lunch|dinner|your|a snack)|\bon (?:your|the) plan\b|\breminders?\b[^.!?]{0,20}\b(?:set|on|created|scheduled)\b|\ball taken care of\b|\bgot (?:it|that) (?:logged|saved|down)\b|(?:^|[.!?:]\s*)(?:shared|sent|saved|logged|added|recorded|planned|noted|done|all set)\b|\bI(?:['’]ve| have)? (?:just |now |also )?(?:logged|added|saved|recorded|planned|set|noted|entered|tracked|put|popped)\b|\b(?:steht|stehen|liegt|ist|sind)\b[^.!?]{0,50}\b(?:im|in deinem|auf deinem|in dein) (?:plan|tagebuch|wochenplan)\b|\b(?:eingetragen|gespeichert|geplant|notiert|hinzugefügt|vorgemerkt)\b|\berinnerung\b[^.!?]{0,30}\b(?:gesetzt|gestellt|steht|eingerichtet)\b/i;
/** Claims of a removal or change. */
const REMOVE =
  /\b(?:is|are|was|were|has been|have been) (?:now )?(?:deleted|removed|gone|undone|cleared|updated|changed|moved|out of your (?:diary|log))\b|(?:^|[.!?:]\s*)(?:deleted|removed|undone|cleared|updated|changed|moved)\b|\b(?:ist|sind|wurden?)\b[^.!?]{0,30}\b(?:gelöscht|entfernt|geändert|verschoben|rückgängig|weg|aktualisiert)\b/i;
/** Claims of what no tool can do. */
const IMPOSSIBLE =
  /\bI(?:['’]ve| have)? (?:just |now |also )?(?:e-?mailed|sent|shared|booked|ordered|called|contacted|upgraded|texted|messaged)\b|(?:^|[.!?:]\s*)(?:shared|sent|emailed|booked|ordered)\b|\breminders?\b[^.!?]{0,20}\b(?:set|created|scheduled)\b|\bsaved\b[^.!?]{0,20}\b(?:as your )?(?:weight|goal)\b|\bsaved [\d.,]+ ?(?:kg|lb)/i;
/** 'You logged oatmeal' reports what is there. */
const REPORT =
  /\b(?:you(?:['’]ve| have)?|du hast|hast du) (?:already |today |heute |bisher )?(?:logged|added|recorded|planned|(?:[^.!?]|(?<=\d)\.(?=\d)){0,60}(?:eingetragen|geplant))|\?\s*$/i;

/** Claims of a deed by a text that is no reply: an insight, an email, the name of a food. 'Logged on 5 days' is a report. */
const DEED =
  /\bI(?:['’]ve| have)? (?:just |now |also |already )?(?:logged|added|saved|recorded|planned|set|noted|entered|tracked|put|removed|deleted|changed|updated|moved|e-?mailed|sent|shared|booked|ordered|called|contacted|messaged)\b|\b(?:has|have) (?:now |just |already )?been (?:logged|added|saved|recorded|planned|removed|deleted|changed|sent) (?:to|in|from|for you)\b|\b(?:is|are) now (?:logged|saved|planned|in your (?:diary|log|plan))\b|\bconsider it (?:logged|done|added|saved|planned)\b|(?<!\p{L})(?:ich habe?|habe? ich)(?!\p{L})[^.!?\n]{0,80}(?<!\p{L})(?:eingetragen|gespeichert|geplant|notiert|hinzugefügt|gelöscht|entfernt|geändert|gesendet|geschickt|bestellt|gebucht)(?!\p{L})/iu;

/** Returns whether a sentence outside a chat claims that the product did something. */
export const claimsDeed = (sentence: string): boolean => DEED.test(sentence);

const NUMBER_WORDS: Readonly<Record<string, number>> = { ...numberWords(1, 10), eine: 1, einen: 1 };
const countsIn = (text: string): Set<number> =>
  new Set(
    [...text.toLowerCase().matchAll(/(?<![\d.,])\d{1,2}(?![\d.,:%])(?! ?(?:kcal|g|ml|%))|\p{L}+/gu)].flatMap(
      ([word]) => {
        const value = NUMBER_WORDS[word] ?? Number(word);
        return Number.isFinite(value) ? [value] : [];
      },
    ),
  );
const energiesIn = (text: string): number[] =>
  [...text.matchAll(/(\d[\d.,]*) ?(?:kcal|calories|kalorien)/gi)].map(([, digits = '']) =>
    Number(digits.replace(/[.,](?=\d{3})/g, '')),
  );

/**
 * Returns whether a sentence claims a deed that did not happen: a write, removal or message, another meal, amount or
 * food than written. @param foodsIn the foods a text names @param message the user's words
 */
export const isFalseClaim = (
  sentence: string,
  { written, hasRemoved }: Deeds,
  message: string,
  foodsIn: (text: string) => readonly string[],
): boolean => {
  if (REPORT.test(sentence)) return false;
  const isDenied = DENIED.test(sentence);
  if (!isDenied && IMPOSSIBLE.test(sentence)) return true;
  if (!isDenied && !hasRemoved && REMOVE.test(sentence)) return true;
  if (isDenied || !WRITE.test(sentence)) return false;
  if (written.length === 0) return !hasRemoved;
  const named = MEALS.filter(([, pattern]) => pattern.test(sentence)).map(([meal]) => meal);
  if (named.length > 0 && !named.some((meal) => written.some(({ meal_type }) => meal_type === meal)))
    return true;
  const total = written.reduce((sum, { calories }) => sum + calories, 0);
  const allowed = [...written.map(({ calories }) => calories), total];
  const [energy] = energiesIn(sentence);
  if (
    energy !== undefined &&
    /^[^.!?]*?(?<![\d.,])\d[\d.,]* ?(?:kcal|calories|kalorien)(?! (?:left|übrig))/i.test(sentence) &&
    !/left|übrig|remain/i.test(sentence) &&
    !allowed.some((value) => Math.abs(value - energy) <= Math.max(1.5, value * 0.02))
  )
    return true;
  const known = countsIn(`${message} ${written.map(({ food_name }) => food_name).join(' ')}`);
  const counts = [...countsIn(sentence.replace(/\b(?:a|an|ein|eine|einen|one)\b/gi, ''))];
  if (known.size > 0 && counts.some((count) => count > 1 && !known.has(count))) return true;
  const names = `${written.map(({ food_name }) => food_name).join(' ')} ${message}`.toLowerCase();
  return foodsIn(sentence).some((food) => {
    const words = food.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    return words.length > 0 && !words.some((word) => names.includes(word.replace(/(?:es|s)$/, '')));
  });
};
