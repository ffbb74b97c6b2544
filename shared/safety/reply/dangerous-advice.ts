import { UNDERWEIGHT_BMI } from '../../goals/health-risk.ts';
import { concepts } from '../concepts/index.ts';
import { compile } from '../pattern.ts';
import {
  bmiOf,
  hasEatingDisorder,
  hasKidneyDisease,
  isPregnant,
  type RiskReason,
  riskReasonsOf,
  type SafetyFacts,
} from '../user-facts.ts';
import { findAdvice } from './warnings.ts';

const rule = (...sources: string[]): RegExp => compile(sources, concepts);

const COUNT =
  '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|eight|ten|half|a|an|ein(?:e|en)?|zwei|drei|vier|fuenf|sechs|zehn)';
const MEDICINE =
  '(?:{insulinOnly}|basal|bolus|{otherMedicine}|{laxative}|medicine|medication|meds|dose|dosis|tablets?|pills?|tabletten?|medikamente?n?|potassium(?: chloride)?|melatonin|diphenhydramin\\w*|caffeine|koffein)';

/** Advice that is dangerous for everyone. A warning or a denial of it is fine. */
const dangerous: readonly RegExp[] = [
  rule(
    '{laxative}|{diureticDrug}|{illegal}|(?:strongest|best|starke?r?) fat ?burner|fat ?burners?|diet pills?',
  ),
  rule(
    '(?:make|making|force|forcing) (?:your ?self|him|her|them|him self) (?:to )?(?:throw up|vomit|be sick|puke)|(?:bring|bringing|brings) (?:it|everything|the food) (?:all )?(?:back )?up|(?:throw|throwing) it (?:all )?up|induce vomiting|purg(?:e|ing)|try to vomit|(?:finger|zahnbuerste) (?:\\w+ ){0,3}(?:hals|throat)|bring dich zum erbrechen|(?:erbrich|uebergib|kotz)\\w* (?:dich|es|alles)|zum erbrechen bringen|wieder hochwuergen',
  ),
  rule(
    '(?:skip|miss|drop|leave out|cut out|lass\\w*|streich\\w*) (?:\\w+ ){0,2}(?:every|all|each|alle|jede) (?:\\w+ )?(?:meals?|food|mahlzeit\\w*|essen)|(?:skip|lass\\w*|drop|cut) (?:\\w+ ){0,4}(?:meals?|dinner|lunch|breakfast|food|abendessen|fruehstueck|mittagessen)(?: \\w+){0,6} (?:make up|even|compensate|until|balance|undo|auszugleichen|ausgleich|bis|wieder gut)|(?:eat|iss|esse) (?:absolutely |gar )?(?:nothing|nichts)(?: \\w+){0,2} (?:until|for|bis|fuer|all|today|tomorrow|heute|morgen|mehr)|no (?:solid )?food (?:at all|and no water|until|for|today)|(?:only|just|nothing but|nur|ausschliesslich) (?:\\w+ ){0,3}(?:water|lemon|juice|tea|coffee|broth|wasser|saft|tee|bruehe)(?: \\w+){0,4} (?:until|for \\w+ days|for a week|days|no solid|bis|tage\\w*|woche)|dry fast\\w*|trockenfasten|water fast\\w*|wasserfasten|fast(?:ing)? for (?:\\w+ )?(?:[2-9]|\\d\\d|two|three|four|five|six|seven|ten|several) (?:\\w+ )?(?:days|weeks)|(?:[2-9]|\\d\\d|two|three|five|seven|ten) ?-?days? (?:\\w+ )?fast\\w*|(?:faste|fasten) (?:\\w+ ){0,3}(?:[2-9]|\\d\\d|zwei|drei|fuenf|sieben|zehn) tage|push through(?: to)?|keep (?:on )?fasting|halte? (?:\\w+ )?(?:durch|aus) bis',
  ),
  rule(
    '(?:faint\\w*|dizz\\w*|chest pain|palpitations|blood|shak\\w*|blackout\\w*|trembl\\w*|numb\\w*|swelling|schwindel\\w*|ohnmacht\\w*|brustschmerz\\w*|herzrasen|zittern|blut) (?:\\w+ ){0,5}(?:just|normal|sign (?:that|of|your)|means? (?:it|that|the)|good sign|nothing to worry|harmless|will pass|goes away|is fine|harmlos|ganz normal|gutes zeichen|vergeht|kein grund)',
    '(?:no need|not necessary|do not need|do not have|not need) (?:to )?(?:see|call|for|go to) (?:a |the |your )?(?:doctor|hospital|ambulance|emergency|911|112)|wait (?:it out|and see) (?:\\w+ ){0,4}(?:chest|pain|blood|reaction|swelling)|take a nap|sleep it off|(?:brauchst|musst) (?:\\w+ ){0,3}(?:keinen? (?:arzt|aerztin|notarzt)|nicht (?:zum|ins) (?:arzt|krankenhaus))',
  ),
  rule(
    'green potatoes (?:are|is|have)(?: \\w+){0,6} (?:fine|safe|rich|good|nutri\\w*|healthy)|gruene kartoffeln (?:\\w+ ){0,5}(?:gesund|unbedenklich|essen|nahrhaft)|(?:bug|insect|animal|snail|deer|squirrel|worm|tier|schnecke|kaefer|made)\\w* (?:\\w+ ){0,4}(?:eat\\w*|ate|nibbl\\w*|fress\\w*|angefressen|gefressen|angenagt)(?: \\w+){0,8} (?:edible|safe|eat|essbar|unbedenklich|geniessbar)|(?:taste|try|probier\\w*) (?:a )?(?:small|little|tiny|kleines?) (?:\\w+ ){0,3}(?:mushroom|pilz\\w*)|raw (?:chicken|pork|kidney beans|beans) (?:is|are) (?:\\w+ )?(?:fine|safe|ok|good)|rohes? (?:haehnchen|huehnchen|schweinefleisch) (?:ist|sind) (?:\\w+ )?(?:ok|sicher|unbedenklich)|(?:apricot kernels|bitter almonds|aprikosenkerne|bittermandeln) (?:\\w+ ){0,4}(?:good|healthy|cure|heal|gesund|gegen)|(?:a little|some|bit of|etwas|ein bisschen|wenig) (?:honey|honig) (?:\\w+ ){0,5}(?:baby|infant|bottle|months?|monate\\w*|flaeschchen)|mold\\w* (?:\\w+ ){0,4}(?:scrape|cut (?:it )?off|fine|safe)',
  ),
  rule(
    'cotton (?:balls?|wool)|watte\\w*|tissue paper|toilet paper|eat (?:chalk|ice cubes|paper|soap|clay|dirt)|(?:chew|kau\\w*) (?:\\w+ ){0,4}(?:spit|spuck\\w*)|taste (?:\\w+ ){0,3}(?:and )?(?:none|without any|without) (?:of )?(?:the )?calories|geschmack (?:\\w+ ){0,4}(?:ohne|keine) (?:die )?kalorien|(?:smok\\w*|cigarettes?|rauch\\w*|zigarett\\w*) (?:\\w+ ){0,8}(?:appetite|hunger|hungry|appetit|statt)',
  ),
  rule(
    '(?:pour|put|give|drip|force|floess\\w*|gib|schuett\\w*) (?:\\w+ ){0,5}(?:juice|water|sugar|soda|food|honey|saft|wasser|zucker|cola|essen) (?:\\w+ ){0,6}(?:until|till|mouth|wakes?|throat|unconscious|mund|bis (?:er|sie)|aufwacht|bewusstlos)',
  ),
  rule(
    '(?:overnight|ueber nacht|by tomorrow|bis morgen|in (?:two|three|four|five|\\d) days|in (?:zwei|drei|vier|\\d) tagen) (?:\\w+ ){0,6}(?:kg|kilos?|pounds?|lbs?)|(?:kg|kilos?|pounds?|lbs?) (?:\\w+ ){0,4}(?:overnight|ueber nacht|by tomorrow|bis morgen|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend)|bis (?:montag|freitag|sonntag)|in (?:two|three|four|five|\\d) days|in (?:zwei|drei|vier|\\d) tagen|in (?:a|one|1) week(?! is))',
  ),
];

