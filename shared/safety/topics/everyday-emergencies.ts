import { anyCombination, type Combination } from '../combination.ts';
import { concepts } from '../concepts/index.ts';
import type { Concepts } from '../pattern.ts';

/** Emergencies in everyday words: what runs, hangs, is missing, is red. */
const slots: Concepts = {
  ...concepts,
  limb: '(?:hand|arm|leg|foot|fingers?|side|bein|fuss|seite|koerperhaelfte)',
  numbed:
    'numb\\w*|tingl\\w*|taub|kribbel\\w*|(?:weak|limp|paralyz\\w*|gelaehmt|kraftlos)(?= |$)|pins and needles|(?:can not|could not|kann) ~4 (?:hold|grip|lift|halten|heben|greifen)|(?:keeps? |kept )?dropp(?:ing|ed|s) ~2 (?:spoon|fork|cup|things|everything|glass)|(?:laesst|faellt) ~4 (?:fallen|aus der hand)',
  mouth: '(?:mouth|lips?|chin|face|mund\\w*|lippen?|kinn|gesicht\\w*)',
  spills:
    '(?:coffee|tea|water|drinks?|soup|juice|food|spit|saliva|kaffee|tee|wasser|suppe|saft|essen|spucke|speichel) ~4 (?:runs?|ran|running|dribbl\\w*|drips?|leaks?|spills?|falls?|comes?|laeuft|rinnt|tropft|lief|fliesst) ~5 (?:out|down|back out|raus|heraus|runter|wieder raus|mund\\w*|kinn)|drool\\w*|sabber\\w*',
  slack:
    '{mouth} ~3 (?:hangs?|hanging|sag\\w*|droop\\w*|haengt|haengen|schief|crooked|lopsided)|(?:half|one side|one half|left side|right side|haelfte|eine seite) ~4 {mouth} ~5 (?:numb|not (?:move|moving|work)|taub|bewegt|gelaehmt|dead)|{mouth} ~3 (?:will not|does not|not) (?:move|moving|work)|{mouth} ~5 (?:nicht (?:mehr )?beweg\\w*|bewegt sich nicht)|(?:one|left|right|other) (?:side|corner|half) of (?:his|her|my|the) {mouth}|(?:links|rechts|einseitig) ~2 aus dem mund',
  speech:
    '(?:speech|words?|talk\\w*|sprache|woerter|worte) ~4 (?:mushy|slurr\\w*|thick|weird|funny|strange|jumbled|gone|not come|undeutlich|komisch|verwaschen|weg)|(?:can not|could not) ~3 (?:get|find|form|say) ~3 words?|(?:finde|bring\\w*|krieg\\w*|bekomm\\w*) ~3 (?:woerter|worte|wort)(?: ~2 )?(?:nicht|raus|kaum)?|(?:woerter|worte) ~2 nicht (?:raus|heraus)\\w*|gibberish|(?:says?|talks?|answers?|speaks?|saying|talking) nonsense|kauderwelsch|wirres zeug|double vision|doppelt',
  vomit: '{vomiting}|vomit|puke|erbrochene\\w*|uebergeben',
  redness:
    '(?:bright|dark|blood|deep) ?red|red (?:stuff|liquid|fluid|slime)|(?:is|was|looks?|war|ist|es) (?:\\w+ )?(?:red|rot)(?= |$)|(?:hell|dunkel|blut)rot\\w*|rote?s? (?:zeug|fluessigkeit)|coffee grounds?|kaffeesatz\\w*|like (?:blood|wine)|wie (?:blut|wein)',
  stool: 'stools?|poop\\w*|poo|bowel movement|toilet|stuhl\\w*|klo|toilette|kacke|durchfall|diarrh\\w*',
  muchBlood:
    '(?:lots|a lot|full|loads|so much|pool|bowl) ~2 (?:of )?blood|blood ~4 (?:lots|a lot|everywhere|clots)|clots|bright red blood|viel ~2 blut|voller blut|hellrotes blut|blutklumpen|blut ~4 (?:viel|ueberall|klumpen)',
  stimulant:
    'caffeine|koffein\\w*|energy ?drinks?|pre ?-?work ?outs?|espress(?:o|os|i)|coffees|cups of coffee|tassen kaffee|red bulls?|monsters?',
  much: '\\d{1,3} ?x?(?= )|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|zwoelf)|too (?:much|many)|zu viel\\w*|double|triple|doppelt\\w*|dreifach\\w*|whole|ganze\\w*|powder|pulver|ueberdosier\\w*',
  overdriven:
    '{racing}|(?:heart|herz) ~3 (?:hammer\\w*|beat\\w* ~2 (?:fast|hard|like)|flutter\\w*|irregular\\w*|haemmert|stolpert|schlaegt ~2 (?:schnell|wild|unregelmaessig)|klopft)|chest ~2 (?:pounding|tight|hurts?|pain)|brust ~2 (?:eng|schmerz\\w*|weh)|{vomiting}|(?:shaking|trembling|zitter\\w*) ~3 (?:all over|uncontroll\\w*|ganzen koerper|am ganzen)|seizure|krampf\\w*',
  dependent:
    '{child}|(?:my|our|mein\\w*|unser\\w*) (?:\\w+ )?(?:\\d{1,2} ?-?(?:yo|y o|years? ?-?olds?|months? ?-?olds?|jaehrige[rsn]?)|toddler|kiddo|little one|kleine[rsn]?|kinder|kids|zwillinge|twins)|(?:kids?|twins|child|toddler|baby|zwillinge|kinder|kind|sohn|tochter)',
  elder:
    '(?:(?:my|our|mein\\w*|unser\\w*) )?(?:dad|father|mom|mum|mother|grand ?(?:ma|pa|mother|father|dad)|granny|nan|grandpa|uncle|aunt|husband|wife|roommate|friend|brother|sister|oma|opa|papa|mama|vater|mutter|onkel|tante|mann|frau|freund(?:in)?|bruder|schwester|schwiegermutter|schwiegervater|nachbar(?:in)?)',
  animal:
    '(?:(?:my|our|the|mein\\w*|unser\\w*|der|die) (?:\\w+ )?)?(?:dog|puppy|cat|kitten|hund|huendin|welpe|katze|kater)',
  took: 'ate|eaten|eats?|swallow\\w*|got into|took|taken|chewed|had|found|drank|gegessen|gefressen|frass|geschluckt|verschluckt|genommen|erwischt|genascht|intus|getrunken|eingenommen',
  cannabis:
    'weed|cannabis|thc|edibles?|marijuana|hash(?:ish)?|pot (?:brownies?|cookies?|gummies)|hasch\\w*|magic (?:cookies?|brownies?|mushrooms)|magische\\w* (?:kekse?n?|pilze?)|spacecakes?|space ?cookies?|gras ?kekse?',
  drug: '{pills}|{otherMedicine}|(?:iron|sleeping|heart|blood|herz|eisen|schlaf|blutdruck|schilddruesen)\\w*tabletten?|[a-z]+tabletten?|[a-z]+tropfen|medicine cabinet|pill ?box\\w*|dosette|(?:tabletten|medikamenten|pillen)(?:box|dose)|medizinschrank|hausapotheke',
  dazed:
    '(?:hard|difficult|impossible) to (?:wake|rouse)|(?:barely|hardly|scarcely) (?:awake|wak\\w*|respons\\w*|conscious|mov\\w*|stand\\w*|respond\\w*)|(?:can|could) (?:barely|hardly) ~2 (?:wake|rouse)|(?:can not|could not) (?:get|keep) ~2 (?:awake|up)|not wak\\w*|(?:very|so|really|super) (?:sleepy|drowsy|limp)|drowsy|passed out|wobbl\\w*|stagger\\w*|kaum ~3 (?:wach\\w*|zu wecken|wecken|ansprechbar|beweg\\w*|steh\\w*)|(?:bewegt|ruehrt) ~2 (?:kaum|nicht)|schwer ~2 (?:zu wecken|aufzuwecken|weckbar)|schlaefrig|benommen|torkel\\w*|{unconscious}|{confused}',
  lacking:
    'missing|gone|empty|left|how many|some|fehl(?:t|en)|weg|leer\\w*|verschwunden|wie viele|unclear|not sure how',
  opened:
    'open\\w*|got into|found|play\\w*|had|has|sat|climb\\w*|got (?:hold|at)|offen\\w*|geoeffnet|gespielt|spielt|gefunden|erwischt|rangekommen|dran|an (?:die|den|meine\\w*)|ausgeraeumt|sass|sitzt',
};

