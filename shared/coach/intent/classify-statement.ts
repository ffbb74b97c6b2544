import * as words from './lexicon.ts';
import { foldedText } from './folded-text.ts';

/**
 * What a statement is about. `eaten`: clearly eaten. `request`: asks to log. `plan`: asks to plan. `bare`: names
 * something without a verb. `eating`: being eaten now. `wish`: wanted or imagined. The others are never logged.
 */
export type StatementKind =
  | 'request'
  | 'plan'
  | 'eaten'
  | 'eating'
  | 'bare'
  | 'wish'
  | 'future'
  | 'question'
  | 'negated'
  | 'habit'
  | 'others'
  | 'no-meal'
  | 'exercise'
  | 'not-tracked';

/** A statement of a message. */
export interface Statement {
  kind: StatementKind;
  /** As the user wrote it. */
  text: string;
  folded: string;
}

const LEAD = new RegExp(`^${words.LEAD}`);
const REQUEST = new RegExp(`^${words.LOG_VERB}\\b${words.NO_LOG}`);
const TRAILING = new RegExp(words.TRAILING_REQUEST);
const TRAILING_MEAL = new RegExp(
  `[,;: ]+(?:please |bitte )?(?:log|add|record|track|save|note)(?: (?:it|this|that|them))?(?: down)? (?:as|for|to|in) (?:a |my |the )?(?:${words.MEAL})(?: (?:please|today|yesterday))*$`,
);
const PLAN =
  /^(?:plan|schedule|plane|prepare a plan|make (?:me )?a (?:meal )?plan|put .+ (?:in|into|on|for) (?:my |the )?(?:plan|tomorrow)|(?:add|log|track|put|enter|record|trag\w*|schreib\w*|fug\w*) .+ (?:to|in|into|on|auf|fur) (?:my |the |den |meinen |tomorrow )?(?:meal |essens)?plan)\b/;
const ATE_ENGLISH = new RegExp(words.ATE);
/** 'Gerade einen Riegel gegessen'. */
const PARTICIPLE = /\b(?:gegessen|getrunken|gefruhstuckt|genascht|verputzt|gesnackt)$/;
const ATE = new RegExp(`${words.ATE}|${words.ATE_GERMAN}`);
const QUESTION = new RegExp(words.QUESTION);
const CHOICE = new RegExp(words.CHOICE);
const NEGATED = new RegExp(words.NEGATED);
const NEGATED_REQUEST =
  /\b(?:do not|never|not|without|stop|no need to|nicht) (?:\w+ )?(?:log|logging|add|adding|save|saving|track|record|count|put|plan|planning|eintragen|loggen|hinzufugen|speichern)\b|^(?:log|add|trag\w*|logg\w*|speicher\w*) (?:.* )?(?:nothing|nichts|nicht)\b/;
const HYPOTHETICAL = new RegExp(words.HYPOTHETICAL);
const WEAK = new RegExp(words.WEAK_HYPOTHETICAL, 'g');
const HABIT = new RegExp(words.HABIT);
const FUTURE = new RegExp(words.FUTURE);
const OTHERS = new RegExp(words.OTHERS);
const NO_MEAL = new RegExp(words.NO_MEAL);
const EATING = new RegExp(words.EATING_NOW);
/** 'Breakfast was 2 eggs', 'for lunch it was soup', 'Abendessen: Brot'. */
const MEAL_WAS = new RegExp(
  `^(?:(?:for|my|and|todays?|yesterdays?|the|zum|mein|heute|gestern|then|also|'s)[ ,']+|s )*(?:${words.MEAL})(?:(?: today| yesterday| heute| gestern)?(?: (?:it|i|es))? (?:was|were|consisted of|war(?:en)?|had|hatte|gab es|included)\\b|\\s*[:=-])`,
);
/** Asks for a value without a verb: 'calories in my latte', 'latte kcal'. A stated value has a number before it. */
const VALUE =
  /(?<!\d ?)\b(?:calories|kcal|cals|macros|protein|carbs|fat|sugar|fib(?:er|re)|sodium|nutrition|nutrients|kalorien|eiweiss|nahrwerte?|zucker|kohlenhydrate)\b (?:in|of|for|from|per|von|im|pro|bei)\b|^(?:calories|kcal|macros|nutrition|kalorien|nahrwerte)\b|\b(?:calories|kcal|macros|nutrition|kalorien|nahrwerte)$(?<!\d ?\w+)/;
/** A limit for something to find: 'under 400 kcal', 'without meat'. */
const LIMIT =
  /\b(?:under|below|less than|fewer than|more than|at least|at most|up to|max(?:imum|imal)?|min(?:imum|destens)?|over|unter|uber|weniger als|mehr als|hochstens|something|anything|etwas|irgendwas)\b|^(?:with|without|mit|ohne) (?:more|less|lots|plenty|mehr|weniger|viel|a lot)\b/;
