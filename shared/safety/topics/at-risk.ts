import { numberWords } from '../../language/number-words.ts';
import { concepts } from '../concepts/index.ts';
import { lazily } from '../pattern.ts';
import { ADULT_AGE, UNDERWEIGHT_BMI } from '../../goals/health-risk.ts';
import { bmiOf, type SafetyFacts } from '../user-facts.ts';
import type { SafetyText, Topic } from './topic.ts';

const anyOf = (sources: readonly string[]) => lazily(sources, concepts);

/** Daily energy below this needs medical supervision (NHS: very low calorie diets, 800 kcal), with a margin, kcal. */
const MIN_DAILY_KCAL = 1_000;
/** Fasts from this many hours on need medical advice, hours. */
const LONG_FAST_HOURS = 36;
const LB = 0.453_592_37;
const INCH = 2.54;

/** Ages in words below 18, and above those of small children. */
const COUNTS = numberWords(8, 17);
const COUNT = `\\d{1,2}|${Object.keys(COUNTS).join('|')}`;
const NOT_AGE =
  'kg|kgs|kilos?|kilograms?|lbs?|pounds?|stone|st|g|grams?|gramm|cm|m|inch\\w*|feet|foot|ft|%|percent|prozent|calories|kcal|cal|cals|kalorien|days?|tage?n?|weeks?|wochen?|months?|monate?n?|minutes?|mins?|minuten|hours?|hrs?|stunden|h|meals?|mahlzeiten|points?|punkte|times|mal|over|under|above|below|short|away|into|in|off|of|out|down|up|late|behind|ahead|to|from|more|less|steps?|pm|am|uhr|miles|km|or|und ?mehr|th|ssw|mg|mmol|units|percent|reps|sets|glasses|cups';
const ageSaid = new RegExp(
  `\\b(?:i am|i just turned|i turned|i turn|i will turn|turning|just turned|am only|i will be|bin|werde|ich bin|bin erst|wurde|m|my age is|age|aged|alter|as an?|for an?|mit|als) (?:only |just |nearly |almost |still |erst |gerade |fast |noch |turning )?(${COUNT})(?! ?(?:${NOT_AGE})\\b|[.:/%-]\\d| ?%)(?: ?(?:years?|yrs?|yo|y o|jahre?)(?: old| alt)?)?\\b`,
  'g',
);
const yearsOld = new RegExp(
  `\\b(${COUNT}) ?-?(?:years? ?-?olds?|yrs? ?-?old|yo|y o|jahre (?:alt|jung)|jaehrige[rsn]?)\\b`,
  'g',
);
const shortAge =
  /\b(1[0-7]) ?(?:f|m|w|female|male|girl|boy|weiblich|maennlich)\b|\b(?:f|m|w) ?(1[0-7])\b(?! ?(?:kg|g|ml|cm|lbs|km))/g;
const minorWords = anyOf([
  '(?:i am|am|im|bin|still|just|ich bin) (?:\\w+ ){0,3}(?:a |an |ein |eine |noch )?(?:teen|teenager|teenie|minor|underage|child|kid|minderjaehrig|jugendliche[r]?|kind|under (?:18|eighteen)(?! ?(?:%|percent|kg|stone|hours?|body))|unter (?:18|achtzehn)|highschooler|high schooler|middle schooler|freshman in high school|sophomore in high school|tween)(?! (?:at heart|of|friendly|s |menu|im herzen))',
  '(?:in|into|going into|start\\w*|am in|bin in|gehe in|komme in|besuche) (?:the |my |die |der )?(?:(?:5|6|7|8|9|10|11|12)(?:th|te|ten)? ?(?:grade|grader|klasse|kl)|(?:fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|fuenfte|sechste|siebte|achte|neunte|zehnte)n? (?:grade|klasse)|year (?:7|8|9|10|11)|middle school|junior high|high school|secondary school|sixth form|grundschule|realschule|hauptschule|mittelschule)',
  '(?:\\d|1[0-2])(?:th|te|ten)? grader?|(?:5|6|7|8|9|10) ?(?:te |\\. )?klasse|as a (?:high|middle) school(?:er| student| kid)|i go to (?:high|middle|secondary) school|(?:gehe|geh) (?:noch )?(?:zur|in die) schule|(?:girls|boys|kids|everyone|maedchen|jungs|alle) in my (?:class|grade|school)|in meiner (?:klasse|schule)|bin schueler(?:in)?|p ?e class|sportunterricht|my (?:school )?(?:prom|homecoming)',
]);
const adultHint =
  /\b(?:teacher|teach|lehrer\w*|unterrichte|my (?:son|daughter|kid|child)|my students|years? in (?:business|marriage)|since i was|when i was|back when|als ich|university|college|uni|studium|studiere)\b/;

