import { concepts } from '../concepts/index.ts';
import { lazily } from '../pattern.ts';
import { hasKidneyDisease, isPregnant } from '../user-facts.ts';
import { hasLastingSymptom } from './symptoms/lasting.ts';
import type { SafetyText, Topic } from './topic.ts';

/** What only these rules need. */
const own = {
  ...concepts,
  bloated:
    'bloat\\w*|gas(?! (?:prices?|stove|station|bill|oven|grill|burner))|gassy|(?:stomach|belly|tummy) ~4 swollen|swollen (?:stomach|belly|tummy)|(?:like|wie) (?:a |ein\\w* )?(?:balloon|ballon|luftballon)|blaeh(?:t|e|en)|blaehbauch|blaehung\\w*|aufgeblaeht\\w*|geblaeht\\w*',
  ofWeeks:
    '(?:since|seit) (?:dem )?(?:last )?(?:spring|summer|winter|autumn|january|february|march|april|may|june|july|august|september|october|november|fruehling|sommer|herbst|januar|februar|maerz|juni|juli|oktober)|(?:for|since|seit|schon) ~2 (?:(?:\\d+|two|three|four|five|six|zwei|drei|vier|fuenf|sechs|a few|several|many|ein paar|mehreren|einigen) )?(?:weeks?|months?|wochen|monaten?|years|jahren)|(?:\\d+|two|three|four|zwei|drei|vier) (?:weeks?|months?|wochen|monate\\w*) (?:now|straight|in a row|lang|schon)',
  cleanse:
    '(?:juice|juicing|detox|lemonade|smoothie|tea) (?:only )?(?:cleanse|detox|diet|fast)|juice only|cleanse|saftkur|saftfasten|heilfasten|entschlackung\\w*|entgiftung\\w*|detox\\w*|basenfasten|saefte',
};
const anyOf = (sources: readonly string[]) => lazily(sources, own);