const stroke: readonly Combination[] = [
  { all: ['{slack}', '{spills}|{numbed}|{speech}'], none: '{notStroke}' },
  { all: ['{mouth}', '{spills}', '{numbed}|{slack}'], none: '{notStroke}' },
  { all: ['{numbed}', '{speech}'], none: '{notStroke}' },
  { all: ['{numbed}', '{limb}', '{speech}|{slack}'], none: '{notStroke}' },
  {
    all: [
      '{mouth} ~4 (?:will not|does not|did not|not) (?:move|moving)|(?:half|one side|one half) ~3 {mouth} ~4 (?:not move|will not move|numb)|(?:haelfte|eine seite) ~4 {mouth} ~4 (?:taub|gelaehmt|bewegt)',
    ],
    none: '{notStroke}',
  },
];
const bleeding: readonly Combination[] = [
  {
    all: ['{vomit}', '{redness}'],
    none: 'beets?|beetroot|rote ?bete|(?<!like )red ?wine|(?<!wie )rotwein|kool ?aid|gatorade|jello|tomato\\w*|tomaten\\w*|straw ?berr\\w*|erdbeer\\w*|cherr\\w*|kirsch\\w*|raspberr\\w*|himbeer\\w*|watermelon|melone|ketchup|red (?:velvet|food|drink|candy)|dye|farbstoff|face|gesicht|{animals}',
  },
  {
    all: ['{stool}', '{muchBlood}'],
    none: 'blood (?:test|work|sugar|pressure)|blut(?:test|zucker|druck)|{animals}',
  },
];
const driedOut: readonly Combination[] = [
  {
    all: [
      '{vomiting}|diarrh\\w*|durchfall',
      '{confused}|no (?:pee|urine)|not ~2 (?:pee|peed|urinat\\w*)|kein\\w* urin|nicht (?:mehr )?(?:gepinkelt|pinkel\\w*)',
    ],
    none: '{animals}|{fun}|spots|durcheinander gegessen|confused (?:about|by|which|what|how)',
  },
];
const overdose: readonly Combination[] = [
  {
    all: ['{stimulant}', '{much}', '{overdriven}'],
    none: '{fun}|last (?:year|month)|years? ago|before|letztes jahr|damals|why does|warum macht',
  },
  { all: ['{dependent}', '{took}', '{cannabis}|{drug}'], none: '{notTaken}' },
  {
    all: [
      '(?:fentanyl|morphin\\w*|opioid|schmerz) ?-?(?:patch(?:es)?|pflaster)',
      'chew\\w*|swallow\\w*|ate|eaten|suck\\w*|lick\\w*|(?:zer)?kaut\\w*|gekaut|geschluckt|gegessen|gelutscht',
    ],
  },
  { all: ['{dependent}', '{opened}', '{drug}|{cannabis}', '{lacking}'], none: '{notTaken}' },
  { all: ['{elder}|{animal}|he|she|er|sie', '{took}', '{cannabis}|{drug}', '{dazed}'], none: '{notTaken}' },
  {
    all: [
      '{elder}|(?:he|she|er|sie)',
      '{took}',
      '{drug}',
      '(?:all|whole|entire|too many|someone else s|the wrong|my|the week s|a week s|alle|ganze[nrs]?|zu viele?|falsche[nr]?|meine) ~5 {drug}|(?:by mistake|by accident|accidentally|aus versehen|versehentlich|verwechselt) ~8 {drug}|{drug} ~5 (?:by mistake|by accident|aus versehen|verwechselt|ganze woche|whole week)',
      'by mistake|by accident|accidentally|mixed up|confus\\w*|aus versehen|versehentlich|verwechselt|all|whole|entire|too many|alle|ganze\\w*|zu viele?',
    ],
    none: '{notTaken}',
  },
];