/** Doses of medicines and supplements, and changes of a treatment. */
const dosing: readonly RegExp[] = [
  rule(
    `(?:take|inject|give|dose|bolus|spritz\\w*|nimm|nehmen?|use|need|go with|try|brauchst|stell\\w*) (?:\\w+ ){0,5}${COUNT} ?-?(?:more |extra |additional |weitere |zusaetzliche |mehr )?(?:units?|einheiten|ie|i e)`,
    `${COUNT} (?:more |extra |zusaetzliche )?(?:units?|einheiten|ie) (?:of|vor|before|with|for|zum|zu|insulin|should|would|sollte\\w*|reichen|deckt|covers?)`,
    '\\d{2,3}[., ]?000 ?(?:iu|ie|i e|einheiten|units)|\\d{5,6} ?(?:iu|ie|einheiten|units)|(?:can not|nicht|impossible to) (?:\\w+ )?(?:overdose|ueberdosier\\w*)|no upper limit',
  ),
  rule(
    `(?:skip|double|halve|stop|leave out|leave off|cut|reduce|increase|raise|lower|swap|replace|pause|switch|quit|drop|come off|second|another|extra|additional|zweite[nrs]?|weitere[nrs]?|verdoppel\\w*|halbier\\w*|lass\\w*|setz\\w*|erhoeh\\w*|senk\\w*|reduzier\\w*|ersetz\\w*|stopp\\w*) (?:\\w+ ){0,5}${MEDICINE}`,
    `${MEDICINE} (?:\\w+ ){0,4}(?:weg|weglassen|absetzen|ab|aussetzen|verdoppeln|skip|off tonight|not needed today)(?= |$)`,
    `(?:works?|wirkt|just) (?:\\w+ ){0,3}(?:as well|better|genauso gut|besser) (?:\\w+ ){0,3}(?:as|than|wie|als) (?:your|a|dein\\w*|ein\\w*) (?:\\w+ )?${MEDICINE}|(?:instead of|statt|anstelle) (?:your|the|dein\\w*|der) ${MEDICINE}|st john s wort|johanniskraut`,
    '(?:go|move|jump|step|switch|geh|steiger\\w*) (?:\\w+ ){0,3}(?:to|up to|auf) \\d+(?:\\.\\d+)? ?(?:mg|mcg|ml|milligram\\w*)',
    `(?:take|swallow|use|pop|add|nimm|nehmen?|schluck\\w*) (?:\\w+ ){0,5}${COUNT}(?:[.,]\\d+)? ?(?:mg|mcg|ug|micrograms?|milligrams?|milligramm|mikrogramm|tablets?|pills?|capsules?|tabletten?|kapseln?|pillen?|drops|tropfen|puffs)`,
    `(?:take|swallow|use|nimm|nehmen?|schluck\\w*) (?:\\w+ ){0,5}${COUNT} (?:\\w+ ){0,3}(?:tablets?|pills?|capsules?|tabletten?|kapseln?|pillen?)`,
  ),
];
/** Fast sugar and caffeine limits are no doses. */
const notADose =
  /\b(?:fast sugar|glucose tablets?|traubenzucker|dextrose|schnelle[nr]? zucker|folic acid|folsaeure)\b/;