const insulinDose = anyOf([
  '(?:how (?:much|many)|what|which|adjust|change|work out|calculat\\w*|figure out|should i|do i|can i|need|take|inject|give|correct\\w*|skip|stop|lower|raise|increase|decrease|reduce|split) ~8 (?:units?|{insulinOnly}|bolus|basal|correction|dose)(?! of (?:measure|alcohol))',
  '(?:units?|einheiten|ie) ~5 (?:for|per|is that|do i|should i|would|fuer|pro|brauche|muss|soll|spritz\\w*|insulin|geben)|(?:wie ?viele?|welche|wieviel) ~4 (?:einheiten|ie|insulin\\w*|bolus\\w*|be|ke)(?= |$).*?(?:spritz\\w*|geben|brauche|nehm\\w*|fuer|$)',
  '(?:insulin|correction|korrektur|ke|be) ?-?(?:ratio|factor|faktor)|(?:carb|kh) ?-?ratio (?:is|was|of|ist)|ratio (?:is|was|of)? ?1 ?[:/] ?\\d+|1 ?: ?\\d+ ~6 (?:ratio|insulin|carbs?)|sliding scale|korrekturfaktor|(?:be|ke) ?-?faktor|isf\\b',
  '{insulinOnly} ~8 (?:for|before|after|with|instead|skip\\w*|stop\\w*|dose|dosing|how much|units?|adjust\\w*|less|more|vor|nach|fuer|absetz\\w*|weglass\\w*|weniger|mehr|dosis|einheiten|anpass\\w*|erhoeh\\w*|senk\\w*)',
  '(?:wie ?viel|soll|kann|darf|muss) ~6 (?:spritz\\w*|gespritzt|insulin|bolus\\w*)',
]);
const drugFood = anyOf([
  '(?:grapefruit\\w*|pampelmuse\\w*|pomelo|seville orange) ~12 {otherMedicine}|{otherMedicine} ~12 (?:grapefruit\\w*|pampelmuse\\w*|pomelo)',
  '{otherMedicine}.*? (?:eat|eating|ate|drink\\w*|food|foods|cheeses?|wine|beer|alcohol|milk|dairy|coffee|kale|spinach|greens|leafy|salad|broccoli|banana\\w*|potassium|salt|licorice|liquorice|cranberry|juice|tea|supplement\\w*|vitamin\\w*|herbal|keto|fasting|fast|low carb|breakfast|meal|empty stomach|with (?:a )?food|chocolate|soy|sauerkraut|tofu|fish oil|turmeric|ginger|magnesium|calcium|iron|caffeine|creatine|protein powder|ess\\w*|iss\\w*|trink\\w*|kaese|wein|bier|alkohol|milch|joghurt|kaffee|gruenkohl|spinat|kohl|salat|brokkoli|salz|lakritz\\w*|saft|tee|fasten|fruehstueck|nuechtern|mahlzeit|eisen|kalzium|koffein|kreatin|eiweisspulver)',
  '(?:eat|drink|food|foods|cheese|wine|beer|alcohol|milk|dairy|coffee|kale|spinach|leafy greens|banana\\w*|salt|licorice|cranberry|juice|tea|supplement\\w*|vitamin \\w|herbal|keto|fasting|ess\\w*|iss\\w*|trink\\w*|kaese|wein|bier|alkohol|milch|kaffee|gruenkohl|spinat|fasten|lakritz\\w*).*? (?:with|on|while|taking|together with|interact\\w*|mit|bei|waehrend|trotz|zu|zusammen mit|wechselwirk\\w*|nehme|trotz) (?:\\w+ ){0,4}{otherMedicine}',
]);
const medication = anyOf([
  '(?:how (?:much|many|often)|can i|should i|is it (?:safe|ok|okay|fine)|ok to|safe to|may i|do i|what if i|what happens if|which|what dose|dose|dosage|stop\\w*|start\\w*|skip\\w*|missed|forgot|double|increase|lower|reduce|switch\\w*|change|mix\\w*|combin\\w*|come off|off my|quit\\w*|taper\\w*|need|get|buy|side effects?|interact\\w*|together|instead of|while on|on|taking|take|took|started|does|will|week|works?|with) ~8 {otherMedicine}',
  '{otherMedicine} ~8 (?:half|halve|less|toilet|how much|dose|dosage|mg|stop\\w*|skip\\w*|missed|forgot|double|side effects?|nausea|vomit\\w*|safe|ok|work\\w*|weight|appetite|hungry|constipat\\w*|diarrh\\w*|week|together|with|and|for|pause|instead)',
  '(?:wie ?viele?|wie oft|darf|soll|sollte|kann|muss|welche dosis|dosis|dosier\\w*|absetz\\w*|abgesetzt|weglass\\w*|vergessen|verdoppel\\w*|erhoeh\\w*|reduzier\\w*|halbier\\w*|nehm\\w*|nimm\\w*|genommen|einnehm\\w*|statt|trotz|vertraeg\\w*|wechselwirk\\w*|nebenwirk\\w*|zusammen|mit|seit|bekomm\\w*|krieg\\w*|unter|wirkt|auf|gegen) ~8 {otherMedicine}',
  '{otherMedicine} ~8 (?:absetz\\w*|abgesetzt|weglass\\w*|vergessen|dosis|mg|nehm\\w*|nimm\\w*|genommen|einnehm\\w*|nebenwirk\\w*|zusammen|vertraeg\\w*|abnehm\\w*|zunehm\\w*|darf|soll|kann|uebel\\w*|und)',
  '(?:a1c|hba1c|blood ?pressure|blutdruck|cholesterol|cholesterin|tsh|ferritin|potassium level|kaliumwert|blood test|blutwerte?|lab results?) ~5 (?:is|are|was|of|at|high|low|ist|liegt|von|bei|hoch|niedrig|zu|\\d+)',
  '(?:mega ?dose|high dose|hochdosier\\w*|\\d{2,3}[.,]?000 ?(?:iu|ie|i e|units|einheiten)|\\d{5,6} ?(?:iu|ie|units|einheiten)) ~6 (?:vitamin\\w*|d3?|a|e)?',
]);
const isNutrientNote = /\b(?:vitamin [a-z]\d*|multivitamin|omega|fish oil|zinc|creatine|protein powder)\b/;
const isRecordOnly =
  /^(?:i )?(?:took|had|nahm|habe) (?:my |a |an |meine?n? |eine?n? )?(?:[a-z0-9]+ ){0,3}(?:tablet|tablets|pill|capsule|tablette|kapsel)s?(?: (?:with|at|for|mit|zum|nach) [a-z ]+)?$/;

