import { anyCombination, type Combination } from '../../combination.ts';
import { eatingBodySlots } from './body-slots.ts';
import { eatingDisguises } from './disguises.ts';
import { eatingEverydaySigns, everydaySlots } from './everyday-signs.ts';
import { eatingHabits } from './habits.ts';
import { eatingPlainWords } from './plain-words.ts';
import { eatingPretexts, pretextSlots } from './pretexts.ts';
import { eatingSignals } from './signals.ts';
import { eatingSlots } from './slots.ts';
import { eatingSmallMeals, smallMealSlots } from './small-meals.ts';

const I = '(?:i|me|my|myself|ich|mich|mir|mein\\w*)';

const acts: readonly Combination[] = [
  // Exercise as a duty or a penance for food.
  {
    all: ['{food}|calories|kalorien', '{burn}', '{compelled}', I],
    none: '{notFasting}|marathon|race|wettkampf|coach|trainer|doctor|physio|before (?:breakfast|work)|vor der arbeit|should i eat|soll ich|was esse ich|pre ?workout|post ?workout|carb ?load\\w*|hours after|stunden nach|deserve (?:a|some|this|that)',
  },
  // Going without food as a penance.
  {
    all: ['{food}', '{atonement}', '{fasting}', I],
    none: '{notFasting}|{dispose}|leftovers|reste|soon|healthy|gesund',
  },
  // Food that disappears while others must believe it was eaten.
  { all: ['{food}', '{dispose}', '{unaware}'], none: '{notHiding}' },
  { all: ['{weighIn}', '{ballast}', '{watched}'], none: '{notWeighIn}' },
  // Pride and strength of an empty stomach.
  { all: ['{pride}', '{unfed}', I], none: '{notUnfed}' },
  { all: ['{food}', '{ritual}', '{distress}', I], none: '{notRitual}' },
  {
    all: [
      '(?:darf|erlaub\\w*) (?:ich )?(?:mir )?nur|only (?:be )?allow\\w* (?:my ?self )?|only let my ?self',
      '{food}',
      '\\d{1,3} (?:kalorien|kcal|calories|cals)|weiss\\w*|white|gruen\\w*|green|colou?r\\w*|rules?|regel\\w*',
    ],
    none: '{notRitual}|{notFasting}',
  },
  // Drinks and tricks in place of food.
  { all: ['{endure}', '{thirst}', '{starved}'], none: '{notEndured}|{notFasting}' },
  // Loss of control.
  { all: ['{food}', '{frenzy}', '{misery}', I], none: '{notFrenzy}' },
  // Bringing food up.
  {
    all: ['{reach}', '{throat}', '{expel}|{fed}', I],
    none: '{notExpelled}|food|lecken|licking|lick|chicken fingers|fish fingers',
  },
  {
    all: ['{expel}', '{fed}', I + '|habe|wieder|keiner|niemand|heimlich'],
    none: '{notExpelled}|{misplaced}',
  },
  {
    all: [
      '{fed}|dinner|meals?|essen|mahlzeit\\w*',
      '{cover}',
      'bathroom|toilet|loo|shower|klo|bad|toilette|dusche|throw\\w*|vomit\\w*|puk\\w*|kotz\\w*|erbrech\\w*|uebergeb\\w*',
    ],
    none: '{notExpelled}|dishes|geschirr|diarrhea|durchfall|ibs|reizdarm|lactose|laktose',
  },
];

