import { concepts } from '../concepts/index.ts';
import { compile, lazily } from '../pattern.ts';
import { hasDiabetes } from '../user-facts.ts';
import type { SafetyText, Topic } from './topic.ts';

/** Units of glucose: 1 mmol/L is 18 mg/dL. */
const MG_PER_MMOL = 18;
/** Values below this without a unit are in mmol/L. */
const MAX_MMOL = 34;
/** Low glucose, and low enough to act at once, mg/dL (American Diabetes Association, levels 1 and 2). */
const LOW = 70;
const VERY_LOW = 54;
/** High glucose, high with signs of illness, and high in itself, mg/dL (American Diabetes Association). */
const HIGH = 240;
const VERY_HIGH = 350;
/** Above the target after a meal, mg/dL (American Diabetes Association): a question about it is for a doctor. */
const ABOVE_TARGET = 180;
/** Above this, ketones need urgent care even without other signs, mmol/L (NHS). */
const HIGH_KETONES = 3;
const RAISED_KETONES = 1.5;

const METER =
  '(?:blood ?-?)?(?:glucose|sugars?|bg|bgl|bm|cgm|libre|dexcom|sensor|glucometer|meter|zucker|blutzucker|bz|glukose|blutzuckerwert|zuckerwert|blutzuckermessgeraet|messgeraet)(?:werte?)?(?: (?:levels?|readings?|value|alarm|app))?';
const BEFORE = '(?:[^ |0-9]+ ){0,7}?';
const NUMBER = '(\\d{1,3}(?:\\.\\d{1,2})?)';
const NOT_GLUCOSE =
  '(?! ?(?:g|gr|gram|grams|gramm|mg(?!/? ?dl)|kgs?|kilos?|kcal|cal|cals|calories|kalorien|percent|prozent|min|mins|minutes?|minuten|h|hours?|stunden|days?|tage|weeks?|wochen|years?|jahre|ml|pm|am|uhr|units?|einheiten|ie|lbs?|pounds?|teaspoons?|tsp|cubes?|per|days|times|people|carbs?|hour)\\b| ?%|:\\d|/\\d)';

const withMeter = new RegExp(`(?<![a-z0-9])${METER} ${BEFORE}${NUMBER}(s)?(?!\\.?[0-9])${NOT_GLUCOSE}`, 'g');
const withUnit =
  /(?<![0-9.])(\d{1,3}(?:\.\d{1,2})?) ?(?:mg ?(?:\/|per|pro|je)? ?dl|mmol(?: ?(?:\/|per|pro)? ?l)?)(?![a-z])/g;
const atNumber =
  /(?<![a-z0-9])(?:i am|am|is|it is|are|was|at|now|jetzt|reads?|reading|says|shows|showing|bin|bei|auf|steht|zeigt|liegt|hab(?:e)?|currently|dropped to|down to|hit|fell to|gefallen auf|runter auf) (?:at |only |now |about |around |like |bei |auf |nur |jetzt |noch |gerade |so |schon )*(\d{1,3}(?:\.\d{1,2})?)(?!\.?[0-9])(?! ?(?:g|gr|gram|grams|gramm|kg|kcal|cal|cals|calories|kalorien|percent|%|prozent|min|mins|minutes?|minuten|h|hours?|stunden|days?|tage|weeks?|wochen|years?|jahre|yo|cm|ml|pm|am|uhr|units?|einheiten|ie|lbs?|pounds?|carbs?|and (?:female|male|a)|f|m|st|th|protein)\b|:\d)/g;

const diabetic = lazily(
  [
    '{insulinOnly}',
    '{sulfonylurea}',
    '{diabetes}',
    'dosed|bolused|bolus|hypos?|cgm|dexcom|libre|unterzucker\\w*|gespritzt|spritze|pump|pumpe|glucagon|low treatment|basal',
  ],
  concepts,
);
const isFood =
  /(?:grams? of|how much|wie viel|added|daily|too much|limit|goal|intake|eaten|eat|gegessen|from (?:fruit|sweets)|brown|powdered|cane|sugar free|zuckerfrei|weniger|less|more|cut(?:ting)?) (?:\w+ ){0,2}(?:sugar|zucker)|(?:sugar|zucker) (?:goal|limit|intake|today so far|ziel|grenze)/;

