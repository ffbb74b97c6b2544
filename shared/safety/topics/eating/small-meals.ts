import type { Combination } from '../../combination.ts';
import { either } from '../../either.ts';
import type { Concepts } from '../../pattern.ts';

/** Parts of sentences about tiny meals, fat in food, the shape that others see, and finds in a child's bag. */
export const smallMealSlots: Concepts = {
  tinyMeal: either(
    '(?:one|two|three|\\d|half|only|plate of|bowl of) ~4 (?:rice cakes?|crackers?|apples?|orange|mandarin|broccoli|veg\\w*|cucumbers?|soup|broth|lettuce|grapes?)',
    '(?:ein\\w*|zwei|drei|\\d|halbe\\w*|nur) ~4 (?:knaecke\\w*|reiswaffeln?|gemuese|gurken?|suppe|bruehe|apfel|aepfel|mandarinen?|salatblatt)',
  ),
  noMore: either(
    '(?:nothing|no|not) ~1 (?:more|else)|that is it|(?:let|allow) ~1 (?:my ?self)|once a day|a day',
    'mehr gibt\\w* ~1 nicht|nichts (?:sonst|mehr)|erlaub\\w* ~3 nur|einmal am tag|am tag',
  ),
  cost: either(
    '(?:below|under) \\d\\d|hair ~4 (?:falling|coming|out)|burn\\w* ~1 \\d{3,4}|still',
    'unter \\d\\d|haare? ~4 (?:aus|ausfallen)|verbrannt|trotzdem',
  ),
  bite: either('bites?|slice|spoonful|muffin|cake', 'bissen|stueck\\w*|loeffel|kuchen'),
  nothingUntil: either(
    '(?:no food|nothing|not eat\\w*) ~2 (?:until|till) ~1 (?:\\w+day|tomorrow|next week)',
    '(?:nichts|kein essen) ~3 bis ~1 (?:\\w+tag|mittwoch|morgen|naechste woche)|bis ~1 (?:\\w+tag|mittwoch|naechste woche) nichts',
  ),
  hungerAway: either(
    '(?:ignor\\w*|kill\\w*|fight\\w*|numb\\w*) ~3 (?:hunger|hungry|appetite)',
    '(?:ignorier\\w*|unterdrueck\\w*|betaeub\\w*) ~3 hunger|hunger ~4 (?:ignorier\\w*|unterdrueck\\w*|loswerd\\w*)',
  ),
  lowTarget:
    '(?:hit|be|reach|weigh|to|auf|bis|wiegen|unter|below|under) ~4 (?:3\\d|4[0-7])(?: ?(?:kg|kilos?))?(?= by| for| at|$| wieg| kilo| bis)',
  fatFood: either(
    'whole milk|full fat|butter|oil|cream|skim(?:med)? milk',
    'vollmilch|magermilch|butter|oel|sahne',
  ),
  upset: either(
    'breakdown|sobb\\w*|cried|cry\\w*|meltdown|(?:leave|left|leaving) the (?:house|room)|panic\\w*',
    'heul\\w*|geheult|wein\\w*|geweint|nervenzusammenbruch|verlasse ~3 (?:haus|zimmer)|panik',
  ),
  gainedBit: either(
    '(?:up|gained|plus) ~2 \\d+(?:\\.\\d+)? ?(?:g|grams?|kg|kilos?|lbs?|pounds?)',
    '\\d+(?:\\.\\d+)? ?(?:g|gramm|kg|kilo) (?:mehr|zugenommen|drauf)',
  ),
  hides: either(
    '(?:can not|will not|refuse to) ~2 (?:show|face|go|leave|be seen)',
    '(?:kann|will|trau\\w*) ~5 nicht ~4 (?:schule|arbeit|raus|leute|sehen)',
  ),
  othersSee: either(
    '(?:every ?one|they|people|friends|mom|mum|doctors?) ~4 (?:say\\w*|think\\w*|tells?) ~4 (?:skinny|thin|bony|underweight)',
    '(?:alle|andere\\w*|die|freunde\\w*|mama|aerzte) ~4 (?:sag\\w*|find\\w*|mein\\w*) ~5 (?:duenn|duerr|mager|untergewichtig)',
  ),
  ownSight: either(
    '(?:see|feel|notice) ~4 (?:fat|huge|stomach|belly|thighs?)',
    '(?:seh|sehe|fuehl\\w*) ~5 (?:fett\\w*|bauch|dick\\w*|riesig\\w*|oberschenkel)',
  ),
  find: either(
    'diet pills?|laxatives?|(?:notebook|diary|list) ~4 (?:numbers|calor\\w*|weights?)',
    'diaetpillen|abfuehr\\w*|(?:heft|notizbuch|liste) ~4 (?:zahlen|kalorien|gewicht\\w*)',
  ),
  bag: either('bag|back ?pack|room|drawer|bed|desk', '\\w*rucksack|tasche|zimmer|schublade|bett|ranzen'),
  smellsSick: either(
    '(?:toilet|bathroom|loo|sink) ~3 (?:smell\\w*|stink\\w*) ~3 (?:sick|vomit|puke)',
    '(?:klo|bad|toilette) ~3 (?:stink\\w*|riech\\w*) ~4 (?:kotze|erbroch\\w*|kotz\\w*)',
  ),
  notStick: either(
    'so ~5 (?:not|nothing) ~2 (?:stick|stay|show|settle)',
    'damit ~5 (?:nicht|nichts) ~2 (?:ansetz\\w*|anschlaeg\\w*|bleibt)',
  ),
  comesOut: either(
    '(?:com(?:e|es|ing)) ~2 (?:out|up) ~2 (?:easier|easily|faster)',
    'kommt ~5 (?:leichter|einfacher|schneller) ~3 (?:raus|hoch)|leichter ~2 (?:raus|hoch)',
  ),
  drinkFirst: either('milk|dairy|water|ice cream', 'milch|wasser|eis|vorher'),
};

/** Tiny meals, fear of fat, a shape that only the user sees, finds at home. */
export const eatingSmallMeals: readonly Combination[] = [
  { all: ['{tinyMeal}', '{noMore}', '{cost}'], none: '{ill}|recipe|rezept|kids?|kind|{fun}' },
  { all: ['{bite}', '{nothingUntil}'], none: '{ill}|{notFasting}|dentist|zahnarzt|left|uebrig' },
  { all: ['{hungerAway}', '{lowTarget}'], none: '{fun}' },
  {
    all: ['{fatFood}', '{upset}'],
    none: 'spill\\w*|verschuett\\w*|baby|burn\\w*|movie|film|onions?|zwiebel\\w*|{fun}',
  },
  { all: ['{gainedBit}', '{hides}', '{me}'], none: 'muscle|muskel\\w*|baby' },
  { all: ['{othersSee}', '{ownSight}', '{me}'], none: '{fun}' },
  {
    all: ['{someone}|(?:1\\d|[89]) ?(?:y|yo|year|jahre?)', '{find}', '{bag}'],
    none: 'constipat\\w*|verstopf\\w*',
  },
  { all: ['{smellsSick}', '{someone}|{relatives}'], none: '{ill}|party|wine|wein' },
  {
    all: ['{steps}|hampelmaenner|burpees|bathroom|toilets?|\\w*klo', '{notStick}'],
    none: 'stretch\\w*|dehn\\w*|pan|pfanne',
  },
  {
    all: ['{comesOut}', '{drinkFirst}'],
    none: 'poop|stool|stuhl\\w*|fiber|ballaststoff\\w*|pan|mold|form|cake|kuchen',
  },
];