const weightDrugs = anyOf([
  '(?:can|should|may|want to|going to|gonna|kann|soll|darf) (?:i |ich )?(?:\\w+ )?(?:take|use|buy|try|nehm\\w*|kauf\\w*)? ?(?:\\w+ ){0,2}(?:diet pills?|fat burners?|abnehmpillen|schlankheitspillen|fettverbrenner)',
  '{illegal}',
  '(?:fat burners?|diet pills?|fettverbrenner|abnehmpillen|schlankheitspillen) ~8 (?:dose|how many|buy|where|take|strongest|safe|dosis|kauf\\w*|wo|nehm\\w*|staerkste\\w*)',
  '(?:where|wo) ~5 (?:buy|get|order|kaufen|bestellen|bekomm\\w*) ~6 (?:{glp1}|without (?:a )?prescription|ohne rezept)',
  '{glp1} ~6 (?:without (?:a )?prescription|ohne rezept|online|black market)',
]);
const thyroidForWeight = anyOf(['{thyroid} ~6 (?:to lose|for weight|weight ?loss|zum abnehmen|abnehmen)']);

const pregnant = anyOf(['{pregnant}', '{nursing}']);
/** Pregnancies of others and in the past, animals and phrases. */
const notPregnant = new RegExp(
  '\\b(?:not|nicht|never|nie|was|were|war|when i was|als ich) (?:\\w+ ){0,2}(?:pregnant|schwanger|breast ?feeding|nursing)\\b|\\b(?:pregnant|schwangere?) (?:(?:lady|woman|women|mermaid) )?(?:pause|pickles?|burger|fish|cat|dog|katze|huendin)\\b|\\bmy (?:cat|dog|cow|horse) (?:is )?(?:\\w+ )?(?:pregnant|nursing)\\b|\\bnursing (?:home|school|student|degree|a (?:drink|beer|coffee|injury|hangover|cold|wine))\\b|\\bstille (?:post|nacht|wasser|mein(?:en)? (?:hunger|durst))\\b|\\b(?:hunger|durst) (?:zu )?stille\\w*\\b|\\bfriend(?:s)? (?:\\w+ )?(?:is|are) pregnant\\b|\\bexpecting (?:a (?:package|delivery|call|guest|friend)|guests|visitors|company|friends|to)\\b|\\bi am expecting (?:guests|company|visitors|friends|people|to|a (?:lot|few))\\b|\\b(?:20|\\d+) (?:woche|monat) (?:diaet|training)\\b',
  'g',
);

const otherPregnancy =
  /\b(?:my|a|our|mein\w*|eine|unsere) (?:pregnant|breast ?feeding|schwangere) \w+\b|\b(?:my|our|mein\w*) (?:\w+ )?(?:friend|sister|wife|girlfriend|partner|cousin|colleague|boss|neighbou?r|daughter|aunt|freundin|schwester|frau|kollegin|tochter|nachbarin) (?:\w+ )?(?:is|ist|got|who is) (?:\w+ )?(?:pregnant|schwanger|breast ?feeding|expecting)\b/g;
const aboutHer =
  /\b(?:she|her|sie|ihr|wife|frau|sister|friend|daughter|partner)\b.*\b(?:diet|lose|losing|weight|calories (?:should|does|can)|fast|safe|avoid|allowed|supplements?|vitamins?|wine|alcohol|should she|can she|darf|abnehm\w*|diaet|wein)\b/;