const signsOfLowGlucose = [
  '{shaky}',
  '{sweaty}',
  '{confused}',
  '{dizzy}',
  '{racing}',
  '{fainted}',
  '{unconscious}',
];
const lowSigns = lazily(
  [
    ...signsOfLowGlucose,
    '{weak}',
    'dropping|falling|fallend|faellt|sinkt|double arrows?|arrow down|straight down|going down|pfeil nach unten',
  ],
  concepts,
);
const highSigns = lazily(
  [
    '{vomiting}',
    '{breathless}',
    '(?:breath|atem) (?:\\w+ ){0,4}(?:fruity|acetone|nail ?polish|pear drops|sweet|aceton|nagellack\\w*|suess\\w*|obst\\w*|obstig)|fruity breath|nagellack\\w*|acetone|pear drops',
    'ketones?|ketoacidosis|dka|keton\\w*|ketoazidose|azidose',
    '{belly} {pain}|{pain} (?:in )?(?:my |the )?{belly}|bauchschmerz\\w*|bauchweh|magenschmerz\\w*',
    'so thirsty|really thirsty|very thirsty|super thirsty|drinking (?:constantly|loads|nonstop)|peeing (?:\\w+ ){0,3}(?:all|every|constantly|nonstop|time)|durst|pinkel\\w*|drowsy|sleepy|exhausted|can not stay awake|muede|schlaefrig|apathisch|{confused}|nausea|nauseous|uebel\\w*|schlecht',
  ],
  concepts,
);
const lowWords = lazily(
  [
    '(?:having|having a|have a|had a bad|going|gone|feel(?:ing)?|think i am|am|is|got|in a|in|bad|severe|another|eine?n?|bin|habe|hatte) (?:\\w+ )?(?:hypo|hypos|hypoglyc\\w*|unterzucker\\w*|unterzuckerung)(?! (?:awareness|allergen\\w*))',
    'hypo (?:right )?now|hypo (?:what|help|and|not|symptoms now)|unterzuckert|(?:krieg\\w*|bekomm\\w*|hab\\w*|glaub\\w*) (?:\\w+ ){0,3}unterzucker\\w*',
    '(?:sugars?|glucose|bg|zucker|blutzucker) (?:\\w+ ){0,4}(?:way too low|too low|very low|really low|crashing|crashed|dropping|tanking|plummet\\w*|reads lo|says lo|zu niedrig|viel zu niedrig|im keller|faellt|sackt|stuerzt)',
    '(?:meter|cgm|sensor|libre|dexcom|sugar) (?:just )?(?:reads?|says|shows|shows just|is reading|zeigt) (?:lo|low)|sugar (?:is )?lo',
    'low (?:blood )?(?:sugar|glucose) (?:attack|episode|right now|now)|(?:blood )?sugar (?:is |feels |went |has gone )low',
  ],
  concepts,
);
const needsMed = lazily(
  ['{insulinOnly}', '{sulfonylurea}', 'gespritzt|spritze|dosed|bolus(?:ed)?|injected'],
  concepts,
);
const hypoSymptoms = lazily([...signsOfLowGlucose, 'komisch|weird|funny|{weak}'], concepts);
const noFood = lazily(
  [
    '(?:not|did not|have not|has not|never|without|no|skip\\w*|miss\\w*|forgot) ~3 (?:eat|eaten|ate|eating|lunch|dinner|breakfast|food|meal|carbs|appetite)',
    '(?:nichts|nicht|kein\\w*|ohne|vergessen) ~3 (?:gegessen|essen|mahlzeit|fruehstueck|hunger)',
    '{vomiting}',
  ],
  concepts,
);
const tooMuchInsulin = lazily(
  [
    '(?:inject\\w*|dosed|bolused) ~6 (?:too (?:much|many)|double|twice|wrong|extra by mistake|instead of|accidentally|by mistake|10 times|ten times)',
    '(?:too (?:much|many)|double|twice|wrong|accidental\\w*|by mistake) ~6 (?:{insulinOnly}|units)',
    '{insulinOnly} ~6 (?:twice|two times|too much|double|by (?:mistake|accident)|instead of|overdose|zweimal|doppelt|verwechselt|zu viel|statt)',
    '(?:zu ?viel|doppelt|zweimal|falsch\\w*|versehentlich|verwechselt|aus versehen) ~5 (?:gespritzt|insulin|einheiten|bolus|gegeben|abgegeben)',
    '(?:einheiten|insulin|ie) ~3 (?:zu ?viel|doppelt|zweimal|verwechselt)|gespritzt statt|insulin verwechselt|(?:langzeit|kurzzeit|basal|bolus)\\w* (?:mit )?(?:\\w+ ){0,2}verwechselt|mixed up (?:my )?(?:\\w+ ){0,3}{insulinOnly}',
    'units ~3 (?:too many|more than|by mistake|instead of)|wrong (?:insulin|pen)|overdosed ~3 insulin|insulin overdose|overbolus\\w*|rage bolus\\w*',
  ],
  concepts,
);

