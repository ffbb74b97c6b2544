import { numberWords } from '../../language/number-words.ts';
import { concepts } from '../concepts/index.ts';
import { compile, lazily } from '../pattern.ts';
import { tookTooMuch } from './everyday-emergencies.ts';
import { swallowedCleaner } from './table-emergencies.ts';
import type { SafetyText, Topic } from './topic.ts';

const anyOf = (sources: readonly string[]) => lazily(sources, concepts);

/** Doses at and above which so many tablets, or milligrams of paracetamol, are an emergency in themselves. */
const MANY_TABLETS = 8;
const MAX_PARACETAMOL_MG = 4_000;

const POISON = '{caustic}|{petroleum}|{toxicDrink}|{pesticide}';
const swallowedPoison = anyOf([
  `{swallowed} ~8 (?:${POISON})`,
  `(?:${POISON}) ~5 {gulped}`,
  `(?:${POISON}) ~6 (?:in(?:stead)? of|statt|for|mistook|thought it was|dachte es (?:ist|waere|war)|verwechselt)`,
  `(?:${POISON}) .*?(?:it|some|one|them) in (?:her|his|their|the) mouth`,
  `(?:mistook|mixed up|confused|verwechselt|instead of|statt) ~6 (?:${POISON})`,
  `(?:kid|child|son|daughter|baby|toddler|kind|sohn|tochter|kleine[rn]?|he|she|er|sie) (?:[^ |]+ ){0,6}(?:${POISON}).*? (?:mouth|mund|drank|swallow\\w*|ate|getrunken|geschluckt|trank|licked|chewed|sucked|gelutscht|gegessen)`,
  `(?:how much|is it (?:safe|ok|bad)|can i|should i|what happens if|what if|kann (?:man|ich)|darf (?:man|ich)|was passiert wenn|wie viel) ~6 (?:drink|swallow|eat|ingest|trink\\w*|schluck\\w*|iss|esse) ~5 (?:${POISON})`,
  '(?:poisoned|been poisoned|vergiftet|vergiftung|swallowed poison|took poison|ate poison|drank poison|gift (?:getrunken|geschluckt|gegessen)|(?:etwas giftiges|something (?:toxic|poisonous|caustic)|was giftiges|chemicals?|chemikalien?) ~4 (?:swallow\\w*|drank|ate|getrunken|geschluckt|gegessen))',
  '(?:swallow\\w*|drank|ate) ~4 (?:something (?:toxic|poisonous|caustic)|chemicals?|poison\\w*)',
]);
const isHouseholdRoutine =
  /\b(?:washed|rinsed|gewaschen|abgespuelt) (?:\w+ ){0,6}(?:before|after|vor|nach)\b/;
const battery = anyOf([
  '{swallowed} ~8 {battery}',
  '{battery} ~6 (?:{gulped}|in (?:his|her|the) (?:mouth|nose|stomach|throat)|missing|gone|im mund|in der nase|weg|fehlt)',
  '(?:kid|child|son|daughter|baby|toddler|kind|sohn|tochter|kleine[rn]?|boy|girl) ~8 {battery} ~6 (?:gone|missing|mouth|swallow\\w*|weg|fehlt|mund|geschluckt|verschluckt|gegessen)',
]);
const plants = anyOf([
  '{swallowed} ~8 {plants}',
  '{plants} ~5 {gulped}',
  '{plants} ~4 (?:statt|instead of|mistaken for|verwechselt)',
  '(?:baerlauch|wild garlic) ~8 (?:maigloeckchen|herbstzeitlose|verwechselt|lily)',
]);
const ateMushrooms = anyOf([
  '{swallowed} ~8 {mushroom}',
  '{mushroom} ~8 {swallowed}',
  '(?:cooked|fried|gekocht|gebraten|made|had) ~8 {mushroom}',
  '{mushroom} ~8 (?:cooked|fried|gekocht|gebraten|had)',
]);
const mushroom = anyOf(['{mushroom}']);
const wild = anyOf([
  '{wild}',
  'death cap|knollenblaetterpilz\\w*|fliegenpilz|fly agaric|poisonous mushroom|giftpilz\\w*|giftige pilze?',
]);
const ill = anyOf([
  '{vomiting}',
  '{severe}',
  '{dizzy}',
  '{confused}',
  'sick|ill|diarrh\\w*|cramps?|unwell|durchfall|uebel\\w*|schlecht|kraempfe|krank|hallucinat\\w*|stomach|bauchweh|feel (?:bad|off|weird)',
]);
const sickened = anyOf([
  '{vomiting}',
  '(?:feel(?:ing)?|very|so|all|really|violently) (?:sick|ill)|diarrh\\w*|cramps?|hallucinat\\w*|durchfall|uebel\\w*|kraempfe|krampfe|bauchkraempfe|halluzin\\w*|speiuebel|schlecht',
]);
const didEat =
  /\b(?:ate|eaten|had|swallowed|gegessen|verspeist|geschluckt|gehabt|cooked|gebraten|licked|chewed)\b/;
