import { figureFact, wordFact } from '../../../facts/fact.ts';
import { weightFigure } from '../../../facts/single-facts.ts';
import { quoted } from '../../../facts/plain-name.ts';
import { findEntriesByName, entryWords } from '../find-entries.ts';
import type { Ask } from '../question.ts';
import { plainMessage } from '../read/plain-message.ts';
import { foodWords } from '../read/food-words.ts';
import { type Said, say, sentences } from '../sentence.ts';

const WHY =
  /^(?:but |and |so |ok |okay )*(?:why|how come|what for|why (?:is )?(?:that|this|so|not|it|those|these)(?: one)?|for what reason|and why)\b[a-z ]{0,20}$/;
const FOR_ME = /\b(?:for me|in my case|my case|with my weight|me personally|i need)\b/;
const PER_KG = /(\d+(?:[.,]\d+)?)(?: to (\d+(?:[.,]\d+)?))? g of protein per kg/;
const IN_THAT =
  /\b(?:calories|kcal|protein|carbs|fat|fiber|sugar|salt|sodium|how much|how many)\b.*\b(?:in|of|has|have|is|are|does)?\b ?(?:that|those|it|them|the first(?: one)?|this)\b/;
const TIMES =
  /^(?:and )?(?:x|times|mal)? ?(\d{1,2})(?: ?x| times)?(?: (?:of (?:them|those)))?(?: (?:in|on|per|a|each|every))*(?: week| day| month| in the last 7 days)?$/;
const NAME = /[“„]([^”“]+)[”“]/u;

/** Answers 'why?' with the reasoning of the topic that was just explained, or how a number comes about. */
const why = ({ previousMessage, previousResponse, knowledge, language, facts }: Ask): Said | null => {
  if (previousMessage === null) return null;
  const found = knowledge(previousMessage, language);
  if (found !== null && found.score > 0.6) {
    const { id, texts, source } = found.topic;
    return {
      ...say`In short: ${wordFact(`knowledge.${id}`, 'General knowledge', texts.en, texts.de)} You can read more at the source.`,
      sources: [source],
    };
  }
  const isIdea =
    /[“„].*kcal/su.test(previousResponse ?? '') ||
    /^(?:For|Ideas for|Zum|Ideen) /.test(previousResponse ?? '');
  if (isIdea && facts.risk !== null) return say`Because it is among the foods you eat often.`;
  if (/salt|sodium|salz/i.test(previousMessage) && /[“„].*kcal/su.test(previousResponse ?? ''))
    return say`Because it has the least sodium of what you usually eat for this meal and fits what is left of your goal. Sodium is the part of salt that raises blood pressure.`;
  if (/[“„].*kcal/su.test(previousResponse ?? ''))
    return say`Because it is among the foods you eat often and fits what is left of your goal today. With less salt or more protein in mind, tell me, and I choose by sodium or protein instead.`;
  return say`I add up your own entries for the days in question, and compare them with your goal. The diary shows each entry behind a number.`;
};

/** Applies an amount per kg of body weight to the user. */
const forMe = ({ facts, previousMessage, knowledge, language, isMinor }: Ask): Said | null => {
  if (previousMessage === null || isMinor) return null;
  const topic = knowledge(previousMessage, language)?.topic;
  const [, from, to] = PER_KG.exec(topic?.texts.en ?? '') ?? [];
  const kg = facts.weight?.last.weight ?? facts.person.weight;
  if (topic === undefined || from === undefined) return null;
  if (kg === null) return say`Add your weight to your profile, and I’ll calculate it for you.`;
  const grams = (each: string): number => Math.round(Number(each.replace(',', '.')) * kg);
  const low = figureFact('asked.protein.low', 'Protein a day, from', grams(from), 'g');
  const yours = weightFigure(facts, 'weight.used', 'Weight', kg);
  return to === undefined
    ? say`At your ${yours} that is about ${low} of protein a day.`
    : say`At your ${yours} that is about ${low} to ${figureFact('asked.protein.high', 'Protein a day, to', grams(to), 'g')} of protein a day.`;
};

/** Returns the values of the food that the previous answer named first. */
const inThat = (ask: Ask): Said | null => {
  const name = NAME.exec(ask.previousResponse ?? '')?.[1];
  const [entry] = name === undefined ? [] : findEntriesByName(ask.facts.entries, name);
  const nutrient = ask.measures.find((each) => each !== 'water' && each !== 'meals') ?? 'calories';
  if (entry !== undefined) return say`${entryWords(entry, nutrient)}, as you last logged it.`;
  const idea = (ask.previousResponse ?? '').split(/[:,;.]/).find((part) => ask.foods(part).length > 0);
  const items = idea === undefined ? [] : ask.foods(idea);
  if (items.length === 0) return null;
  const calories = items.reduce((sum, item) => sum + (item.nutrients.calories ?? 0), 0);
  const energy = figureFact('asked.idea.calories', 'Energy of the idea', Math.round(calories), 'kcal');
  return say`${wordFact('asked.idea', 'Idea', quoted(idea?.trim() ?? ''))} has about ${energy} in usual portions from the food table.`;
};

/** Multiplies the energy of the food that the question before was about. */
const multiplied = (ask: Ask, count: number): Said | null => {
  const food = foodWords(ask.previous?.rest ?? '');
  const [entry] = food === '' ? [] : findEntriesByName(ask.facts.entries, food);
  const calories = entry?.calories ?? ask.foods(food)[0]?.nutrients.calories ?? null;
  if (calories === null) return null;
  const times = figureFact('asked.times', 'Times', count, null);
  const each = figureFact('asked.each', 'Energy of one', calories, 'kcal');
  const all = figureFact('asked.all', 'Energy of all', calories * count, 'kcal');
  return say`${times} × ${each} = ${all}.`;
};

const LANGUAGE =
  /\b(?:in|auf|on) (?:spanish|french|italian|turkish|polish|portuguese|russian|arabic|dutch|spanisch|franzosisch|italienisch|turkisch|polnisch)\b/;

/** 'why?', 'so for me?', 'calories in that?', 'x 5 a week?': questions about the answer before. */
export const continued = (ask: Ask): Said | null => {
  const { text, previousMessage } = ask;
  if (previousMessage === null || text.split(' ').length > 10) return null;
  if (LANGUAGE.test(text))
    return sentences(say`I only speak English and German. Ask me in either, and I answer in it.`);
  if (WHY.test(text)) return why(ask);
  if (FOR_ME.test(text) && text.split(' ').length <= 6) return forMe(ask);
  const [, count] = TIMES.exec(plainMessage(ask.message)) ?? [];
  if (count !== undefined && Number(count) > 1) {
    const said = multiplied(ask, Number(count));
    if (said !== null) return said;
  }
  return IN_THAT.test(text) && ask.periods.length === 0 ? inThat(ask) : null;
};