const own = {
  ...slots,
  animals: 'dogs?|cats?|puppy|hund|katze|welpe',
  fun: 'lol|haha\\w*|lmao',
  notStroke:
    'dentist|dental|zahnarzt|zahnaerzt\\w*|novocaine?|anesthe\\w*|betaeub\\w*|filling|wisdom|weisheits\\w*|baby|toddler|teething|{animals}|cold|kalt\\w*|ice|eis|spicy|scharf\\w*|chili|mask|makeup|allerg\\w*|braces',
  notTaken:
    'gummy bears?|vitamin gummies|as (?:prescribed|usual|always)|wie (?:immer|verschrieben)|verschrieben|prescribed|with (?:food|his|her|breakfast)|grapefruit|before bed|vor dem schlafen|{fun}|years? ago|last year|cookie ?tabs?|spuelmaschinen\\w*|google\\w*|tablet (?:games?|time)|on (?:the|his|her|my) tablet|am tablet|ipad|weed(?:s|ed|ing) the|diet pills?',
};

/** Signs of a stroke: a mouth that hangs or lets drinks run out, a numb side, words that do not come. */
export const showsStroke = anyCombination(stroke, own, 'two-sentences');
/** Blood that was vomited, or much of it in the stool. */
export const bleedsInside = anyCombination(bleeding, own, 'two-sentences');
/** Much water lost, and its effect on the mind or the kidneys. */
export const isDriedOut = anyCombination(driedOut, own, 'two-sentences');
/** Stimulants with symptoms; cannabis or medicine in a child, an old person or a pet. */
export const tookTooMuch = anyCombination(overdose, own, 'two-sentences');