const agedThing =
  /^ ?(?:aged |single |malt )*(?:whiske?y|scotch|bourbon|rum|wine|port|brandy|cognac|cheddar|cheese|gouda|parmesan|balsamic\w*|recipe|whisky|wein|kaese|essig|account|car|dog|cat|hund|katze)\b/;

const numberOf = (written: string): number => COUNTS[written] ?? Number(written);

/** Returns the age a text states for its author, in years, or null. */
const ageIn = (text: string, year: number): number | null => {
  for (const pattern of [ageSaid, yearsOld, shortAge])
    for (const match of text.matchAll(pattern)) {
      if (agedThing.test(text.slice(match.index + match[0].length))) continue;
      const before = text.slice(Math.max(0, match.index - 30), match.index);
      if (
        /\b(?:my|our|mein\w*|unser\w*|her|his|since|when i was|als ich|until i was|at age|from age) (?:\w+ ){0,3}$/.test(
          before,
        )
      )
        continue;
      const age = numberOf(match[1] ?? match[2] ?? '');
      if (age >= 8 && age < 100) return age;
    }
  const born = /\b(?:born|geboren) (?:in |im |\w+ )?((?:19|20)\d\d)\b/.exec(text)?.[1];
  if (born !== undefined) return year - Number(born);
  return minorWords(text) && !adultHint.test(text) ? ADULT_AGE - 1 : null;
};

/** Returns the height in cm and the weights in kg that a text mentions in its order. */
const measuresIn = (text: string): { height: number | null; weight: number | null; bmi: number | null } => {
  const bmi = Number(/\bbmi (?:[^ |0-9]+ ){0,3}(\d{2}(?:\.\d+)?)\b/.exec(text)?.[1] ?? 0) || null;
  const feet = /\b([4-6]) ?(?:ft|foot|feet) ?(\d{1,2})?\b/.exec(text);
  const cm =
    /\b(1[3-9]\d|20\d) ?(?:cm|zentimeter)?\b(?! ?(?:kcal|cal|g|mg|ml|lbs?|pounds?|calories|kalorien|minutes|min|carbs?|protein|eiweiss))/.exec(
      text,
    );
  const meters = /\b(1\.[3-9]\d?|2\.0\d?)(?: ?m)?\b(?! ?(?:kg|kilo|l\b|g\b|liter|mmol))/.exec(text);
  const height = feet
    ? (Number(feet[1]) * 12 + Number(feet[2] ?? 0)) * INCH
    : meters
      ? Number(meters[1]) * 100
      : cm
        ? Number(cm[1])
        : null;
  const kilos = /\b([2-9]\d|1[0-4]\d)(?:\.\d)? ?(?:kg|kgs|kilos?|kilo|kilogramm?s?)\b/.exec(text);
  const pounds = /\b([5-9]\d|[12]\d\d)(?:\.\d)? ?(?:lbs?|pounds?)\b/.exec(text);
  const bare =
    height === null
      ? null
      : /\b(?:wiege|weigh|weight|gewicht|at|wieg|and|bei|mit) (?:\w+ ){0,2}([3-9]\d)(?:\.\d)?\b(?! ?(?:cm|years|jahre|%|kcal|g\b|min))/.exec(
          text,
        );
  const weight = kilos ? Number(kilos[1]) : pounds ? Number(pounds[1]) * LB : bare ? Number(bare[1]) : null;
  return { height, weight, bmi };
};

/** Returns what a text states about its author, on top of the known facts. */
export const factsStatedIn = ({ text, facts, year }: SafetyText): SafetyFacts => {
  const isOther =
    /\bmy (?:\w+ )?(?:son|daughter|kid|child|sister|brother|friend|mom|mum|dad|husband|wife)\b|\bmein\w* (?:\w+ )?(?:sohn|tochter|kind|schwester|bruder|freund\w*|mutter|vater|mann|frau)\b/.test(
      text,
    );
  if (isOther) return facts;
  const age = ageIn(text, year);
  const { height, weight, bmi } = measuresIn(text);
  const known = height ?? facts.height;
  const isPlausible = weight !== null && known !== null && weight / (known / 100) ** 2 > 9 && height !== null;
  return {
    ...facts,
    age: age ?? facts.age,
    ...(isPlausible && { weight, height: known }),
    ...(bmi !== null && bmi >= 10 && bmi <= 60 && { height: 170, weight: bmi * 1.7 ** 2 }),
  };
};