/** Nutrients that are foods too: 'sugar today so far', unlike '10 g sugar'. */
const NUTRIENT =
  /\b(?:sugars?|salt|fat|protein|carbs?|fib(?:er|re)|sodium|calories|kcal|energy|macros?|alcohol|caffeine|zucker|salz|fett|eiweiss|protein|kohlenhydrate|ballaststoffe|natrium|kalorien|energie|koffein|alkohol)\b/;
const COUNT = new RegExp(`\\b${words.NUMBER}\\b`);
const isNutrient = (folded: string): boolean =>
  NUTRIENT.test(folded) && !/\d/.test(folded) && !COUNT.test(folded);

/** A remark about a meal rather than its food: 'dinner was great'. */
const REMARK =
  /\b(?:was|were|war|waren)(?: (?:so|very|really|pretty|too|quite|sehr|echt|richtig|zu|voll))* (?:good|great|nice|delicious|tasty|awful|bad|huge|late|early|ok|okay|fine|amazing|gross|light|heavy|lecker|gut|schlecht|super|spat|toll|okay|skipped|cancelled|fun)\b/;

const isExercise = (folded: string): boolean =>
  words.EXERCISE.test(folded.replace(words.AROUND_EXERCISE, ' '));

/** 'Sushi place tonight, what do I order'. */
const ASKS_CHOICE =
  /\b(?:what|which(?: one)?) (?:do|should|can|could|would|shall|am) i (?:order|pick|choose|get|take|eat|have|go for)\b|\b(?:was|welche\w*) (?:soll(?:te)?|kann|nehme?|bestelle?|esse?) ich\b/;

/** Returns the kind of a folded statement. @param isAsked whether it ends with a question mark */
const kindOf = (whole: string, isAsked: boolean): StatementKind => {
  const folded = whole.replace(words.AS_USUAL, ' ').replace(/\s+/g, ' ').trim();
  const bare = folded.replace(LEAD, '');
  const isRequest = REQUEST.test(bare);
  const isPolite = /\b(?:can|could|would|will) you\b|\b(?:kannst|konntest|wurdest) du\b/.test(folded);
  if (NEGATED_REQUEST.test(folded)) return 'negated';
  if (PLAN.test(bare)) return 'plan';
  const isTrailing = TRAILING.test(folded) || TRAILING_MEAL.test(folded);
  if ((isRequest || isTrailing) && (!isAsked || isPolite)) {
    if (isExercise(folded)) return 'exercise';
    if (words.NOT_TRACKED.test(bare)) return 'not-tracked';
    return FUTURE.test(folded) ? 'plan' : 'request';
  }
  if (
    isAsked ||
    ASKS_CHOICE.test(folded) ||
    QUESTION.test(bare) ||
    (QUESTION.test(folded) && !ATE.test(folded))
  )
    return 'question';
  const isMeal = MEAL_WAS.test(folded);
  const isOwn = ATE.test(folded) || ATE.test(bare);
  const ate = isOwn || PARTICIPLE.test(folded) || isMeal;
  if (EATING.test(folded))
    return FUTURE.test(folded) || /\b(?:tonight|later)\b/.test(folded) ? 'future' : 'eating';
  if (NO_MEAL.test(folded) || REMARK.test(folded)) return 'no-meal';
  if (NEGATED.test(folded)) return 'negated';
  if (CHOICE.test(folded)) return ate && !isAsked ? 'wish' : 'question';
  if (!isMeal && !ATE_ENGLISH.test(bare) && OTHERS.test(folded)) return 'others';
  if (HABIT.test(folded)) return 'habit';
  if (FUTURE.test(folded)) return 'future';
  if (isExercise(folded)) return ate && !/^(?:i )?(?:had|did)\b/.test(folded) ? 'wish' : 'exercise';
  if (words.NOT_TRACKED.test(folded)) return 'not-tracked';
  if (HYPOTHETICAL.test(ate ? folded.replace(WEAK, ' ') : folded)) return 'wish';
  if (ate) return 'eaten';
  if (VALUE.test(folded) || LIMIT.test(folded) || isNutrient(folded)) return 'question';
  return /\b(?:later|tonight|nachher|spater)\b/.test(folded) ? 'future' : 'bare';
};

/** Reads what a statement is about, by its words alone. */
export const classifyStatement = (text: string): Statement => {
  const folded = foldedText(text)
    .replace(/[.!?;]+$/, '')
    .trim();
  return { kind: kindOf(folded, /\?\s*$/.test(text)), text, folded };
};
