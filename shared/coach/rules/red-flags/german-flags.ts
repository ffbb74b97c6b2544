import type { RedFlag } from './red-flag.ts';

/** Converts to lower case and umlauts to 'ae', 'oe' and 'ue'. */
const plainGerman = (message: string): string =>
  message
    .slice(0, 1_000)
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/[’‘`´]/g, "'")
    .replace(/[^\p{L}\p{N}%.,'-]+/gu, ' ')
    .trim();

const SUICIDE =
  /\bsuizid\w*|\bselbstmord\w*|\bselbstmoerder\w*|\b(?:mich|mir) (?:\w+ )?(?:umbringen|umzubringen|das leben nehmen|etwas antun|etwas anzutun|was antun|was anzutun|ritzen|selbst verletzen|schneiden will)\b|\b(?:ritze|verletze) mich\b|\bmein(?:em)? leben (?:ein ende|beenden)\b|\b(?:will|moechte|mag|wollte) (?:\w+ ){0,2}nicht mehr (?:leben|da sein|aufwachen|weiterleben)\b|\bnicht mehr (?:leben|da sein|aufwachen|weiterleben) (?:will|moechte|mag|wollen)\b|\b(?:will|moechte|wollte) (?:\w+ )?(?:sterben|tot sein|verschwinden fuer immer)\b|\bwaere (?:ich )?(?:\w+ )?(?:lieber |gern(?:e)? )?tot\b|\bkeinen sinn mehr\b|\bkein(?:en)? (?:lebenswillen|grund (?:mehr )?zu leben)\b|\bohne mich besser dran\b|\bkann nicht mehr weiter\b/;
const DANGER =
  /\bschmerz(?:en)? in der brust\b|\bbrustschmerz\w*|\bbrustenge\b|\b(?:herzinfarkt|schlaganfall)\b|\b(?:bekomme|kriege|krieg) (?:\w+ )?keine luft\b|\batemnot\b|\b(?:bin|werde) (?:\w+ )?(?:ohnmaechtig|bewusstlos)\b|\bumgekippt\b|\b(?:hals|gesicht|zunge|lippen?) (?:\w+ )?(?:schwillt|schwellen|geschwollen|zugeschwollen)\b|\banaphyla\w*|\bueberdosis\b|\b(?:erbreche|spucke|huste) blut\b/;
const EATING =
  /\b(?:bulimi\w*|anorexi\w*|magersucht|magersuechtig\w*|essstoerung\w*|essgestoert\w*|esssucht|pro ?ana|thinspo\w*)\b|\b(?:fressanfall|fressanfaelle|essanfall|essanfaelle|fressattacke\w*|essattacke\w*)\b|\b(?:erbreche|uebergebe|kotze)\w* (?:\w+ ){0,3}(?:nach (?:dem|jedem) essen|absichtlich|alles|was ich)\b|\b(?:nach dem essen|absichtlich|mit absicht) (?:\w+ ){0,3}(?:erbrechen|uebergeben|kotzen|erbreche|uebergebe|kotze)\b|\bfinger in den hals\b|\babfuehrmittel\b|\b(?:hungere|hungern) (?:um|mich|bis|seit)\b|\bmich (?:\w+ )?(?:aushungern|zu tode hungern|runterhungern)\b|\b(?:will|moechte|werde|darf) (?:\w+ ){0,2}(?:gar )?nichts mehr (?:essen|zu essen)\b|\bseit (?:\w+ )?(?:tagen|wochen) (?:gar )?nichts (?:mehr )?gegessen\b|\b(?:aufhoeren|hoere auf) zu essen\b|\bhasse (?:meinen koerper|mich|wie ich aussehe)\b|\bangst (?:vor dem essen|zu essen|zuzunehmen)\b|\bekel\w* (?:mich )?vor (?:mir|meinem koerper)\b|\bohne dass (?:meine eltern|mama|papa) (?:es |das )?(?:merken|mitkriegen|sehen)\b|\b(?:wasserfasten|heilfasten)\b|\b(?:[3-9]|\d{2}|drei|vier|fuenf|sechs|sieben|zehn) tage (?:lang )?(?:nur )?(?:fasten|nichts essen)\b/;
/** Threshold of a very low energy diet, which needs medical supervision, kcal. The same as in English. */
const TOO_LITTLE = 1_000;
const DAILY =
  /\b(\d{2,4}) ?(?:kcal|kalorien) (?:am|pro|jeden|den ganzen|fuer den ganzen) tag\b|\bnur (?:noch )?(\d{2,4}) ?(?:kcal|kalorien) (?:essen|zu essen|taeglich)\b|\b(?:unter|weniger als|hoechstens) (\d{2,4}) ?(?:kcal|kalorien) (?:am|pro) tag\b/g;
/** Excludes values of other kinds: energy burned, deficits and past intake. */
const OTHERWISE =
  /\b(?:verbr[ae]nn\w*|verbrauch\w*|defizit|ueberschuss|mehr als|zusaetzlich|weniger als sonst|uebrig|gegessen habe|habe ich|hatte ich|snack|durchschnitt\w*|schnitt)\b/;
const MEDICINE =
  /\binsulin\b(?! (?:index|resistenz))|\b(?:metformin|ozempic|wegovy|semaglutid|mounjaro|tirzepatid|saxenda|liraglutid|marcumar|eliquis|blutverduenner|statine?|antidepressiv\w*|lithium|levothyroxin|l-thyroxin|schilddruesentabletten|betablocker|blutdrucktabletten|ibuprofen|paracetamol|aspirin|diuretik\w*|entwaesserungstabletten|cortison|kortison|medizin|medikament(?:en?|s)?|tabletten)\b/;
/** German words about taking medicine. English questions about medicine are handled by the English rules. */
const DOSING =
  /\b(?:nehm\w*|nimm\w*|einnehm\w*|eingenommen|genommen|dosis|dosier\w*|spritz\w*|einheiten|absetz\w*|abgesetzt|zusammen mit|darf|soll|sollte|wie ?viele?|vertraeg\w*|wechselwirk\w*|statt|mein\w*|trotz)\b/;
const SUGAR =
  /\b(?:mein )?blutzucker\w* (?:ist|liegt|zu|war|von|faellt|spinnt)\b|\b(?:mein )?hba1c\b(?=.*\b(?:ist|liegt|von|soll|wie)\b)|\bunterzucker\w*\b/;
const ORGANS =
  /\b(?:nierenversagen|niereninsuffizienz|nierenkrank\w*|dialyse|herzinsuffizienz|herzschwaeche|leberzirrhose)\b/;
const PREGNANCY =
  /\b(?:bin|waehrend der|in der|seit der) (?:[\w.]+ ){0,4}(?:schwanger\w*|schwangerschaft)\b|\bschwanger (?:und|darf|abnehmen|werden)\b|\b(?:stille|stillzeit|stillende?)\b(?! (?:post|wasser|wasserflasche))|\bmein(?:em)? baby im bauch\b/;
/** 'Ich bin 15' but not 'ich bin 15 kg schwerer'. */
const MINOR =
  /\bich bin (?:erst |gerade |fast )?(?:1[0-7]|zehn|elf|zwoelf|dreizehn|vierzehn|fuenfzehn|sechzehn|siebzehn)(?: jahre?(?: alt)?)?(?= ?(?:$|[.,]| und\b| jahre?\b))|\b(?:1[0-7]) jahre alt\b|\bich gehe (?:noch )?(?:zur|in die) (?:schule|(?:[5-9]|10)\.? klasse)\b|\bich bin (?:noch )?(?:minderjaehrig|ein kind|teenager)\b/;

const isTooLittle = (text: string): boolean =>
  [...text.matchAll(DAILY)].some((match) => {
    const kcal = Number(match.slice(1).find((group) => group !== undefined));
    const around = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 12);
    return kcal > 0 && kcal < TOO_LITTLE && !OTHERWISE.test(around);
  });

/**
 * Returns the most urgent red flag of a German message, or null. The rules answer in English, but users may describe an
 * emergency in German.
 */
export const germanFlagIn = (message: string): RedFlag | null => {
  const text = plainGerman(message);
  if (SUICIDE.test(text)) return 'suicide';
  if (DANGER.test(text)) return 'danger';
  if (EATING.test(text) || isTooLittle(text)) return 'eating disorder';
  if (ORGANS.test(text) || SUGAR.test(text) || (MEDICINE.test(text) && DOSING.test(text)))
    return 'medication';
  if (PREGNANCY.test(text)) return 'pregnancy';
  return MINOR.test(text) ? 'minor' : null;
};
