import { concepts } from '../../concepts/index.ts';
import { lazily } from '../../pattern.ts';

const anyOf = (sources: readonly string[]) => lazily(sources, concepts);

const PARENTS =
  '(?:mom|mum|mother|dad|father|parents|family|doctor|therapist|friends?|boyfriend|girlfriend|husband|wife|teacher|mutter|mama|vater|papa|eltern|familie|arzt|aerztin|freund\\w*|lehrer\\w*)';
const EMPTY =
  '(?:empty|growl\\w*|hungry|starving|not eat\\w*|have not eaten|did not eat|eat nothing|nothing|leer|hungrig|hungere?|hunger|knurrt|nichts (?:ess\\w*|gegessen)|nicht (?:ess\\w*|gegessen))';
const WELL =
  '(?:ok|okay|good|strong|safe|clean|pure|powerful|calm|in control|alive|proud|stark|gut|sicher|sauber|rein|leicht|wohl|stolz|lebendig)';

/** Chewing and spitting instead of swallowing. */
const chewsAndSpits = anyOf([
  '(?:chew\\w*|kau\\w*|gekaut) (?:\\w+ ){0,8}(?:spit\\w*|spat|spuck\\w*|ausspuck\\w*|gespuckt|ausgespuckt)',
]);
const spitsForReason =
  /\b(?:count\w*|calor\w*|swallow\w*|weight|fat|full|instead|always|every|again|zaehl\w*|kalorien|schluck\w*|dick|immer|jedes|statt|satt)\b/;
const isSpitOtherwise =
  /\b(?:gum|kaugummi|tobacco|baby|toddler|bones?|seeds?|pits?|gristle|tough|spoiled|rotten|mold\w*|kerne?|knochen|verdorben|schimmel\w*)\b/;

const emptiness = anyOf([
  `(?:only|just|nur|erst) (?:\\w+ ){0,3}(?:feel|fuehl\\w*) (?:mich )?(?:\\w+ ){0,4}(?:when|if|wenn) (?:\\w+ ){0,5}${EMPTY}`,
  `(?:feel|fuehl\\w*) (?:mich )?(?:only |nur |erst )(?:\\w+ ){0,2}${WELL} (?:\\w+ ){0,2}(?:when|if|wenn) (?:\\w+ ){0,5}${EMPTY}`,
]);
const trainsFasted =
  /\b(?:run|runs|running|train\w*|work ?out\w*|cardio|lift\w*|sleep|lauf\w*|schlaf\w*|jogg\w*)\b/;

/** Body weights at which nearly every adult is severely underweight: under 40 kg, or under 88 lb. */
const tinyGoal =
  /\b(?:goal|goal weight|target|target weight|ziel|zielgewicht|wunschgewicht|traumgewicht|dream weight|want to weigh|will wiegen|get down to|runter auf)(?: weight| gewicht)? (?:is |of |ist |sind |von |bei |to |only |just |under |unter |about |exactly |genau |nur )*(?:[23]\d(?:\.\d+)? ?(?:kg|kgs|kilos?|kilogramm)|[5-8]\d ?(?:lbs?|pounds))\b/;
const isLoadOrLoss =
  /\b(?:lose|losing|loss|\w*lift\w*|bench|squat\w*|deadlift\w*|curls?|dumbbells?|backpack|dog|cat|puppy|child|kid|abnehm\w*|abgenommen|minus|weniger|rucksack|hund|katze|hantel\w*|kind)\b/;

const WHOLE = '(?:whole|entire|all (?:of )?the|all my|ganze[nrs]?|komplette?[nrs]?|alles|tons of)';
const EATEN =
  '(?:ate|eaten|devour\\w*|inhal\\w*|stuff\\w*|gegessen|gefressen|verschlung\\w*|gestopft|leergefressen)';
const eatsMuch = anyOf([
  `${EATEN} (?:\\w+ ){0,4}${WHOLE}|${WHOLE} (?:\\w+ ){0,5}${EATEN}|${EATEN} everything`,
]);
const losesControl = anyOf([
  'can not control (?:it|my ?self|this)|could not control (?:it|my ?self)|(?:lost|lose|no|without) (?:all |any )?control|out of control|in the dark|in secret|secretly|kontrolle (?:\\w+ )?verlor\\w*|verlier\\w* (?:\\w+ ){0,2}kontrolle|ohne kontrolle|heimlich|im dunkeln',
]);

const AMOUNT = '(?:how many|wie viele?|\\d+|two|three|four|five|several|zwei|drei|vier|fuenf|mehrere)';
const EXERCISE =
  '(?:laps|km|kilometers?|kilometer|miles?|minutes|minuten|hours?|stunden?|steps|schritte|squats|sit ?ups|burpees|runden|kniebeugen|push ?ups|liegestuetze)';
const earnsFood = anyOf([
  `${AMOUNT} ${EXERCISE} (?:\\w+ ){0,7}(?:allowed to eat|to deserve|to earn|before i (?:may|am allowed to) eat|damit ich (?:\\w+ ){0,5}(?:essen|darf)|um (?:\\w+ ){0,5}essen zu duerfen|bis ich (?:\\w+ ){0,3}essen darf|to be allowed)`,
  `(?:when|whenever|if|every time|after|wenn|jedes mal wenn|sobald) i(?:ch)? (?:\\w+ ){0,3}(?:eat|ate|ess\\w*|gegessen) (?:\\w+ ){0,4}(?:have to|must|need to|muss)(?: ich)? (?:\\w+ ){0,5}${AMOUNT} ${EXERCISE} (?:\\w+ ){0,3}(?:run\\w*|jog\\w*|train\\w*|exercis\\w*|lauf\\w*|sport\\w*|cardio|walk\\w*|renn\\w*)`,
]);

