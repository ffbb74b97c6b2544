import { allergenNames, type Avoidable, profileNameOf } from './vocabulary/allergens.ts';
import { conditionNames } from './vocabulary/conditions.ts';
import { dietNames } from './vocabulary/diets.ts';
import { limitByAllergen, limitNames } from './vocabulary/limits.ts';
import { findNames, plainWords } from './vocabulary/name-list.ts';
import { isKnownFood } from './vocabulary/other-foods.ts';

/** What a message says about diet and allergies. The names are those of the profile. */
export interface MentionedConstraints {
  readonly diets: readonly string[];
  readonly allergens: readonly string[];
  /** Contents that the user does not want in this conversation: 'no eggs again'. */
  readonly refused: readonly Avoidable[];
  /** Foods that the user does not want. */
  readonly dislikes: readonly string[];
  readonly conditions: readonly string[];
  /** Diets that no longer apply: 'I'm not vegan anymore'. */
  readonly ended: readonly string[];
  /** Whether they are about someone else, such as a child. */
  readonly isForOther: boolean;
  /** Whether the message states them about the user, rather than asking for a vegan dish. */
  readonly isStated: boolean;
}

/** Patterns for texts of `plainWords`. */
const OTHER =
  /(?<!\p{L})(?:my|our|his|her|for|mein\p{L}*|unser\p{L}*|fur) (?:\p{L}+ )?(?:kids?|son|sons|daughter|child|children|wife|husband|girlfriend|boyfriend|gf|bf|partner|fiancee?|friends?|mom|mum|mother|dad|father|guests?|roommate|flatmate|sister|brother|toddler|baby|nephew|niece|boss|grandma|kind|kinder|sohn|tochter|frau|mann|freund|freundin|freunde|mutter|vater|schwester|bruder|gast|gaste|mitbewohner\p{L}*|oma|opa|enkel\p{L}*)(?!\p{L})/u;

const SELF = /(?<!\p{L})(?:i|im|ive|me|we|were|ich|mir|mich|wir|bin|hab|habe|vertrage)(?!\p{L})/u;

/** Questions about a diet or a food, which say nothing about the user. */
const ABOUT =
  /^(?:and |so |und )?(?:is|are|was|were|does|do|why|what (?:is|are|does|makes)|whats (?:a |the )?(?:difference|vegan|keto|kosher|halal|gluten|lactose|low)|how (?:does|do|healthy|is)|tell me about|explain|difference|ist|sind|warum|wieso|was (?:ist|sind|bedeutet)|erklar\p{L}*|unterschied)(?!\p{L})/u;

const NEGATED =
  /(?<!\p{L})(?:not|isnt|arent|aint|no longer|never been|stopped being|quit being|anymore|non|nicht|kein|keine|keiner|nicht mehr|weder)(?: \p{L}+)? $/u;
const NO_MORE = /^ ?(?:anymore|any more|any longer|mehr)(?!\p{L})/u;

const AMONG_OTHERS = /(?:allerg|intoleran|unvertraglich|anaphyla)/u;

/** Words before which a list of foods ends. */
const STOP =
  /(?<!\p{L})(?:so|but|because|since|what|whats|which|any|need|needs|can|could|want|wants|ideas?|suggest\p{L}*|recommend\p{L}*|is|are|who|that|when|please|pls|thanks|give|should|how|i|im|my|me|we|doctor|since|also|again|in|at|for|with|makes?|gives?|was|welche\p{L}*|kann|konnte|brauche?|bitte|ich|mir|hast|habe|wie|gib|aber|weil|deshalb|also|seit|schon|gibt|soll|schmeck\p{L}*)(?!\p{L})/u;

const EDGE =
  /^(?:(?:a|an|the|any|all|some|my|to|of|on|severe|severely|bad|badly|really|very|strong|mild|slight|deadly|got|have|has|had|having|with|same|im|am|is|are|i|ive|me|hab|habe|hat|haben|bin|ist|eine|einen|ein|ne|nen|die|der|das|den|alle|jede|jegliche|meine|mein|keine|keinen|kein|gegen|auf|starke|schwere|leichte|leider|ubrigens|btw|also|fyi|kid|and|or|und|oder|sowie|both|food|foods|products?|produkte?|eating|essen|anything|stuff|forgot|say|cant|can|sorry|well|hi|hey|hello|hallo) )+/u;