const highWords = lazily(
  [
    '(?:my|mein|his|her) (?:\\w+ )?(?:blood ?sugars?|sugars?|glucose|blutzucker|zucker)(?:werte?)? (?:\\w+ ){0,4}(?:too high|so high|very high|really high|high all|spik\\w*|through the roof|zu hoch|sehr hoch|so hoch|spinnt|spielt verrueckt|too low|zu niedrig|schwankt)',
  ],
  concepts,
);

/** A meter shows 'HI' above its range, about 600 mg/dL. */
const readsHigh = lazily(
  [
    '(?:meter|cgm|sensor|libre|dexcom|glucometer|sugars?|glucose|bg|blutzucker|zucker|messgeraet) (?:\\w+ ){0,2}?(?:is )?(?:reads?|reading|says|shows|showing|zeigt|steht auf|sagt) (?:just |only |nur |me )?(?:hi|hoch)(?= |$)',
  ],
  concepts,
);

const toMg = (value: number, isMmol: boolean): number => (isMmol ? value * MG_PER_MMOL : value);

/** Returns the glucose readings of a text in mg/dL. */
const readingsIn = (text: string, isDiabetic: boolean): number[] => {
  const found: number[] = [];
  const add = (written: string, unit: string | null): void => {
    const value = Number(written);
    const isMmol =
      unit === null ? value < MAX_MMOL && (written.includes('.') || value < 26) : unit.startsWith('mmol');
    if (value > 0) found.push(toMg(value, isMmol));
  };
  for (const match of text.matchAll(withUnit)) add(match[1] ?? '', /mmol/.test(match[0]) ? 'mmol' : 'mg');
  if (found.length > 0) return found;
  const isSugarOfFood = isFood.test(text);
  for (const match of text.matchAll(withMeter)) {
    const isPlain = /^(?:sugars?|zucker) /.test(match[0]);
    if (!(isPlain && isSugarOfFood)) add(match[1] ?? '', null);
  }
  if (found.length === 0 && isDiabetic)
    for (const match of text.matchAll(atNumber)) add(match[1] ?? '', null);
  return found;
};