const rituals = anyOf([
  '(?:weigh\\w*|measur\\w*|count\\w*|wieg\\w*|abwieg\\w*|zaehl\\w*) (?:every|each|even|sogar|selbst|jedes|jede[nrs]?) (?:\\w+ ){0,10}(?:freak\\w*|panic\\w*|meltdown|cry\\w*|anxious|anxiety|terrified|dreh\\w* (?:\\w+ )?durch|ausflipp\\w*|flipp\\w* (?:\\w+ )?aus|panik|heul\\w*|wein\\w*|angst)',
  '(?:count\\w*|zaehl\\w*) (?:\\w+ ){0,4}(?:calories|kalorien) (?:\\w+ ){0,4}(?:toothpaste|zahnpasta|lip ?balm|lippenpflege|vitamins?|medicine|medikament\\w*|sogar|even)|(?:even|sogar|selbst) (?:\\w+ ){0,3}(?:calories|kalorien) (?:\\w+ ){0,3}(?:gum|kaugummi\\w*|toothpaste|zahnpasta|lip ?balm|medicine|medikament\\w*)',
]);

const purges = anyOf([
  '(?:what|which|foods?|was|welche\\w*) (?:\\w+ ){0,5}(?:come|comes|coming|kommt|kommen|geht|gehen) (?:\\w+ ){0,2}(?:up|hoch|wieder raus|raus) (?:\\w+ ){0,2}(?:easy|easier|easiest|easily|leicht\\w*|einfach\\w*|schnell\\w*)',
  'nach (?:jedem|dem|jeder|der|allen) (?:\\w+ ){0,8}finger (?:\\w+ ){0,3}(?:rein|hals|rachen|mund)',
  '(?:kuehlschrank|fridge|everything|alles|schrank) (?:\\w+ ){0,3}(?:leer ?gefressen|leer ?gegessen|gefressen|reingestopft|emptied|ate|eaten) (?:\\w+ ){0,6}(?:klo|toilette|kloschuessel|toilet|loo)',
]);

const hides = anyOf([
  '(?:hide|hiding|hid|cover up|conceal|verheimlich\\w*|versteck\\w*|verberg\\w*) (?:\\w+ ){0,4}(?:skip\\w*|not eat\\w*|starv\\w*|purg\\w*|throw\\w* up|restrict\\w*|auslass\\w*|nichts? ess\\w*|erbrech\\w*|kotz\\w*)',
  '(?:kotz\\w*|erbrech\\w*|uebergeb\\w*|throw\\w* up|puk\\w*|vomit\\w*) (?:\\w+ ){0,6}(?:keiner|niemand|no one|nobody|heimlich|secretly|in secret)',
  '(?:trau\\w* mich nicht|kann nicht|can not|afraid to|scared to|ashamed to) (?:eat )?(?:\\w+ )?(?:vor (?:anderen|leuten|freunden|menschen)|in front of (?:others|other people|people|anyone|friends))(?: zu)?(?: essen)?(?! (?:sing|speak|talk|tanz|red|sprech))',
]);
const thinness = anyOf([
  '(?:still|immer noch|trotzdem|but) (?:\\w+ ){0,2}(?:the )?(?:fattest|biggest girl|dickste\\w*|fetteste\\w*)',
  '(?:only|nur noch|nothing but) (?:\\w+ ){0,6}(?:so i|damit ich|to) (?:\\w+ ){0,2}(?:duenn|skinny|thin|mager|stay|bleib\\w*) (?:duenn|skinny|thin|mager|bleib\\w*|werd\\w*)',
  '(?:ate|eaten|gegessen|gefressen) (?:\\w+ ){0,4}(?:[3-9]|1\\d)\\d{3} (?:calories|kcal|kalorien) (?:\\w+ ){0,6}(?:cry\\w*|ashamed|heul\\w*|wein\\w*|schaem\\w*)',
]);

const deceives = anyOf([
  `(?:make|get|convince|fool|trick|bring\\w*|krieg\\w*|ueberzeug\\w*|taeusch\\w*|sag\\w*|tell) (?:ich )?(?:\\w+ ){0,3}${PARENTS} (?:\\w+ ){0,5}(?:think|believe|glaub\\w*|denk\\w*)(?: \\w+){0,2} i(?:ch)?(?: \\w+){0,3} (?:ate|eaten|eat|gegessen|esse)`,
]);

/**
 * Returns whether a text describes behavior that is typical of an eating disorder, without its name.
 * @param whole the text with its figures of speech
 */
export const describesEatingDisorder = (text: string, whole: string): boolean =>
  purges(text) ||
  rituals(text) ||
  earnsFood(text) ||
  deceives(text) ||
  hides(text) ||
  thinness(text) ||
  (chewsAndSpits(text) && spitsForReason.test(text) && !isSpitOtherwise.test(whole)) ||
  (emptiness(text) && !trainsFasted.test(whole)) ||
  (tinyGoal.test(text) && !isLoadOrLoss.test(whole)) ||
  (eatsMuch(text) && losesControl(text));