/** Asking to weigh or eat less, or how much to eat. */
const wantsLess = anyOf([
  'los(?:e|ing) (?:\\w+ ){0,3}(?:weight|kg|kilos?|pounds?|lbs?|fat|it|inches|belly|more|a few|some|\\d+)|weight ?loss|deficits?|cutting|cut (?:weight|calories|carbs|fat|down)|diet(?:s|ing)?(?: plan)?|slim(?:mer|ming)?|skinn(?:y|ier)|thin(?:ner)?|shred\\w*|flat (?:stomach|belly|tummy)|abs|thigh gap|get(?:ting)? lower|lower (?:it|my (?:weight|bmi))|lighter|drop (?:\\w+ ){0,2}(?:kg|kilos?|pounds?|lbs?|weight|\\d+)|burn (?:fat|calories)|fast(?:ing|s)?|eat (?:\\w+ )?less|restrict\\w*|calorie (?:goal|target|limit|budget|plan)|(?:1[0-4]\\d\\d|[3-9]\\d\\d|1500) ?(?:k?cals?|calories|kcal)|how (?:many|much) (?:\\w+ ){0,2}(?:cals?|calories|kcal|should i eat|can i eat|do i need|to eat)|what should i weigh|goal weight|target weight|want to be (?:\\w+ )?\\d+|get to \\d+|down to \\d+|reach \\d+|too (?:fat|big|heavy|chubby)|fat(?:ty| loss)?|chubby|bmi (?:\\w+ )?(?:ok|okay|fine|healthy|good|normal|too high)|(?:get|bring) (?:it|that|this|my bmi) (?:\\w+ )?(?:lower|down)|keto|low carb|diet pills?|fat burner|creatine|pre ?-?workout|protein powder|supplements?|bulk\\w*|appetite|weigh (?:less|too much)|overweight',
  '(?:nehm\\w*|nimm\\w*) (?:\\w+ ){0,5}ab|abnehm\\w*|abzunehmen|abgenommen|gewichtsverlust|defizit|kaloriendefizit|diaet\\w*|schlank\\w*|duenn\\w*|zu (?:dick|fett|schwer|moppelig|pummelig|mollig)|dick\\w*|fett\\w*|weniger (?:essen|wiegen|kalorien)|kalorien(?:ziel|limit|plan|grenze)|ziel(?:gewicht)?|traumgewicht|wunschgewicht|(?:will|moechte) (?:\\w+ )?(?:auf|runter|unter) (?:\\w+ )?\\d+|auf \\d+|runter|noch \\d+ kilo|wie ?viele? (?:\\w+ ){0,3}(?:kalorien|kcal|essen|darf|soll|kilo)|faste\\w*|flacher? bauch|bauch weg|sixpack|kreatin|kreatin|booster|eiweisspulver|bmi (?:\\w+ )?(?:ok|okay|gut|normal|gesund|zu hoch)|low carb|kohlenhydrate weglassen|einsparen|(?:1[0-4]\\d\\d|[3-9]\\d\\d) ?(?:kcal|kalorien)|wiegen|oberschenkel',
]);
const childDiet = anyOf([
  '(?:{child}|my \\d{1,2} ?-?(?:years?|yrs?|yo) ?-?(?:olds?)?|mein\\w* \\d{1,2} ?-?jaehrige\\w*|my teen\\w*|mein teenager|our teen\\w*) ~14 (?:diet\\w*|lose weight|losing weight|overweight|fat|chubby|too (?:big|heavy)|calorie (?:goal|limit|deficit)|calories should|deficit|fasting|abnehm\\w*|diaet|zu dick|uebergewicht\\w*|kaloriendefizit|supplement\\w*|creatine|vegan)',
  '(?:diet|lose weight|calorie (?:goal|limit|deficit)|deficit|fasting|slim down|abnehm\\w*|diaet|creatine|how many calories) ~10 (?:{child}|my teen\\w*|teenager|\\d{1,2} ?-?year ?-?old|\\d{1,2} ?-?jaehrige[nrs]?)',
]);

const goalAsked =
  /\b(?:goals?|targets?|should (?:i|my)|need to (?:eat|weigh)|do i need|ziel\w*|sollte ich|soll ich|brauche ich)\b/;