const EAT =
  '(?:eat|eating|aim for|aim at|stick to|stay (?:under|below|at)|limit (?:your ?self )?to|keep (?:it )?(?:to|under|at|below)|go (?:for|down to)|try|drop to|set|iss|esse|hoechstens|maximal|halt\\w* dich (?:an|bei)|bleib\\w*|ziel(?:e)? (?:auf|von)|mit|nur)';
const energyAdvice = new RegExp(`${EAT} (?:[a-z]+ ){0,6}?(\\d{2,4}) ?(?:kcal|calories|kalorien|cal)\\b`, 'g');
const perDay = /(?:a|per|each|every|the) day|daily|am tag|pro tag|taeglich|jeden tag/;
const MIN_KCAL = 1_000;

const lessAdvice = rule(
  'deficits?|los(?:e|ing) (?:\\w+ ){0,3}(?:weight|fat|kg|kilos?|pounds?|lbs?|half|belly|it|more|a few|inches)|weight ?loss|drop (?:another |\\w+ )?\\d+|slim(?:mer)?|thin(?:ner)?|skinn(?:y|ier)|flat(?:ter)? (?:\\w+ )?(?:belly|stomach|tummy|abs|waist)|(?:belly|stomach|tummy|waist) (?:\\w+ ){0,3}flat(?:ter)?|lighter|burn (?:off )?(?:fat|calories|it)|eat less|fewer calories|cut (?:out|back|down|calories|carbs)|skip|(?:crash|low ?calorie|low ?carb|strict|keto\\w*|detox|liquid|juice|weight ?loss|reducing|(?:go|going|be|start|try|stay|put you) (?:on )?a(?: \\w+)?|on a|this|the|stick to (?:your|a)) diet(?! and)|diet(?:ing|s)|diet plan|fasting|(?:to|try|you|could|can|should|will|and|then|or|please) fast|fast (?:for|until|till|today|tomorrow|every|from|longer|again)|squats|keep it (?:that |this |so )?low|scale will|thigh gap|abnehm\\w*|abgenommen|defizit\\w*|kaloriendefizit|weniger (?:essen|kalorien)|diaet|schlank\\w*|duenn\\w*|faste(?:n|t|nd|n\\w+)?|flach\\w*|lass \\w+ weg|schaffst du|kilos? (?:weniger|in|runter)|runter auf|(?:only|nur) \\d+ (?:kcal|calories|kalorien) (?:so far|today|bisher|heute)',
  '(?:aim for|goal (?:of|is|to)|target of|eat|stick to|limit|ziel (?:von|ist|auf)|iss|mit) (?:\\w+ ){0,3}\\d{3,4} ?(?:kcal|calories|kalorien)|get (?:down )?to \\d+ ?(?:kg|kilos?|lbs?|pounds?)|try to (?:get to|reach|weigh)|too (?:much|heavy|fat|big) (?:at|for)|zu (?:schwer|dick|viel) (?:bei|fuer)',
);
/** What is left of a goal, or missing to it. Users at risk are not compared with one (decision D49). */
const goalComparison = rule(
  '\\d+ ?(?:kcal|calories|kalorien) (?:\\w+ )?(?:left|remaining|to go|over|under|above|below|uebrig|ueber|unter)|(?:over|above|below|under|exceed\\w*|hit|reach\\w*|ueber|unter) (?:your|the|dein\\w*) (?:\\w+ )?(?:goal|limit|budget|target|ziel\\w*|kalorienziel\\w*)|noch \\d+ ?(?:kcal|kalorien)',
);
const lowPraise = rule(
  'bmi (?:of )?(?:\\d+(?:\\.\\d+)? )?(?:\\w+ ){0,3}(?:healthy|normal|fine|ideal|perfect|great|good|slim|gesund|normal|ideal|perfekt|schlank|super|ok)|(?:weight|gewicht) (?:is|ist) (?:\\w+ )?(?:healthy|fine|ideal|perfect|great|gesund|ideal|perfekt)|keep (?:it|this) up|weiter so',
);
const pregnancyRisk = rule(
  '(?:wine|beer|champagne|alcohol|cocktail|wein|bier|sekt|alkohol)(?! ?-?free| ?frei)|sushi|raw (?:fish|meat|egg)|unpasteuri[sz]ed|rohmilch\\w*|roher? fisch|mett|cod liver|retinol|vitamin a supplement|caffeine up to 400|400 mg',
);
const kidneyRisk = rule(
  '(?:high|more|extra|plenty|lots|viel|mehr|hohe?) (?:\\w+ ){0,3}(?:protein|eiweiss|potassium|kalium|salt substitute)|\\d+ ?g (?:of |an )?(?:protein|eiweiss)|creatine|kreatin|salt substitute|salzersatz',
);
const targetWeight =
  /\b(?:get|down|aim|reach|try|drop|auf|runter|ziel|goal|target|weigh|erreich\w*) (?:[a-z]+ ){0,5}?(\d{2,3}(?:\.\d)?) ?(?:kg|kilos?|kilogramm)\b/g;