const TAIL =
  /(?: (?:please|pls|and|or|und|oder|at|all|too|either|today|tonight|here|though|btw|again|heute|bitte|auch|gar|mehr|food|foods|products?|produkte?))+$/u;

/** Matches a text that names no food. */
const NOTHING =
  /^(?:food|foods|any|no|none|same|said|says|confirmed|told|possible|another|new|what|which|common|known|seasonal|pollen|cat|cats|dog|dust|hay|medication|penicillin|latex|it|that|this|them|those|essen|lebensmittel\p{L}*|hunde?|katzen?|staub|heu|haus\p{L}*|es|das|gluten)?$/u;

const trimmed = (text: string): string => {
  const inner = ` ${text} `.replace(/ +/g, ' ').trim();
  return `${inner} `.replace(EDGE, '').trim().replace(TAIL, '').trim();
};

/** Splits 'peanuts, eggs and kiwi' into foods, up to the first word that is no list. */
const listOf = (text: string): string[] => {
  const [list = ''] = text.split(STOP);
  const items = list.split(/ (?:and|or|und|oder|sowie|plus|noch) |[,&+/]/u).map(trimmed);
  return items.filter((item) => item !== '');
};

interface Collected {
  allergens: Set<string>;
  dislikes: Set<string>;
  refused: Set<Avoidable>;
}

/** Adds the allergens of a text, or if it names none, the food as typed. */
const addAllergens = (items: readonly string[], { allergens }: Collected, isSure: boolean): void => {
  for (const [at, item] of items.entries()) {
    const { names } = findNames(allergenNames, item);
    for (const name of names) allergens.add(name);
    const limited = findNames(limitByAllergen, item).names;
    if (limited.includes('low-fructose')) allergens.add('fructose');
    if (limited.includes('low-histamine')) allergens.add('histamine');
    if (names.length + limited.length > 0 || NOTHING.test(item)) continue;
    const isShort = item.split(' ').length <= 2;
    if (isKnownFood(item) || (isSure && isShort && at === 0)) allergens.add(item);
  }
};

/** Names of whole groups. 'No salmon' refuses salmon, 'no fish' all fish. */
const GROUP =
  /^(?:eggs?|eier|dairy|milk|milch\p{L}*|lactose|laktose|fish|fisch|seafood|shellfish|meeresfruchte|nuts?|nusse|tree nuts|peanuts?|erdnusse|gluten|wheat|weizen|soy|soya|soja|pork|schwein\p{L}*|alcohol|alkohol|sesame|sesam|celery|sellerie|mustard|senf)$/u;

const addDislikes = (items: readonly string[], { dislikes, refused }: Collected): void => {
  for (const item of items) {
    if (AMONG_OTHERS.test(item) || item.split(' ').length > 3) continue;
    const word = item.replace(/ (?:essen|again|haben|eat)$/u, '');
    if (GROUP.test(word)) for (const name of findNames(allergenNames, word).names) refused.add(name);
    else if (isKnownFood(word)) dislikes.add(word);
  }
};