const ENERGY = '(\\d{2,4}) ?-?(?:k?cals?|kcals|calories?|kalorien|kilokalorien)';
const lowGoal = [
  /\b(?:surviv\w*|live|living|get(?:ting)? by|function\w*|cope|coping|ueberleb\w*|auskomm\w*) (?:on|with|mit|von) (?:only |just |about |nur )?(\d{2,3}) ?(?:k?cals?|kcals|calories|kalorien)\b/g,
  /\b(\d{3}) ?(?:k?cals?|kcals|calories|kalorien)(?: a day)? (?:is|are|should be|would be|will be|sind|ist|waeren) (?:\w+ )?(?:plenty|enough|sufficient|all (?:i|you|we|anyone) needs?|fine|genug|ausreichend|voellig genug)\b/g,
  /\b(\d{3}) ?(?:k?cals?|kcals|calories|kalorien) (?:\w+ )?(?:reichen|reicht|genuegen|genuegt)\b/g,
  /\b(?:eat|eating|essen|esse) (?:only|just|less than|under|below|nur noch|nur|weniger als|unter|hoechstens) (\d{3}) ?(?:k?cals?|kcals|calories|kalorien)\b(?! (?:for|of|from|in|worth|today|left|at|more|zum|beim|fuer|von))/g,
  /\b(?:nur|only|just) (?:noch )?(\d{3}) ?(?:k?cals?|kcals|calories|kalorien) (?:zu )?(?:essen|esse)\b/g,
  /\b(\d{3}) ?(?:k?cals?|kcals|calories|kalorien) (?:\w+ ){0,3}(?:for|in|fuer) (?:a|one|the whole|an entire|einen|den ganzen) (?:day|tag)\b/g,
  new RegExp(
    `\\b(?:goal|target|limit|budget|(?:my|meine) (?:daily )?(?:calories|kcal|intake|kalorien)|ziel|tagesziel|kalorienziel|grenze|limit) (?:\\w+ ){0,3}?(?:to|of|at|is|be|auf|von|bei) (?:only |just |nur )?(\\d{2,4})(?! ?(?:g|kg|mg|ml|l|grams?|gramm|steps|glasses|lbs?|carbs?|protein|minutes|min)\\b)`,
    'g',
  ),
  new RegExp(
    `\\b(?:only |just |nur |about |around |like |maximal |hoechstens |max )?${ENERGY} (?:(?:a|per|each|every) day|daily|diet|plan|day|am tag|pro tag|taeglich|jeden tag|the whole day|tagesplan|diaet|for (?:the|a) (?:day|week|month)|week|meal plan|for (?:\\d+ )?(?:days|weeks|months))`,
    'g',
  ),
  new RegExp(
    `\\b(?:eat(?:ing)?|on|live on|living on|survive on|surviving on|get by on|getting by on|manage on|stick to|stay (?:under|below|at)|limit (?:my ?self )?to|restrict\\w* (?:my ?self )?to|under|below|only|just|less than|have|do|esse|essen|nur|unter|hoechstens|maximal|mit|auf) (?:only |just |about |around |under |like |nur |noch |max |maximal |hoechstens |ca )*(\\d{3}) ?(?:k?cals?|kcals|calories|kalorien)?(?: (?:a|per|each|every) day| daily| am tag| pro tag| taeglich| jeden tag| for \\d+ (?:days|weeks|months)| seit)`,
    'g',
  ),
  new RegExp(
    `\\b(?:eat(?:ing)?|on|live on|living on|survive on|stick to|stay (?:under|below|at)|only|just|nur|noch|set|give me|make me|plan|want|mache|plane|erstell\\w*) (?:me |mir |a |an |my |einen |eine |at |only |just |nur |noch |about |under )*(\\d{3}) ?-?(?:k?cals?|kcals|calorie|calories|kalorien)(?: (?:day|plan|week|diet|tag|woche|goal|daily))`,
    'g',
  ),
];
const notIntake =
  /\b(?:(?:cut|cutting|save|saving|trim|drop|reduce by|streich\w*|spar\w*|einspar\w*) (?:by |about |around |out |um |etwa |rund )*\d+|burn\w*|deficit|surplus|extra|more|fewer|minus|over|above|snack|breakfast|lunch|dinner|from|did i|have i|average\w*|left|worth|verbr[ae]nn\w*|verbrauch\w*|defizit|ueberschuss|mehr als|zusaetzlich|uebrig|fruehstueck|mittagessen|abendessen|meal|option|recipe|rezept|mahlzeit|sport|protein|fat|carbs|salz|salt|sodium)\b/;