const ketones = compile(
  [
    '(?:ketones?|ketone?n?|ketonwerte?|keton) (?:[^ |0-9]+ ){0,4}?(\\d{1,2}(?:\\.\\d{1,2})?)',
    '(\\d{1,2}\\.\\d{1,2}) ?(?:mmol )?(?:ketones?|ketone)',
  ],
  concepts,
);
const strongKetones = lazily(
  [
    '(?:large|high|moderate|heavy|lots of|strong|dark|very high|purple|hohe?|viele?|stark\\w*|deutlich\\w*) (?:\\w+ )?(?:ketones?|ketone\\w*|keton\\w*)',
    '(?:ketones?|ketone|keton\\w*) (?:\\w+ ){0,3}(?:large|high|moderate|very high|positive|strong|hoch|positiv|stark)',
    'ketoacidosis|ketoazidose|dka',
  ],
  concepts,
);
const onKeto = /\b(?:keto diet|on keto|ketosis|ketogen\w*|keto(?:diaet| ernaehrung)?)\b/;
const isQuestionOnly =
  /^(?:what (?:is|are|does|do)|was (?:ist|sind|bedeutet|heisst)|define|explain|how (?:is|does)|can you explain)\b/;

const asksWhetherHigh =
  /\b(?:is (?:that|this|it)|ist (?:das|es)) (?:\w+ )?(?:bad|ok|okay|normal|high|dangerous|too high|schlimm|zu hoch|hoch|gefaehrlich|in ordnung)\b/;

/** Returns the situation of a text about blood glucose, or null. */
export const glucoseTopic = ({ text, facts }: SafetyText): Topic | null => {
  const isDiabetic = hasDiabetes(facts) || diabetic(text);
  const values = readingsIn(text, isDiabetic);
  const isAsking = isQuestionOnly.test(text) && !/\b(?:i|my|me|ich|mein\w*|mir)\b/.test(text);
  if (isAsking) return null;
  if (tooMuchInsulin(text)) return 'insulin-overdose';
  const [low, high] = [Math.min(...values), Math.max(...values, 0)];
  const ketoneMatch = ketones.exec(text);
  const ketoneLevel = Number(ketoneMatch?.[1] ?? ketoneMatch?.[2] ?? 0);
  const isKeto = onKeto.test(text) && !isDiabetic;
  const sick = highSigns(text);
  if (
    (ketoneLevel >= HIGH_KETONES && (!isKeto || high >= HIGH)) ||
    (ketoneLevel >= RAISED_KETONES && (high >= HIGH || isDiabetic)) ||
    (strongKetones(text) && !isKeto && !isQuestionOnly.test(text)) ||
    (high >= HIGH && sick) ||
    readsHigh(text) ||
    high >= VERY_HIGH
  )
    return 'hyperglycemia';
  if (
    isDiabetic &&
    /\bvomit\w*|\bthrow\w* up\b|\bthrew up\b|\berbrech\w*|\bkotz\w*|\buebergeb\w*/.test(text) &&
    /\b(?:fruity|acetone|aceton|nail ?polish|nagellack\w*|thirsty|durst|breath|pump|pumpe|high|hoch)\b/.test(
      text,
    )
  )
    return 'hyperglycemia';
  const isLow = low < LOW && low >= 18;
  if (isLow) return low < VERY_LOW || lowSigns(text) ? 'hypoglycemia' : 'low-glucose';
  if (lowWords(text)) return 'hypoglycemia';
  if (needsMed(text) && hypoSymptoms(text)) return 'hypoglycemia';
  if (
    isDiabetic &&
    hypoSymptoms(text) &&
    /\b(?:shak(?!es?\b)|(?:i|he|she|hands?) (?:\w+ )?shakes?\b|trembl|zitter|sweat|schwitz|confus|verwirrt|passed out|unconscious|bewusstlos)/.test(
      text,
    )
  )
    return 'hypoglycemia';
  if (
    needsMed(text) &&
    /\b(?:took|taken|gave|injected|dosed|gespritzt|genommen|bolused)\b/.test(text) &&
    noFood(text)
  )
    return 'hypoglycemia';
  if (high >= HIGH || highWords(text) || (high >= ABOVE_TARGET && asksWhetherHigh.test(text)))
    return 'high-glucose';
  return null;
};