const kidney = anyOf(['{kidney}']);
const organ = anyOf(['{organ}']);
const diabetes = anyOf(['{diabetes}']);
/** A cleanse or a fast with a sick heart, liver or kidney, or with insulin. */
const cleansesIll = anyOf([
  '(?:{organ}|{kidney}|heart (?:problems?|condition|patient)|(?:bad|weak) heart|(?:schwaches|krankes) herz|herzprobleme?|herzfehler|(?:was|etwas|probleme) (?:am|mit dem) herz\\w*|herz ?patient(?:in)?) .*?{cleanse}|{cleanse} .*?(?:{organ}|{kidney}|heart (?:problems?|condition|patient)|(?:bad|weak) heart|(?:schwaches|krankes) herz|herzprobleme?|herzfehler|(?:was|etwas|probleme) (?:am|mit dem) herz\\w*|herz ?patient(?:in)?)',
]);
const fastsWithInsulin = anyOf([
  '(?:typ|type) ?-?(?:1|one|eins|i) .*?(?:fast\\w*|intervall\\w*|\\d\\d ?: ?\\d|omad|basal\\w*|saftkur|cleanse|keto)|(?:fast(?:ing|en)|intervallfasten|basal\\w*|omad) .*?(?:typ|type) ?-?(?:1|one|eins|i)|(?:basal(?:rate|insulin)?|insulin) .*?(?:fasten|fasting|intervallfasten|\\d\\d:\\d|omad)|(?:fasten|fasting|intervallfasten|omad) .*?(?:basal(?:rate|insulin)?)',
]);
const kidneyBean = /\bkidney ?(?:beans?|bohnen?)\b|\bnieren(?:tisch|bohnen?)\b|\bsteak and kidney\b/g;
const ownsDiary =
  /\b(?:did i|have i|what did i|how much did i|habe ich|was habe ich|so far|bisher|yesterday|gestern|average|durchschnitt)\b/;
const amountAsked =
  /\b(?:how (?:much|many)|should i|can i (?:eat|have|drink)|is it (?:safe|ok|okay|good|bad)|allowed|limit|goal|target|plan|fast(?:ing)?|keto|low carb|lose weight|deficit|protein|dose|units?|wie ?viele?|darf ich|soll ich|sollte ich|kann ich|ziel|grenze|faste\w*|abnehm\w*|erlaubt|gut|schlecht|trainer|safe|supplement\w*|creatine|kreatin|potassium|kalium|phosph\w*|salt|salz|sodium|natrium|fluid|water|trink\w*|diet|diaet|ernaehrung|eat|avoid|essen|meiden)\b/;
const asksWhetherOk = /\b(?:ok|okay|fine|fiber|fibre|ballaststoffe\w*)\b/;
const diabetesAmount =
  /\b(?:lose weight|fast(?:ing)?|keto|low carb|dose|units?|stop|insulin|deficit|before bed|hypo|goal|target|how many carbs (?:should|can|may)|carb limit|abnehm\w*|faste\w*|wie viele? (?:kohlenhydrate|carbs|be|ke) (?:darf|soll|sollte)|reverse|cure|heilen)\b/;

const postOp = anyOf(['{surgery}']);
const isOldSurgery =
  /\b(?:years? ago|last year|vor (?:\w+ )?jahren|brain surgery|keyboard|surgery (?:show|class|lecture|rotation)|not rocket|bypass the|wound up|op shop|co op|photo ?op|dental|beauty|operation (?:hours|system)|in operation)\b/;
const eatsAfter =
  /\b(?:eat|food|drink|diet|soft|protein|calories|solid|soup|meal|weight|lose|fast|allowed|can i|should i|how much|how soon|when can|essen|trink\w*|kost|eiweiss|kalorien|darf|soll|wann|ernaehrung|abnehm\w*|breakfast|lunch|dinner|hungry|appetite|nausea|vitamins?|alcohol|coffee|constipat\w*|fat|fett|ok|okay|erlaubt)\b/;