const unsure =
  /\b(?:edible|identify|which|what kind|unsure|not sure|safe|poisonous|pic\w*|id\b|essbar|bestimm\w*|welche|giftig|sicher|ungeniessbar)\b/;

const overdoseWords = anyOf([
  '(?:overdos(?:e|ed|ing)|od ?(?:ed|d)|ueberdosis|ueberdosiert)(?! (?:on|of) (?:sugar|chocolate|carbs|cheese|garlic|cookies|sushi|cake|christmas|cuteness|pasta|candy|food|bbq)| an (?:schokolade|zucker|kuchen|liebe))',
  '(?:took|taken|swallowed|had|ate|downed|popped|gave (?:him|her|my \\w+)|genommen|geschluckt|eingenommen|eingeworfen|gegessen|take|taking) ~7 (?:too many|whole (?:bottle|pack|box|packet|strip|blister)|entire (?:bottle|pack|box)|all (?:the|my|of|his|her|of the)|bunch of|handful of|loads of|lots of|a lot of|double (?:the )?dose|twice (?:the|my)|triple|full (?:bottle|pack)|zu viele?|ganze (?:packung|schachtel|flasche)|alle|viele|handvoll|doppelte|haufen) ~5 {pills}',
  '(?:took|taken|swallowed|downed|popped|genommen|geschluckt|eingeworfen) (?:\\w+ ){0,3}(?:too (?:much|many)|zu viele?|more than (?:i should|the (?:max|limit))) (?:\\w+ ){0,3}{pills}',
  '(?:zu viele?|ganze[nr]? (?:packung|schachtel|flasche|blister)|alle|viele|handvoll|haufen|doppelte dosis|jede menge) ~4 {pills} ~5 (?:genommen|geschluckt|eingenommen|intus|eingeworfen|gegessen|gefuttert)',
  '{pills} ~4 (?:double dose|twice by (?:mistake|accident)|two doses|zweimal genommen|doppelt genommen|overdose|ueberdosis|zu viel\\w* genommen)',
  '(?:kid|child|son|daughter|baby|toddler|kind|sohn|tochter|kleine[rn]?|{child}) ~8 (?:ate|swallow\\w*|got into|took|chewed|gegessen|geschluckt|verschluckt|erwischt|genommen|isst) ~6 (?:{pills}|{otherMedicine}|vitamins?|edibles?|vape)',
  '(?:kid|child|son|daughter|baby|toddler|kind|sohn|tochter|kleine[rn]?) ~8 (?:{pills}|{otherMedicine}|vitamine?|edibles?) ~5 (?:gegessen|geschluckt|verschluckt|erwischt|genommen|ate|swallowed)',
  '(?:took|taken|had|swallowed|genommen) ~5 (?:dnp|dinitrophenol).*? (?:hot|sweat\\w*|fever|heart|heiss|schwitz\\w*|fieber|herz)',
]);
const WORD_NUMBERS: Readonly<Record<string, number>> = { ...numberWords(8, 100), dozen: 12, dutzend: 12 };
const counted = compile(
  [
    `(?:took|taken|swallowed|had|ate|downed|popped|have|genommen|geschluckt|eingenommen|intus|eingeworfen|nahm|hab(?:e)?|gave|taking|take) (?:[^ |0-9]+ ){0,6}?(\\d{1,3}|${Object.keys(WORD_NUMBERS).join('|')})(?: x)?(?: (?:of|the|my|more|stueck|stk|mal|\\d+ ?mg|von|den|or so|little|strong|sleeping|iron|heart|blood|caffeine|pain|headache|500er|400er|600er|of my|of the|paracetamol|extra|strength)){0,4} {pills}`,
  ],
  concepts,
);
const milligrams = compile(
  [
    '(?:took|taken|had|swallowed|genommen|geschluckt|have) (?:[^ |0-9]+ ){0,5}?(\\d{1,3}(?:\\.\\d{1,3})?|\\d{4,6}) ?(mg|g|grams?|gramm) (?:of |von )?(?:paracetamol|acetaminophen|tylenol|panadol|caffeine|koffein)',
    '(?:paracetamol|acetaminophen|tylenol|panadol|caffeine|koffein) (?:(?!(?:and|with|plus|along|paired|und|mit) )[^ |0-9]+ ){0,5}?(\\d{4,6}|\\d{1,3}(?:\\.\\d{1,3})?) ?(mg|g|grams?|gramm)',
  ],
  concepts,
);