/** Each finds the text in which allergens are named, in a clause with commas. */
const allergyPatterns: readonly RegExp[] = [
  /(?<!\p{L})(?:allergic|allergisch|intolerant|anaphylactic|anaphylaxis|sensitive|sensitivity|allergy|allergies|intolerance|allergie|unvertraglichkeit)(?: \p{L}+ly)? (?:to|against|gegen|auf) (.+)/u,
  /(?<!\p{L})(?:gegen|auf) (.+?) (?:allergisch|reagier\p{L}*)/u,
  /(?<!\p{L})reacts?(?: \p{L}+)? to (.+)/u,
  /(?<!\p{L})reagiere? (?:allergisch |stark |schlecht )?auf (.+)/u,
  /(?<!\p{L})(?:cant|cannot|dont|do not|can not) (?:tolerate|digest|handle|process|stomach) (.+)/u,
  /(?<!\p{L})vertrage?n? (?:leider |gar |uberhaupt )?(?:kein|keine|keinen|weder) (.+)/u,
  /(.+?) vertrag\p{L}* (?:ich|er|sie|wir) (?:leider |gar |uberhaupt )?(?:nicht|schlecht)/u,
  /vertrag\p{L}* (?:ich )?(?:leider )?(?:die |das |den )?(.+?) (?:nicht|schlecht)(?!\p{L})/u,
  /(?<!\p{L})(.+?) (?:makes?|made|gets?) (?:me|my \p{L}+|him|her) (?:\p{L}+ )?(?:sick|ill|bloat\p{L}*|itch\p{L}*|throw|vomit|swell\p{L}*|puke|unwell|cramp\p{L}*|nauseous|feel)/u,
  /(?<!\p{L})(.+?) (?:gives?|upsets?|hurts?|bothers?|triggers?) (?:me|my) (?:hives|a? ?rash|cramps|stomach\p{L}*|diarrhea|the runs|bloating|gas|ibs|belly|tummy|gut|reflux)/u,
  /(?:von|bei) (.+?) (?:bekomme|kriege|wird mir|krieg|bekomm|habe) (?:ich )?/u,
  /(?<!\p{L})(.+?) (?:macht mich krank|bekommt mir nicht|bekommen mir nicht|tut mir nicht gut)/u,
  /(?<!\p{L})(.+?) (?:allergy|allergies|intolerance|intolerant|sensitivity|allergie|allergien|intoleranz|intolerant\p{L}*|unvertraglichkeit|allergiker\p{L}*)(?!\p{L})/u,
];

const COMPOUND = /(?<!\p{L})(\p{L}{2,}?)(?:allerg\p{L}+|intoleran\p{L}+|unvertraglich\p{L}*)(?!\p{L})/gu;
const FREE_OF = /(?<!\p{L})(\p{L}+(?: \p{L}+)?) ?(?:free|frei\p{L}{0,2})(?!\p{L})/gu;

const refusalPattern =
  /(?<!\p{L})(?:no|without|w o|except|minus|avoid|avoiding|skip|hate|hates|dislike|thats not|cant stand|cant have|cannot have|cant eat|cannot eat|cant do|cant|dont eat|dont like|dont want|dont do|do not eat|do not like|never eat|gave up|cut out|fed up with|sick of|tired of|instead of|other than|not|ohne|kein|keine|keinen|statt|anstatt|ausser|hasse|meide|verzichte auf|nicht) (.+)/u;