const isTooLittle = (text: string): boolean =>
  lowGoal.some((pattern) =>
    [...text.matchAll(pattern)].some((match) => {
      const kcal = Number(match[1]);
      const around = text.slice(Math.max(0, match.index - 24), match.index + match[0].length + 14);
      return (
        kcal >= 50 && kcal < MIN_DAILY_KCAL && !notIntake.test(around.replace(/\b(?:meal plan)\b/g, ' '))
      );
    }),
  );

const WORDS_TO_DAYS: Readonly<Record<string, number>> = { ...numberWords(2, 14), several: 3, mehrere: 3 };
const DAYS = `\\d{1,2}|${Object.keys(WORDS_TO_DAYS).join('|')}`;
const fastDays = new RegExp(
  `\\b(?:day|tag) (\\d{1,2}) (?:\\w+ ){0,4}(?:fast|fasting|fasten|fastens|wasserfasten|water|nulldiaet)\\b|\\b(${DAYS}) ?-?(?:days?|tage?n?|weeks?|wochen?) ?-?(?:\\w+ ){0,4}(?:fast|fasting|faste\\w*|water|wasser\\w*|juice cleanse|nulldiaet|nichts (?:zu )?essen|without (?:food|eating)|ohne (?:essen|nahrung)|no food)\\b|\\b(?:fast|fasting|faste\\w*|nulldiaet|nothing but water|only water|just water|nur wasser|water only|no food|nichts essen|without (?:food|eating)|ohne essen) (?:\\w+ ){0,5}?(${DAYS}) (?:\\w+ )?(?:days?|tage?n?|weeks?|wochen?)\\b`,
);
const fastHours =
  /\b(\d{2,3}) ?-?(?:h|hrs?|hours?|stunden?|std) ?-?(?:\w+ ){0,2}(?:fast|fasting|faste\w*|water)\b|\b(?:fast|fasting|faste\w*) (?:\w+ ){0,3}(\d{2,3}) ?(?:h|hrs?|hours?|stunden?|std)\b/;
const waterFast = anyOf([
  'water fast\\w*|wasserfasten|dry fast\\w*|heilfasten(?! (?:im|in (?:einem|der|einer)|bei(?:m)?) (?:kloster|klinik|kur\\w*|fastenklinik|kurs|arzt|sanatorium))|nulldiaet|snake diet|(?:fast|fasting|faste\\w*) (?:\\w+ ){0,3}(?:a|the|whole|entire|eine|die|ganze) (?:whole |entire |ganze )?(?:week|woche|month|monat)|(?:only|just|nothing but|nur) (?:\\w+ )?(?:water|wasser) (?:\\w+ ){0,4}(?:week|woche|days|tage)|(?:egg|cabbage|grapefruit|lemonade|master) ?(?:cleanse|soup)? ?(?:fast|cleanse) (?:\\w+ ){0,3}(?:days|week)',
]);

const isLongFast = (text: string): boolean => {
  const days = fastDays.exec(text);
  const written = days?.[1] ?? days?.[2] ?? days?.[3];
  if (
    written !== undefined &&
    (WORDS_TO_DAYS[written] ?? Number(written)) >= 2 &&
    !/\b(?:5 ?: ?2|intermittent|intervall\w*|16 ?: ?8|days (?:a|per) week|tage (?:die|pro) woche)\b/.test(
      text,
    )
  )
    return true;
  const hours = fastHours.exec(text);
  return Number(hours?.[1] ?? hours?.[2] ?? 0) >= LONG_FAST_HOURS || waterFast(text);
};

/** Returns the topic of a text that asks for far too little food, or null. */
export const restrictionTopic = ({ text }: SafetyText): Topic | null =>
  isTooLittle(text) || isLongFast(text) ? 'extreme-restriction' : null;

/** Returns the topic of a text of a minor or a user of low weight who asks to lose weight, or null. */
export const riskTopic = (said: SafetyText): Topic | null => {
  const { text, whole, facts } = said;
  const stated = factsStatedIn(said);
  const bmi = bmiOf(stated);
  if (childDiet(text)) return 'child-diet';
  // 'Cut weight' is a figure of speech for the rules on self-harm.
  const asks = wantsLess(text) || /\bcut(?:ting)? weight\b/.test(whole);
  const asksForGoal = asks || goalAsked.test(text);
  if (
    stated.age !== null &&
    stated.age < ADULT_AGE &&
    (asksForGoal || (stated.age !== facts.age && isStatement(text)))
  )
    return 'minor';
  if (bmi !== null && bmi < UNDERWEIGHT_BMI && asks) return 'low-bmi';
  return null;
};

/** A text that does little more than state the author's age. */
const isStatement = (text: string): boolean => text.split(' ').length <= 9;