const strong: readonly Combination[] = [
  // Exercise before sleep or rest is allowed.
  {
    all: [
      '(?:not|never) (?:\\w+ )?(?:sleep|rest|relax|go to bed|sit down|lie down|eat) (?:until|before|unless|without)|(?:nicht|nie) (?:\\w+ )?(?:schlafen|ausruhen|hinsetzen|ins bett|essen) ~4 (?:bevor|bis|ehe|ohne|wenn ich nicht)',
      '{burn}|\\d{2,} (?:\\w+ )?(?:jacks|squats|crunches|steps|schritte|kniebeugen|hampelmaenner|liegestuetze|situps)',
      I,
    ],
    none: '{notFasting}|stretch\\w*|dehn\\w*|race|wettkampf|before (?:a|my|the) (?:run|race|workout)|nuechtern|magen|stomach|should i|soll ich',
  },
  // Food as guilt, enemy or mistake.
  {
    all: [
      '(?:every|each|any|all|jede[rsn]?|alles) (?:single |einzelne[rnms]? )?(?:calorie|bite|gram|meal|mouthful|food|thing i eat|kalorie|bissen|gramm|mahlzeit|essen|was ich esse)|(?:food|eating|calories) (?:makes?|making|made) me|essen (?:macht|gibt|laesst) (?:mir|mich|dass ich)|(?:food|eating|calories|essen|kalorien) (?:is|are|feels?|seems?|ist|sind|fuehlt|fuehlen|war)',
      'mistake|failure|failing|sin|sinful|enem(?:y|ies)|poison\\w*|guilt\\w*|(?:so|just|feels?) wrong|battle|war|crime|weakness|contaminat\\w*|torture|punish\\w*|dirty|unbearable|fehler|versagen|suende|feind\\w*|gift|kampf|krieg|verbrechen|schwaeche|schuld\\w*|falsch an|qual|strafe|schmutzig|unertraeglich',
      I + '|feels?|fuehl\\w*',
    ],
    none: 'guilt ?-?free|{ill}|{notRitual}|taste\\w*|schmeckt|label|etikett|sugar is|zucker ist|wrong with|expired|logged|log|app|falsch (?:eingetragen|angezeigt|berechnet)',
  },
  // A diet or an intolerance as a pretext.
  {
    all: [
      'keto|vegan\\w*|diet|fasting|allerg\\w*|intoleran\\w*|stomach ache|diaet|unvertraeglich\\w*|bauchweh|vegetari\\w*|gluten',
      'cover(?: story)?|excuse|alibi|pretend\\w*|fak(?:e|ed|ing)|hide behind|invented|made up|front for|vorwand|ausrede|tarnung|vorgetaeuscht|erfunden|tu\\w* so|angeblich',
      '(?:not|never|nothing|less|without) ~5 (?:eat|eating|food)|avoid\\w*|skip\\w*|starv\\w*|nicht(?:s)? ~4 (?:ess\\w*|muss)|restrict\\w*|ess\\w* ~3 (?:muss|musste)|hunger\\w*',
      I,
    ],
    none: 'kids?|child|kind|restaurant said|meat|fleisch|dairy|eggs',
  },
  // A target weight of an underweight body.
  {
    all: [
      '(?:to|at|under|below|reach|hit|be|auf|unter|nur noch) (?:only |just |exactly |nur |noch |genau |about |etwa )?(?:3\\d|4[0-2])(?:\\.\\d)? ?(?:kg|kgs|kilos?)|(?:to|under|below|reach|hit) (?:only |just |exactly )?(?:[6-8]\\d|9[0-5]) ?(?:lbs?|pounds)|(?:3\\d|4[0-2])(?:\\.\\d)? ?(?:kg|kgs|kilos?) (?:\\w+ )?(?:wiegen|runter|erreich\\w*|schaff\\w*)',
      'how|want|need|must|muss|soll|have to|goal|target|dream|plan|by|until|will|moechte|wie|ziel\\w*|traum\\w*|bis|schaff\\w*|runter',
      I,
      'weight|weigh|(?:down |get |go |drop )+to|thin\\w*|skinn\\w*|lose|losing|eat\\w*|gewicht|wieg\\w*|abnehm\\w*|duenn\\w*|runter|ess\\w*|komm\\w*|bleib\\w*|sein|stay|(?:to )?be (?:under|below|at)|auf (?:3|4)\\d',
    ],
    none: 'lighter|leichter|less|weniger|gain\\w*|zunehm\\w*|zu ?genommen|bench\\w*|squat\\w*|deadlift\\w*|lift\\w*|dumbbell\\w*|kettlebell\\w*|press|bar|dog|hund|luggage|suitcase|koffer|gepaeck|daughter|son|tochter|sohn|kind|kid|doctor|arzt|too (?:thin|skinny|low)|zu (?:duenn|wenig)|back (?:up )?to|wieder auf|up to|protein|lose (?:3\\d|4[0-2])|goblet|curl\\w*|hantel\\w*|bankdruecken|kniebeugen?',
  },
  // A wish to be less.
  {
    all: [
      'want|wish|need|long|dream|will|moechte|wuensch\\w*|traum\\w*|haette gern',
      '(?:take|taking) up (?:less|no) space|(?:be|become|get|feel) (?:so |as |that )?(?:tiny|small|weightless|hollow|invisible|fragile|breakable|nothing|empty)|so (?:thin|skinny|bony|frail|sick)|so (?:duenn|mager|krank|knochig) (?:sein|werden|dass)|shrink\\w*|nothing (?:is )?left of me|float away|lighter than|(?:so )?(?:leer|klein|winzig|leicht|zerbrechlich|unsichtbar|duenn) ~3 (?:sein|werden|dass)|kaum noch (?:da|sieht|sehen)|weniger platz|nichts (?:mehr )?von mir uebrig|schrumpf\\w*',
      'eat\\w*|food|weight|body|thin|skinny|size|pounds|kilos?|kg|bones?|see me|seen|less|empty|ess\\w*|gewicht|koerper|duenn\\w*|sieht|sehen|platz|knochen|verschwind\\w*|leer',
      I,
    ],
    none: 'appetite|portion\\w*|kitchen|clothes|jeans|waist|belly|bauch|stomach before|magen vor|workout|run|lauf\\w*|fridge|kuehlschrank|carb|tumor|inbox|plate|teller',
  },
  // Proud of bones.
  {
    all: [
      '(?:my|meine?[nr]?) (?:ribs|rib ?cage|collar ?bones?|hip ?bones?|spine|bones|rippen|schluesselbeine?|hueftknochen|knochen)',
      '(?:favou?rite|best|prettiest|only good) thing (?:about|on)|proud|beautiful|stolz|das schoenste|(?:run|trace|touch|count) ~4 (?:every (?:night|day|morning)|in bed)|jeden (?:abend|morgen|tag)',
      I,
    ],
    none: 'bbq|glaze\\w*|sauce|smok\\w*|rack|rub|grill\\w*|cook\\w*|recipe|rezept|broke\\w*|fractur\\w*|gebrochen|prell\\w*|broth|bruehe|dish|gericht|calcium|vitamin\\w*',
  },
  // Deceiving the scale of those who watch.
  {
    all: [
      '(?:trick|fool|cheat|fake|beat|manipulat|betrueg|austricks|taeusch|schummel|ueberlist)\\w*|tricks\\w* ~6 aus',
      'scales?|weigh ?-?ins?|weight check|waage|wiegen|wiegetermin\\w*|gewicht',
      'doctor|nurse|clinic|therapist|dietit?ian|parents|mom|mum|mother|dad|hospital|arzt|aerzt\\w*|klinik|therapeut\\w*|eltern|mama|mutter|papa|schwester|praxis',
      '(?:so|damit|that|without|ohne dass) ~5 (?:notic\\w*|know|see|find|merk\\w*|seh\\w*|mitkrieg\\w*|auffall\\w*|heavier|schwerer|more|mehr)|how (?:little|much)|wie (?:wenig|viel|kann|trickse?)|how (?:do|can|to)|heavier|schwerer',
    ],
    none: 'boxing|wrestl\\w*|judo|ringen|dog|hund|white ?coat',
  },
  // Laxatives that were found or taken away.
  {
    all: [
      '{laxative}',
      '(?:found|took|taken|threw|caught|hid|hide|hidden|confiscated|gefunden|weggenommen|weggeworfen|versteck\\w*|erwischt|entdeckt)',
      'what else|else works|another|instead|alternativ\\w*|without them|something stronger|secret\\w*|under my|was (?:noch|anderes|sonst)|etwas anderes|wirkt (?:noch|sonst|auch)|heimlich|unter (?:dem|meinem)|stattdessen|parents|mom|mum|dad|eltern|mama|papa',
      I,
    ],
    none: '{ill}|constipat\\w*|verstopf\\w*|kids?|child|toddler|dog|recall|pharmacist|apotheker\\w*',
  },
  // Laxative teas.
  {
    all: [
      '{laxative}|(?:abfuehr|detox|schlank|entschlackungs|senna|sennesblaetter|skinny|slimming|laxative|senna leaf) ?(?:tees?|teas?)|glaubersalz|bittersalz|epsom salts?|enemas?|einlauf|einlaeufe|prune juice|dulcolax',
      'damit|raus|flat\\w*|flach\\w*|after|nach|every|jeden|literweise|double|doppelt|weight|gewicht|scale|waage|binge|calories|kalorien|rid of|guilt|schuld\\w*|swallow\\w*|schluck\\w*|too many|zu viele|\\d+ (?:dulcolax|pills|tablets|tabletten)|clean\\w* me out|weigh',
      I + '|trinke|nehme',
    ],
    none: '{ill}|constipat\\w*|verstopf\\w*|doctor|arzt|surgery|colonoscopy|darmspiegelung|recipe|rezept|smoothie|is it healthy|gesund',
  },
  // Thin by every measure, and still too much.
  {
    all: [
      'bmi (?:is |of |ist |von |bei )?1[0-7]|1[0-7](?:\\.\\d)? bmi|underweight|untergewicht\\w*|(?:3\\d|4[0-5]) ?(?:kg|kilos?)|(?:[6-9]\\d) ?(?:lbs|pounds)|size (?:0|00|zero|xxs)|bones?|ribs|knochen|rippen',
      'still|yet|but|although|even though|though|obwohl|obgleich|immer noch|trotzdem|noch|aber',
      'fat|huge|whale|pig|cow|not (?:enough|thin|sick enough)|too (?:much|big|heavy)|disgust\\w*|fett|dick|zu viel|nicht (?:duenn|genug)|wal|schwein|(?:nur|only|just|see|seh\\w*) ~2 (?:speck|fett|fat|rolls|flab)|speckroll\\w*|eklig|mehr runter|weniger wiegen|lose more|few more',
    ],
    none: 'gain\\w*|zunehm\\w*|too thin|zu duenn|dog|hund|kid|child|kind|lift\\w*|dumbbell\\w*|bench|squat\\w*|bone (?:density|broth)|bulk\\w*|muscle',
  },
];