/** A medicine taken more often than meant, and its effect. */
const tookAgain = anyOf([
  '(?:took|taken|gave|given|swallowed|genommen|geschluckt|eingenommen|gegeben) ~6 {pills} ~3 (?:twice|two times|three times|again and again|doubled?|doppelt|zweimal|dreimal)(?! (?:a|this|per|every|last) )',
  '{pills} ~4 (?:zweimal|dreimal|doppelt|mehrmals) ~3 (?:genommen|geschluckt|eingenommen|gegeben)',
]);
const isDazed =
  /\b(?:(?:very|so|really|too) (?:sleepy|tired|dizzy|weak)|drowsy|can not (?:stay|keep) awake|confused|faint|collapsed|schlaefrig|benommen|verwirrt|schwindlig|sehr muede|so muede)\b/;

/** 'Is tap water poisoned?' */
const isPoisonedThing =
  /\b(?:is|are|was|were|ist|sind|wird|werden) (?:\w+ ){0,3}(?:water|food|fish|air|soil|salmon|rice|spinach|lake|river|supply|wasser|leitungswasser|essen|luft|boden|fisch|reis) (?:\w+ ){0,3}(?:poisoned|vergiftet)\b/;

const isCountedOverdose = (text: string): boolean => {
  const written = counted.exec(text)?.[1];
  if (written === undefined) return false;
  return (WORD_NUMBERS[written] ?? Number(written)) >= MANY_TABLETS;
};
const isMilligramOverdose = (text: string): boolean => {
  const match = milligrams.exec(text);
  if (!match || !/\b(?:took|taken|had|swallowed|genommen|geschluckt|eingenommen)\b/.test(text)) return false;
  const value = Number(match[1] ?? match[3] ?? 0);
  const unit = match[2] ?? match[4] ?? 'mg';
  return (unit === 'mg' ? value : value * 1000) >= MAX_PARACETAMOL_MG;
};

const mild = anyOf([
  '(?:swallow\\w*|drank|drinks|drinking|trinkt|schluckt|ate|eaten|had|licked|chewed|geschluckt|verschluckt|getrunken|gegessen|geleckt|erwischt) ~7 {mild}',
  '{mild} ~4 (?:swallowed|geschluckt|verschluckt|getrunken|gegessen|eaten|erwischt)',
]);
const isConcentrate =
  /\b(?:concentrate|konzentrat|lots|a lot|whole|bottle|glass|cup|viel|ganze|flasche|becher|kid|child|baby|toddler|kind|son|daughter|sohn|tochter|dry ice|splinter|scherben|(?:mein|meine|unser|unsere|der|die) kleine[rn]?|foam\w*|froth\w*|schaum|schaeum\w*|cough\w*|hust\w*|wheez\w*)\b/;
const pet =
  /\b(?:my |the |our |mein\w* |unser\w* |der |die )?(?:dog|puppy|cat|kitten|hamster|rabbit|horse|hund|welpe|katze|kater|kaninchen|hase|pferd)\b (?:(?!(?:frau|mann|sohn|tochter|kind|wife|husband|son|daughter|baby)\b)\w+ ){0,5}(?:ate|drank|swallowed|licked|got into|chewed|has|hat|frass|gefressen)/;

/** Returns the situation of a text about something swallowed, or null. */
export const poisoningTopic = ({ text }: SafetyText): Topic | null => {
  if (tookTooMuch(text)) return 'overdose';
  if (swallowedCleaner(text)) return 'poisoning';
  if (pet.test(text) && !/\b(?:i|me|ich|mir)\b (?:\w+ ){0,3}(?:swallow|drank|ate)/.test(text)) return null;
  if (battery(text)) return 'button-battery';
  if (overdoseWords(text) || isCountedOverdose(text) || isMilligramOverdose(text)) return 'overdose';
  if (tookAgain(text) && isDazed.test(text)) return 'overdose';
  if (swallowedPoison(text) && !isHouseholdRoutine.test(text) && !isPoisonedThing.test(text))
    return 'poisoning';
  if (plants(text)) return 'poisoning';
  if (ateMushrooms(text) && wild(text)) {
    if (didEat.test(text) || ill(text)) return 'mushrooms';
  }
  if (mushroom(text) && wild(text) && sickened(text)) return 'mushrooms';
  if (wild(text) && /\b(?:mushrooms?|toadstools?|pilze?n?|schwammerl\w*)\b/.test(text) && unsure.test(text))
    return 'mild-poisoning';
  if (mild(text)) return isConcentrate.test(text) ? 'poisoning' : 'mild-poisoning';
  return null;
};