/** Kinds of faults in advice, most severe first. */
type AdviceFault = 'dangerous' | 'dose' | 'at-risk';

const tooLittle = (sentence: string): boolean =>
  [...sentence.matchAll(energyAdvice)].some((match) => {
    const rest = sentence.slice(match.index, match.index + match[0].length + 20);
    return Number(match[1]) < MIN_KCAL && perDay.test(rest) && findAdvice(sentence, new RegExp(match[0]));
  });

const isUnderweightTarget = (sentence: string, facts: SafetyFacts): boolean =>
  [...sentence.matchAll(targetWeight)].some((match) => {
    const bmi = bmiOf({ weight: Number(match[1]), height: facts.height });
    return bmi !== null && bmi < UNDERWEIGHT_BMI && findAdvice(sentence, new RegExp(match[0]));
  });

const isRiskyFor = (sentence: string, facts: SafetyFacts, reasons: readonly RiskReason[]): boolean => {
  if (reasons.length > 0 && (findAdvice(sentence, lessAdvice) || goalComparison.test(sentence))) return true;
  if (reasons.includes('low-bmi') && findAdvice(sentence, lowPraise)) return true;
  if (isPregnant(facts) && findAdvice(sentence, pregnancyRisk)) return true;
  return (
    (hasKidneyDisease(facts) && findAdvice(sentence, kidneyRisk)) ||
    (hasEatingDisorder(facts) && /\d ?(?:kcal|calories|kalorien)/.test(sentence))
  );
};

/** Returns what is wrong with the advice of a normalized sentence, or null. */
export const adviceFault = (sentence: string, facts: SafetyFacts): AdviceFault | null => {
  if (dangerous.some((pattern) => findAdvice(sentence, pattern)) || tooLittle(sentence)) return 'dangerous';
  if (!notADose.test(sentence) && dosing.some((pattern) => findAdvice(sentence, pattern))) return 'dose';
  if (isUnderweightTarget(sentence, facts)) return 'at-risk';
  return isRiskyFor(sentence, facts, riskReasonsOf(facts)) ? 'at-risk' : null;
};