const clausesOf = (message: string): string[] =>
  message
    .replace(/\bwe['’]re\b/giu, 'we are')
    .split(/[.!?;:()\n]+|\s[-–]\s|(?:,|\s)\s*(?:but|aber)\s/iu)
    .map((clause) =>
      clause
        .split(/[,&+/]/u)
        .map(plainWords)
        .filter((part) => part !== '')
        .join(' , ')
        .replace(/ , /g, ' , '),
    )
    .filter((clause) => clause !== '');

/** Returns the names in a clause that are not negated: 'not vegan', 'isn't vegan anymore'. */
const affirmed = (things: typeof dietNames | typeof limitNames | typeof conditionNames, clause: string) => {
  const kept = new Set<string>();
  const dropped = new Set<string>();
  let rest = clause;
  for (const { names, pattern } of things as readonly { names: readonly string[]; pattern: RegExp }[])
    rest = rest.replace(pattern, (found: string, ...args: unknown[]) => {
      const at = args.find((arg) => typeof arg === 'number') as number;
      const isDropped = NEGATED.test(rest.slice(0, at)) || NO_MORE.test(rest.slice(at + found.length));
      for (const name of names) (isDropped ? dropped : kept).add(name);
      return '_'.repeat(found.length);
    });
  return { kept: [...kept], dropped: [...dropped], rest: rest.replace(/_+/g, ' ') };
};

/** Conditions that say what someone can eat. Others are for the people who treat them. */
const EATING_CONDITIONS: ReadonlySet<string> = new Set([
  'celiac disease',
  'lactose intolerance',
  'fructose intolerance',
  'histamine intolerance',
  'gout',
]);

const readRefusal = (clause: string, collected: Collected): void => {
  let rest = clause;
  for (let found = refusalPattern.exec(rest); found !== null; found = refusalPattern.exec(rest)) {
    addDislikes(listOf(found[1] ?? ''), collected);
    rest = found[1] ?? '';
  }
};

const readClause = (clause: string, collected: Collected): void => {
  for (const pattern of allergyPatterns) {
    const found = pattern.exec(clause)?.[1];
    if (found === undefined) continue;
    const isBefore = !pattern.source.endsWith('(.+)');
    // 'my kid has a nut' names the food last, 'peanuts so far' first.
    const items = isBefore ? listOf(found.split(STOP).at(-1) ?? '') : listOf(found);
    addAllergens(items, collected, AMONG_OTHERS.test(clause) || /vertrag/u.test(clause));
  }
  for (const [, name = ''] of clause.matchAll(COMPOUND)) addAllergens([name], collected, false);
  for (const [, names = ''] of clause.matchAll(FREE_OF)) {
    const { names: known } = findNames(allergenNames, names.split(' ').at(-1) ?? '');
    for (const name of known) collected.allergens.add(name);
  }
  readRefusal(clause, collected);
};

const INTOLERANT = /(?:allerg|intoleran|vertrag)/u;
/** 'I can't tolerate lactose' is an intolerance rather than a diet. */
const allergenOfDiet = { 'lactose-free': 'lactose', 'gluten-free': 'gluten' } as const;

/** What a condition already says. */
const impliedBy: Readonly<Partial<Record<string, string>>> = {
  'celiac disease': 'gluten',
  'lactose intolerance': 'lactose',
  'fructose intolerance': 'fructose',
  'histamine intolerance': 'histamine',
};

/** Recognizes diets, allergies, intolerances and unwanted foods in a chat message, in English and German. */
export const mentionedConstraints = (message: string): MentionedConstraints => {
  const collected: Collected = { allergens: new Set(), dislikes: new Set(), refused: new Set() };
  const ended = new Set<string>();
  const diets = new Set<string>();
  const conditions = new Set<string>();
  const whole = plainWords(message);
  for (const clause of clausesOf(message)) {
    if (ABOUT.test(clause)) continue;
    const conditioned = affirmed(conditionNames, clause);
    for (const name of conditioned.kept) if (EATING_CONDITIONS.has(name)) conditions.add(name);
    const limited = affirmed(limitNames, conditioned.rest);
    const dieted = affirmed(dietNames, limited.rest);
    for (const name of [...limited.kept, ...dieted.kept])
      if (!INTOLERANT.test(clause) || !(name in allergenOfDiet)) diets.add(name);
      else collected.allergens.add(allergenOfDiet[name as keyof typeof allergenOfDiet]);
    for (const name of [...limited.dropped, ...dieted.dropped]) ended.add(name);
    readClause(dieted.kept.length > 0 ? dieted.rest : clause, collected);
  }
  // 'No fish, I'm allergic.'
  if (collected.allergens.size === 0 && /(?<!\p{L})allerg/u.test(whole))
    for (const name of collected.refused) collected.allergens.add(name);
  const implied = new Set([...conditions].map((name) => impliedBy[name]));
  return {
    diets: [...diets],
    allergens: [...collected.allergens]
      .filter((name) => !implied.has(name))
      .map((name) => profileNameOf(name as Avoidable)),
    refused: [...collected.refused].filter((name) => !collected.allergens.has(name)),
    dislikes: [...collected.dislikes],
    conditions: [...conditions],
    ended: [...ended],
    isForOther: OTHER.test(whole),
    isStated:
      SELF.test(whole) || OTHER.test(whole) || AMONG_OTHERS.test(whole) || whole.split(' ').length <= 3,
  };
};

/** Returns whether a message says anything about diet or allergies. */
export const hasConstraints = (mentioned: MentionedConstraints): boolean =>
  [mentioned.diets, mentioned.allergens, mentioned.refused, mentioned.dislikes, mentioned.conditions].some(
    ({ length }) => length > 0,
  );