const infant = anyOf(['{infant}']);
const infantFeeding =
  /\b(?:honey|honig|milk|[a-z]*milch|formula|pre ?milch|water|wasser|tee|tea|juice|saft|salt|salz|sugar|zucker|solids?|brei|beikost|feed\w*|fuetter\w*|bottle\w*|flaschen?|eat|eats|essen|isst|give|geben|gebe|how much|wie ?viel|weight|gewicht|calories|kalorien|diet|vegan|nuts|peanut|erdnuss\w*|egg|ei|eier|allerg\w*|vitamin\w*|drops|wean\w*|puree|cereal|fast|lose|abnehm\w*|refus\w*|drink|trink\w*|purees?)\b/;
const asksWhatWasEaten =
  /\bhow much (?:did|has) (?:he|she|they|it) (?:\w+ )?(?:eat|eaten|ate)\b|\bwie ?viel hat (?:er|sie|es) (?:\w+ )?gegessen\b/;
const honey = /\b(?:honey|honig)\b/;
const babyFood =
  /\bbaby (?:carrots?|spinach|potato\w*|corn|back ribs|kale|leaves|food|spinat|moehren|karotten|mais|kartoffeln|tomato\w*|peas|bok|octopus|shower|gem|greens|marrow|leaf)\b|\bbabyspinat\b|\bbabymoehren\b|\b(?:hey|oh|come on|yeah|yes|thanks) baby\b|\bfood baby\b|\bfood babies\b|\bbaby steps?\b|\bbabybel\b|\blike a baby\b|\bsugar baby\b|\bbaby weight\b/g;

