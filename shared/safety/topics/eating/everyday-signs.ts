import { either } from '../../either.ts';
import type { Combination } from '../../combination.ts';
import type { Concepts } from '../../pattern.ts';

/** Parts of everyday sentences about food that must be earned, far too little food, and others who stop eating. */
export const everydaySlots: Concepts = {
  undeserved: either(
    '(?:not|never|no longer) ~3 (?:deserv\\w*|earn\\w*)|undeserving',
    '(?:nicht|kein\\w*|nie) ~3 verdien\\w*|verdien\\w* ~3 (?:nicht|kein\\w*)|erst ~4 verdien\\w*',
  ),
  mealOfDay: either(
    'eat|eating|food|meals?|breakfast|lunch|dinner',
    'ess\\w*|mahlzeit\\w*|fruehstueck\\w*|mittag\\w*|abendessen|abendbrot',
  ),
  // A day of at most 500 kcal.
  starvingDay:
    '(?:under|below|only|just|at|on|is|are|less than|unter|nur|mit|von|auf|bei|weniger als|sind) ~2 (?:[1-4]?\\d\\d|500) ?(?:kcals?|cals?|calories|kalorien)',
  despite: either(
    'without ~4 (?:faint\\w*|pass\\w*|black\\w*|collaps\\w*|hungry|hunger|dizzy|notic\\w*)|skinn\\w*|thin(?:ner)?|tiny|bones?|bony',
    'ohne ~4 (?:umkipp\\w*|umzukipp\\w*|umfall\\w*|umzufall\\w*|ohnmaechtig|hunger\\w*|schwindel\\w*|dass)|duenn\\w*|mager|knochen\\w*|knochig',
  ),
  scale: either('scales?|weigh\\w*', 'waage|wieg\\w*'),
  ifMore: either(
    '(?:if|when|whenever|every time) ~9 (?:more|up|gain\\w*|higher|heavier|\\d+ ?(?:g|grams?|lbs?|kg))',
    '(?:wenn|falls|sobald|jedes mal) ~9 (?:mehr|zugenommen|drauf|steigt|hoeher|schwerer|\\d+ ?(?:g|gramm|kg))',
  ),
  thenNothing: either(
    'nothing|(?:not|no longer|stop) ~2 (?:eat\\w*|food)|skip\\w*|no (?:food|dinner|lunch|breakfast)|starv\\w*|fast',
    'nichts|(?:nicht|gar nicht) ~2 (?:esse?|gegessen)|faellt ~3 aus|lass\\w* ~4 (?:aus|ausfallen)|hunger\\w*|faste',
  ),
  // Someone whom the user worries about, with a possible age.
  someone:
    '(?:my|our|mein\\w*|unser\\w*) ~2 (?:daughter|son|sister|brother|friend|bestie|girlfriend|boyfriend|niece|nephew|cousin|roommate|teen\\w*|girl|kid|wife|student|tochter|sohn|schwester|bruder|freund(?:in)?|nichte|neffe|cousine|mitbewohnerin|maedchen|schuelerin|frau|grosse|kleine)',
  eatsLess: either(
    '(?:only|just|barely|hardly|never|no longer|stopped) ~2 (?:eats?|eating|had|touch\\w*)|(?:skips|skipping|refus\\w*|avoids|hides|hiding|throws|throwing|picks at|pushes|cuts) ~6 (?:meals?|food|lunch\\w*|dinner|breakfast|carbs?|plate|pieces)|counts ~3 (?:calories|everything|bites)|(?:claims|says|swears) ~4 (?:ate|eaten|not hungry|full)|(?:found|finding) ~5 (?:laxatives?|lunch\\w*|sandwich\\w*|wrappers)',
    '(?:isst|ass) ~4 (?:nur|kaum|nichts|fast nichts|nicht mehr)|(?:nur|kaum|fast nichts|nichts|nicht) ~4 (?:isst|gegessen)|(?:laesst|lasst) ~5 (?:ausfallen|stehen|aus|weg|liegen)|(?:versteckt|schmeisst|wirft|schiebt|zerschneidet|verweigert) ~5 (?:essen|brot\\w*|pausenbrot|teller|mahlzeit\\w*|weg)|zaehlt ~4 (?:kalorien|alles)|(?:sagt|behauptet) ~5 (?:gegessen|satt|keinen hunger)|(?:gefunden|finde) ~5 (?:abfuehr\\w*|brot\\w*|verpackungen)|(?:abfuehr\\w*|pausenbrot\\w*|verpackungen) ~5 gefunden',
  ),
  shrinks: either(
    'weighs (?:herself|himself|themselves)|(?:exercis\\w*|works? out|runs|running|sit ?ups|steps) ~6 (?:night|hours|secretly|every|after)|baggy|(?:hid\\w*|lives) ~3 hoodies?|lost (?:so much|a lot of|\\d+|weight|her period)|(?:hair|period) ~3 (?:falling|stopped|gone)|(?:bathroom|toilet|shower) ~3 (?:after|right after)|after ~4 (?:bathroom|toilet)|(?:thinks?|says?|feels?) ~4 (?:fat|too fat|huge)|always cold|faint\\w*|skin and bones|(?:losing|loses) weight|so thin|scale|laxatives?',
    'wiegt sich|(?:waage|sport|laeuft|joggt|trainiert|liegestuetze|situps) ~6 (?:nachts|stunden\\w*|heimlich|jede\\w*|nach)|weite (?:pullis?|pullover|klamotten|sachen)|(?:\\d+ kilo|viel|stark|sehr) ~2 abgenommen|(?:haare|periode|tage) ~4 (?:aus|weg)|nach ~4 (?:klo|bad|toilette)|(?:sagt|findet|meint|glaubt) ~5 (?:dick|fett)|friert ~2 (?:immer|staendig|dauernd)|(?:immer|staendig|dauernd) kalt|ohnmaechtig|nur noch haut|immer duenner|so duenn|waage|abfuehr\\w*',
  ),
};

/** An eating disorder of the user or of someone close, in everyday words. */
export const eatingEverydaySigns: readonly Combination[] = [
  // Food must be earned.
  {
    all: ['{undeserved}', '{mealOfDay}'],
    none: '{fun}|lecker|delicious|raise|promotion|gehalt|dog|hund|cheat day|no one deserves|bad food|allergic|allergi\\w*|doctor|arzt|aerzt\\w*|surgery|op|fast(?:ed)? blood|blutabnahme|school|schule|class|ramadan|plane|library|flug\\w*',
  },
  // Far too little, without a sign of it or to be thin.
  {
    all: ['{starvingDay}', '{despite}'],
    none: 'recipe|rezept|snack|meal|dessert|thin (?:crust|slices?)|duenne scheiben',
  },
  // A number on the scale that forbids the next meals.
  { all: ['{scale}', '{ifMore}', '{thenNothing}'], none: '{notNumber}|{notFasting}' },
  // Someone else eats less and shrinks.
  {
    all: ['{someone}', '{eatsLess}', '{shrinks}'],
    none: '{ill}|picky|autis\\w*|die woche|a week|vegetari\\w*|vegan\\w*|teeth|zaehne|zahn\\w*|allerg\\w*|surgery|thyroid|schilddruese\\w*|dog|cat|hund|katze|toddler|kleinkind|intermittent|marathon|{fun}',
  },
];