const feelings: readonly Combination[] = [
  {
    all: [
      '{bodypart}',
      '{loathe}',
      I,
      '{eating}|fat|fett\\w*|weight|gewicht|skinny|thin|duenn|body|koerper|thighs?|schenkel|oberschenkel|belly|bauch|mirrors?|spiegel\\w*|size|whale|pig|cow|wal|schwein',
    ],
    none: '{notLoathe}',
  },
  {
    all: [
      '{number}',
      '{ruined}',
      I,
      '{often}|scale|waage|weigh\\w*|gained|zugenommen|number|zahl|kilos?|kg|lbs|pounds?|0\\.\\d',
    ],
    none: '{notNumber}',
  },
  {
    all: [
      '{fear}',
      '{food}|gain\\w*|zunehm\\w*|calories|kalorien|fat|fett|oil|oel|butter',
      '(?:thought|idea|smell|sight|sound|touch\\w*|near|even|look\\w*) (?:of )?|gedanke\\w*|geruch|allein|schon|beruehr\\w*|anblick|not knowing|nicht weiss|can not (?:eat|touch|swallow)|refuse|cr(?:y|ied|ying)|forbidden|verboten\\w*',
      I,
    ],
    none: '{ill}|{notRitual}|spider|spicy|scharf|raw|roh|expired|verdorben|nausea|uebelkeit|exam|pruefung|flying|flug\\w*',
  },
  { all: ['{gathering}', '{avoidance}', '{because}'], none: '{notGathering}' },
  {
    all: ['{fixated}', '{ceaseless}', '{topic}', I],
    none: 'obsessed with (?:this|these|that|the|my new)|how many|{fun}|meal prep|hungry|hungrig|recipe|rezept|job|arbeit|goal|pregnan\\w*|schwanger\\w*|ideas?|ideen|app|marathon',
  },
  { all: ['{price}', '{sparse}', '{keepOn}', I], none: '{ill}|coffee|kaffee|caffeine' },
  {
    all: [
      '{anaWord}',
      '{longing}',
      '(?:bones?|ribs|collar ?bones?|hip ?bones?|knochen|rippen|schluesselbeine?|hueftknochen|thigh ?gap|spine|skelet\\w*|thinspo\\w*|\\w+spo|ana|mia|ugw|buddy|body ?check\\w*|fragile|zerbrechlich|skinn(?:ier|iest)|thinnest|duennste|anas|bmi (?:of )?1[0-7]|size (?:0|00|zero)|xxs|edt\\w*|restriction)',
      I + '|tips?|tipps?',
    ],
    none: '{notAna}',
  },
];

const slots = {
  ...eatingSlots,
  ...eatingBodySlots,
  ...pretextSlots,
  ...everydaySlots,
  ...smallMealSlots,
  misplaced: 'so that i can|in the microwave|in der mikrowelle',
};
const rules = [
  ...acts,
  ...strong,
  ...feelings,
  ...eatingSignals,
  ...eatingHabits,
  ...eatingPretexts,
  ...eatingDisguises,
  ...eatingPlainWords,
  ...eatingEverydaySigns,
  ...eatingSmallMeals,
];
const inSentence = anyCombination(rules, slots);
const inTwo = anyCombination(rules, slots, 'two-sentences');

/** A weighed meal: 'I had 40 g of oats and 200 ml of milk'. */
const isWeighedMeal = /(?:\b\d+(?:\.\d+)? ?(?:g|grams?|gramm|ml|oz)\b[^|]*){2}/;

/** Returns whether a text composes an act, a feeling or a rule of disordered eating, whatever its words. */
export const composesDisorderedEating = (text: string): boolean =>
  !isWeighedMeal.test(text) && (inSentence(text) || inTwo(text));