const unintended = anyOf([
  '(?:los(?:e|ing|t)|dropp(?:ed|ing)|shedding|down) ~8 (?:without (?:trying|meaning|dieting|changing|reason|doing anything)|for no reason|no reason|unintentional\\w*|unexplained|not trying|do not know why|can not explain|no idea why|not on purpose|can not stop losing|even though i eat|(?:and |but )?(?:i )?(?:have )?(?:changed nothing|did nothing (?:for it|different)|not changed anything|nothing (?:has )?changed))',
  '(?:unintentional|unexplained|unwanted|sudden|rapid) (?:weight ?loss|loss of weight)|weight (?:keeps|just keeps|is) (?:falling|dropping|going down) (?:\\w+ ){0,4}(?:without|no reason|why|trying|eat\\w*)|(?:no|lost my|zero|poor|loss of) (?:ap+etite) ~8 (?:weeks?|months?|losing|lost|weight|days|kg|lbs|kilos?)|(?:losing|lost|weight) ~10 no ap+etite',
  '(?:los(?:e|ing|t)|dropp(?:ed|ing)|down) ~2 \\d+ ~12 (?:(?:have )?(?:not|never) ~2 (?:change\\w*|do|done|did|try|tried|diet\\w*) ~2 (?:anything(?! (?:special|besides|except|but))|a thing|different\\w*)|no idea why|without (?:doing|changing|trying))|(?:keep|am) losing weight ~8 (?:even though|although|but i (?:eat|am eating)|like always|as (?:usual|always))|(?:\\d+|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn) (?:kilo\\w*|kg) ~9 (?:ohne (?:irgend)?(?:was|etwas|dass|diaet|grund|zu)|nichts (?:anders|geaendert|veraendert|dafuer|gemacht)|woran liegt|ess\\w* ~2 (?:normal|wie immer|genug|viel))|(?:weight|gewicht) ~2 (?:dropping|falling|going down|sinkt|faellt|geht runter) ~10 (?:eat\\w* ~1 (?:normal\\w*|the same|as usual|enough)|ess\\w* ~2 (?:normal|wie immer|genug))|(?:pounds|lbs|kilos?|kg) ~3 (?:gone|weg) ~8 (?:eat\\w*|ess\\w*) ~3 (?:same|normal\\w*|usual|always|immer)|weight ~2 (?:falling|dropping|melting) ~4 (?:no reason|why)|(?:immer|staendig) (?:duenner|leichter) obwohl|nehm\\w* ~3 ab ~1 obwohl ~2 (?:ess\\w*|normal|genug|viel)',
  '(?:nehm\\w*|verlier\\w*|abgenommen|abnahme|verloren) ~6 (?:nichts (?:geaendert|veraendert|dafuer getan)|ohne (?:grund|diaet|es zu wollen|dass ich|was zu aendern|zu wollen|absicht)|ungewollt|unbeabsichtigt|einfach so|grundlos|weiss nicht warum|obwohl ich (?:normal|viel|genug|gut))|(?:ungewollt\\w*|unbeabsichtigt\\w*|unerklaerlich\\w*|ungewollte[rn]?) ~3 (?:gewichts\\w*|abgenommen|abnahme|abnehm\\w*|kilo\\w*|gewicht)|(?:kein|keinen|null) (?:appetit|hunger) (?:mehr )?~6 (?:seit|wochen|monaten|abgenommen|kilo|kg|nehme)',
]);
const pregnantWeeks = anyOf([
  '(?:at|in|mit) (?:[4-9]|[1-3]\\d|4[0-2]) ?(?:weeks?|wks?|ssw|woche) .*?(?:baby|midwife|scan|bump|cravings|unpasteuri\\w*|raw|brie|sushi|hebamme)|(?:unpasteuri\\w*|raw|brie|sushi|wine|deli|rohmilch\\w*).*? at \\d{1,2} (?:weeks?|wks?)',
]);
const symptoms = anyOf([
  '(?:ate|eaten|eating|gegessen).*? {fever}',
  '(?:blood|blut) (?:in|im) (?:my |the |meinem )?(?:urine|pee|stool|poop?|toilet|urin|stuhl|klo)|(?:urine|pee|urin) (?:is |ist )?(?:foamy|frothy|bubbly|schaum\\w*|dark|brown|red|cola|dunkel|braun|rot)|(?:yellow|gelbe?) (?:skin|eyes|haut|augen)|jaundice|gelbsucht|(?:stools?|poo|poop|stuhl(?:gang)?) (?:\\w+ ){0,4}(?:white|pale|clay|grey|gray|black|tarry|weiss|hell|lehmfarben|schwarz)|(?:white|pale|clay|tarry|weisse[rn]?|heller|schwarzer) (?:stools?|poop?|stuhl)',
  '(?:{vomiting}|diarrh\\w*|durchfall|constipat\\w*|verstopf\\w*|can not keep) ~6 (?:for|since|seit|schon) ~3 (?:\\d+|two|three|four|five|several|a few|zwei|drei|vier|fuenf|mehreren|ein paar|einer|a|last) (?:days?|weeks?|tage?n?|wochen?|monday|tuesday)',
  '(?:{belly} {pain}|{pain} (?:in )?(?:my |the )?{belly}|bauchschmerz\\w*|bauchweh|magenschmerz\\w*|chest infection|headaches?|kopfschmerz\\w*) ~6 (?:every day|for (?:weeks?|months?|days?|\\d+|two|three)|after every|won t|will not go|getting worse|since|jeden tag|seit (?:\\w+ )?(?:wochen|tagen|monaten)|nach jedem|wird schlimmer)',
  '(?:for|since|seit|schon) ~2 (?:\\d+|two|three|four|five|several|a few|zwei|drei|vier|fuenf|mehreren|einigen|paar|einer|a|last) (?:days?|weeks?|months?|tage?n?|wochen?|monaten?) ~4 (?:diarrh\\w*|durchfall|verstopf\\w*|constipat\\w*|bauchschmerz\\w*|bauchweh|stomach (?:pain|cramps)|blut|blood|fieber|fever|vomit\\w*)',
  '(?:{bloated}) ~12 {ofWeeks}|{ofWeeks} ~8 (?:{bloated})|(?:cramps?|cramping|bauchkraempfe|kraempfe) ~8 {ofWeeks} ~8 (?:tired|exhaust\\w*|bloat\\w*|muede)',
  '(?:{child}|\\d+ ?(?:jaehrige\\w*|year old|month old|monate alt\\w*)) ~5 (?:nimmt nicht (?:mehr )?zu|nimmt ab|waechst nicht|not gaining|does not gain|is losing weight)',
  '(?:hair|haare?) ~5 (?:falling out|falls out|loss|clumps|thinning|fallen aus|ausfall|ausfallen)|haarausfall|(?:food poisoning|lebensmittelvergiftung|salmonell\\w*|e coli|norovirus|listeri\\w*)(?! (?:mean|in general))|{fever}.*? (?:eat|essen|days|tage|since|seit)|(?:always|constantly|keep|dauernd|staendig) ~3 (?:dizzy|faint|thirsty|exhausted|schwindlig|durstig)|lump in|knoten in|black ?out spells|can not swallow food|schluckbeschwerden|heart palpitations?|{racing}',
  '(?:dizz\\w*|light ?headed|schwind\\w*|schwarz vor augen) ~8 (?:fast\\w*|diet|every|stand up|low carb|keto|not eat\\w*|calor\\w*|faste\\w*|diaet|aufsteh\\w*|jeden|immer|wenig gegessen|nichts gegessen)|(?:fast\\w*|diet|keto|calor\\w*|faste\\w*|diaet) ~12 (?:dizz\\w*|light ?headed|faint\\w*|heart palpitations|schwind\\w*|schwarz vor augen)',
]);

/** Returns the medical topic of a text that a health professional must answer, or null. */
export const medicalTopic = ({ text, whole, facts }: SafetyText): Topic | null => {
  const plain = text.replace(notPregnant, ' ').replace(kidneyBean, ' ').replace(babyFood, ' ');
  if (insulinDose(plain)) return 'insulin-dose';
  if (weightDrugs(plain) || thyroidForWeight(plain)) return 'weight-loss-drugs';
  if (drugFood(plain)) return 'drug-food';
  if (infant(plain) && honey.test(plain)) return 'honey-infant';
  const ofOthers = plain.replace(otherPregnancy, ' ');
  if (pregnant(aboutHer.test(plain) ? plain : ofOthers) || pregnantWeeks(plain)) return 'pregnancy';
  if (
    medication(plain) &&
    !isRecordOnly.test(whole) &&
    !(isNutrientNote.test(plain) && !/\d{4}|mega|hochdos/.test(plain))
  )
    return 'medication';
  if (infant(plain) && infantFeeding.test(plain) && !asksWhatWasEaten.test(plain)) return 'infant';
  if (postOp(plain) && !isOldSurgery.test(plain) && eatsAfter.test(plain)) return 'post-op';
  if (unintended(plain)) return 'unintended-weight-loss';
  if (kidney(plain) && (amountAsked.test(plain) || !ownsDiary.test(plain))) return 'kidney';
  if (
    hasKidneyDisease(facts) &&
    /\b(?:protein|eiweiss|potassium|kalium|salt|salz|creatine|kreatin|supplement\w*|keto)\b/.test(plain) &&
    amountAsked.test(plain) &&
    !ownsDiary.test(plain)
  )
    return 'kidney';
  if (organ(plain) && (amountAsked.test(plain) || asksWhetherOk.test(plain)) && !ownsDiary.test(plain))
    return 'illness';
  if (cleansesIll(plain) || fastsWithInsulin(plain)) return 'illness';
  if (diabetes(plain) && diabetesAmount.test(plain) && !ownsDiary.test(plain)) return 'illness';
  if (symptoms(plain) || hasLastingSymptom(plain)) return 'symptoms';
  const wantsLess =
    /\b(?:los(?:e|ing)|deficit|diet|cut|fast(?:ing)?|abnehm\w*|defizit|diaet|faste\w*|low carb|keto|supplement\w*|wine|beer|alcohol|wein|bier|alkohol|sushi|raw|roh\w*|caffeine|koffein|liver|leber|retinol|weight|gewicht)\b/;
  if (isPregnant(facts) && wantsLess.test(plain)) return 'pregnancy';
  return null;
};
