import type { Combination } from '../../combination.ts';

const I = '(?:i|me|my|myself|ich|mich|mir|mein\\w*)';
const FEW_KCAL =
  '(?:[1-7]\\d\\d|\\d\\d) ?(?:calories|calorie|cals?|kcals?|kalorien)(?! (?:of|from|worth|in|aus|an) )';
const DAYS =
  '(?:for|in|over|the|next|seit|fuer|die|naechsten|letzten|past|last) ~3 (?:\\d{1,2}|two|three|four|five|six|seven|zwei|drei|vier|fuenf|sechs|sieben|few|several|paar) (?:whole |full |ganzen? )?(?:days?|tagen?)|(?:\\d{1,2}|two|three|four|five|zwei|drei|vier|fuenf) (?:days|tage)|(?:second|third|fourth|fifth|zweiter|dritter|vierter|fuenfter) (?:day|tag)|(?:day|tag) (?:\\d{1,2}|two|three|four|five|zwei|drei|vier)|since (?:\\w+day|yesterday|the weekend)|seit (?:\\w+tag|mittwoch|gestern|vorgestern|dem wochenende)';
const PRETEND =
  'convinc\\w*|fool(?:ing)?|trick(?:ing)?|(?:make|get|let|have|must|should) ~4 (?:think|believe|look|seem)|(?:make|look|looks|seem|seems) (?:it )?(?:look )?like|vormach\\w*|vorgaukel\\w*|weis ?mach\\w*|vorspiel\\w*|einred\\w*|ueberzeug\\w*|austricks\\w*|(?:glaubt|glauben|denkt|denken)|aussehen (?:als|lass\\w*)|so aussehen';
const ATE =
  '(?:that |as if |like )?i (?:have |already |just |had |did )*(?:ate|eaten|eat|finished|had ~2 (?:lunch|dinner|breakfast|meals?|food|something))|(?:ich|dass ich|als haette ich|ich haette|haette) ~4 (?:auf)?gegessen|(?:auf)?gegessen (?:habe|haette|hab)';
const NOT_EATING =
  'not ~2 (?:eat\\w*|eating|have to eat|hungry)(?=$| (?:at|with|on|today|anything|there|dinner|lunch|breakfast|my|the|any|tonight|in|during|when|and|again))|(?:skip\\w*|avoid\\w*|(?:get|getting) out of|miss(?:ing)?) ~3 (?:eat\\w*|dinner|lunch|breakfast|brunch|meals?|supper|food|thanksgiving)|nicht(?:s)? ~3 (?:mit ?(?:zu)?ess\\w*|ess\\w*)|(?:essen|mittagessen|abendessen|fruehstueck|mahlzeit\\w*) ~3 (?:nicht|auslass\\w*|drueck\\w*|entkomm\\w*|entgeh\\w*|schwaenz\\w*)';
const TAKEN =
  'tooth ?paste|zahnpasta|zahncreme|mouth ?wash|mundspuelung|mundwasser|lip ?balm|lip ?gloss|lippenpflege\\w*|labello|lipstick|lippenstift|medicines?|medication|meds|pills?|tablets?|antibiotics?|antibiotik\\w*|(?:cough )?syrup|hustensaft|tabletten?|pillen?|medikamente?n?|medizin|ibuprofen|paracetamol|aspirin|vitamins?|vitamine|birth control|lotion|hand ?creme?|communion|hostie|saliva|speichel|stamps?|briefmarken?';

/** Pretexts, bookkeeping and contests of disordered eating, each as two or more parts. Slots are in `slots.ts`. */
export const eatingPretexts: readonly Combination[] = [
  // Vomit in the diary.
  {
    all: [
      '{vomit}|(?:wieder |alles )?(?:aus|raus|hoch)gekotzt|ausgebrochen|(?:bring|brought|bringing|came|comes?) ~3 back up',
      '(?:log|logging|logged|count|counts|counting|track|tracking|subtract|deduct|diary|half|absorb\\w*|record|enter|delete)(?= |$)|eintrag\\w*|eingetragen|trag\\w* ~6 ein|zaehl\\w*|(?:zieh\\w*|rechn\\w*) ~5 ab|abzieh\\w*|abgezogen|haelfte|tagebuch|loesch\\w*',
      '{meal}|{food}|abendbrot|entry|eintrag|calories|kalorien|kcal|how much|wie ?viel|it|ein',
    ],
    none: '{notExpelled}|magen|stomach|meals? (?:plan|prep)|feel(?:ing)? sick|nausea\\w*|uebelkeit|since (?:last night|yesterday)|concert|car ride|counting sheep|water count|heav\\w* (?:lift|weight|cream)|hurled|bring(?:ing)? (?:food|lunch|dinner|snacks?|breakfast) (?:out|to)|lunch out|dinner out|gym|tents?|zelt|for (?:every ?one|us|all|the team)|upstairs|tray',
  },
  // A habit that no one knows.
  {
    all: [
      '{vomit}|(?:aus|raus)gekotzt',
      '(?:every|almost every|nearly every|most) (?:single )?(?:night|evening|dinner|meal|lunch|time i eat)s?|(?:jede[nrs]?|fast jede[nrs]?) ~1 (?:abend|nacht|mahlzeit|essen|mittag\\w*)|abends immer|(?:no ?body|no one|noone) ~3 (?:knows?|notic\\w*|suspects?|hears?)|(?:no|not a) (?:clue|idea)|secret\\w*|(?:keiner|niemand|kein mensch) ~2 (?:merkt\\w*|weiss|mitbekomm\\w*|hoert|ahnt)|(?:merkt|weiss|ahnt|hoert) ~2 (?:keiner|niemand)|heimlich',
      `${I}|{friends}|eat|ess\\w*|^kotze|^erbreche|^puk\\w*|^vomit\\w*|^throw\\w*`,
    ],
    none: '{notExpelled}|morning|morgens|pain|schmerz\\w*|blood|blut|cough\\w*|hust\\w*|doctor|arzt|heav\\w* (?:lift|weight|cream)|hurl\\w*|brings? (?:lunch|dinner|food|snacks?)|bringing (?:lunch|dinner|food|snacks?)',
  },
  // Fingers or a toothbrush after food.
  {
    all: [
      '(?:two|2|three|my|zwei) fingers? ~2 (?:down|in my|into my|back)|(?:stick|sticks|stuck|put|shov\\w*|push\\w*) ~3 fingers? ~2 (?:down|in|into)|(?:zwei |die |den |einen )?finger ~3 (?:in (?:den|meinen) (?:hals|rachen|mund)|rein|reingesteckt|reinsteck\\w*)|zwei finger(?= und| dann|$)|(?:tooth ?brush|zahnbuerste|spoon|loeffel) ~3 (?:down|trick|after|in (?:den|meinen) (?:hals|rachen))',
      '{fed}|dinner|meals?|lunch|pizza|burger|ate|eaten|cake|binge\\w*|every|gone|ess\\w*|gegessen|abendessen|mittagessen|mahlzeit\\w*|wie immer|(?:no ?body|no one) ~2 (?:knows|notic\\w*|hears)|keiner|niemand',
    ],
    none: '{notExpelled}|whisk\\w*|rum|vodka|tequila|schnaps|dough|teig|ears?|ohr|nose|nase|piano|gloves?|toddler|measur\\w*|kit ?kat|fish fingers|chicken fingers|brush\\w* my teeth|zaehne ~2 putz\\w*|new toothbrush|(?:tooth ?brush|zahnbuerste) after (?:every|each|meals?|lunch|breakfast|dinner)(?=$)',
  },
  {
    all: [
      '(?:use|used|using) ~2 (?:tooth ?brush|fingers?|spoon)|(?:mit|per) ~2 (?:zahnbuerste|fingern?)',
      '{fed}|after (?:lunch|dinner|meals?)|nach (?:dem|der|jedem)',
      'secret\\w*|(?:no ?body|no one) ~3 (?:knows|notic\\w*|hears)|keiner|niemand|heimlich|get it (?:up|out)|wieder (?:raus|hoch|los)',
    ],
  },
  // Laxatives, diuretics and emetics because of food or weight.
  {
    all: [
      '{laxative}|water pills?|diuretics?|diet pills?|entwaesser\\w*|wassertabletten?|{diureticDrug}|abfuehr\\w*',
      'ate|eaten|binge\\w*|pig(?:ged)? out|gegessen|gefressen|fress\\w*|zu viel ess\\w*|overate|will i lose|(?:to|and|can i|could i) (?:lose|drop|shed|look|get)|slim\\w*|skinn\\w*|thinner|flat(?:ter)?|lighter|before (?:a |my |the )?(?:\\w+ )?(?:beach|holiday|wedding|photo\\w*|prom|weigh|vacation|party)|vor (?:der|dem|meiner) (?:hochzeit|urlaub|wiegen|strand\\w*|shooting|party)|abnehm\\w*|schlank\\w*|duenn\\w*|kilos? ~4 (?:weg|verlier\\w*|runter)|weight ~2 (?:can|will|drop|lose)|calor\\w*|kalori\\w*|schlemm\\w*',
      'how (?:many|much)|wie ?viele?|which|welche\\w*|fast\\w*|schnell\\w*|strong\\w*|staerk\\w*|best|am besten|works?|wirk\\w*|take|took|taking|nehm\\w*|genommen|together|zusammen|help\\w*|hilf\\w*|buy|kauf\\w*|without (?:a )?prescription|ohne rezept|need|brauch\\w*|nach|after|before|vor',
    ],
    none: '{notPurged}',
  },
  {
    all: [
      'ipecac\\w*|emetics?|brechmittel|brechwurz\\w*|(?:salt ?water|salty water|salzwasser|mustard water|senfwasser)',
      '(?:buy|get|order|find|where|exist\\w*|works?|how (?:much|long|fast)|dose|take|sell\\w*|kauf\\w*|bekomm\\w*|krieg\\w*|wo|bestell\\w*|wirk\\w*|wie viel|nehm\\w*|dosis|rezeptfrei)',
      'ipecac\\w*|emetics?|brech\\w*|throw ~2 up|vomit\\w*|puke|kotz\\w*|erbrech\\w*|loswerd\\w*|loszuwerd\\w*|get ~2 (?:rid|out|up)|rausbring\\w*|rausholen',
    ],
    none: 'dog|cat|hund|katze|poison\\w*|vergift\\w*|gift\\w*|swallow\\w*|verschluck\\w*|child\\w*|kind\\w*|toddler|baby|first ?aid|hausapotheke|gargle|gurgel\\w*|nasal|nase|pool|fish|fisch|museum|history|homeopath\\w*|globuli|rash|ausschlag|abbrech\\w*|unterbrech\\w*',
  },
  // Days on almost nothing, with pride.
  {
    all: [
      '(?:only|just|nothing but|nur|bloss|on|had|eaten|ate|von) ~2 (?:{tiny})|(?:{tiny})',
      DAYS,
      '{proud}|(?:feel\\w*|felt) ~2 (?:pure|amazing|great|good|empty|light\\w*|clean|high|strong|invincible)|fuehl\\w* ~4 (?:rein|leicht\\w*|leer|gut|stark|toll|sauber)|this empty|so empty|stolz|proud',
    ],
    none: '{ill}|{notFasting}|dentist|zahnarzt|tonsil\\w*|mandel(?:op|n raus|entzuendung)|not proud|vitamin\\w*|per day|a day|every (?:day|morning)|jeden|pro tag|am tag',
  },
  // A contest against one's own few calories.
  {
    all: [
      FEW_KCAL,
      'beat (?:that|it|this|my|yesterday)|(?:go|get|stay|be|even|eat) (?:\\w+ )?(?:lower|less|below|under)(?= (?:that|it|than|today|tomorrow)|$)|(?:less|lower|fewer) (?:than (?:that|yesterday)|today|tomorrow)|(?:new|my|personal|lowest) (?:low|record|best|lowest)(?= |$)|streak|keep ~5 (?:going|up)(?= |$)|unterbiet\\w*|topp(?:e|en)|(?:heute|morgen|noch|tag) (?:\\w+ )?weniger|weniger (?:als gestern|heute|morgen)|rekord\\w*|bestwert|bestleistung|serie von',
      'yesterday|today|tomorrow|monday|days?|daily|gestern|heute|morgen|tage?n?|streak|record|rekord',
    ],
    none: 'burn\\w*|verbr[ae]\\w*|ran|run|running|lauf\\w*|gelaufen|bike|rad|walk\\w*|steps?|schritte|workout|training|watts?|deficit|defizit|surplus|ueberschuss|over|above|ueber|drueber|snack\\w*|breakfast|fruehstueck\\w*|lunch|dinner|abendessen|mittag\\w*|dessert\\w*|sweets?|suess\\w*|alcohol|alkohol|soda|drinks?|protein|sugar|zucker|left|uebrig|per (?:serving|portion|meal)|move goal|ring|left over',
  },
  // Food that is paid for with hunger or sport.
  {
    all: [
      'punish\\w*|penance|penalt\\w*|aton\\w*|repent\\w*|(?:ab)?buess\\w*|busse|suehn\\w*|strafe|bestraf\\w*|wieder ?gut',
      'fast(?:ing|ed|s)?|faste\\w*|starv\\w*|hunger[en]\\w*|{nothing}|no (?:food|eating|breakfast|lunch|dinner)|not eat\\w*|skip\\w*|(?:0|zero|null|no|keine) (?:calories|cals|kcal|kalorien)|nichts|{burn}|\\d{2} ?(?:h|hours?|stunden)|\\d+ ?(?:k|km|miles)(?= |$)',
      `{food}|calories|kalorien|weigh\\w*|{slim}|binge\\w*|weekend|wochenende|${DAYS}|(?:satur|sun|fri|mon|tues|wednes|thurs)days?|samstag|sonntag|freitag|montag|yesterday|gestern|last night`,
    ],
    none: '{fun}|ramadan|lent|fastenzeit|yom kippur|religio\\w*|church|kirche|confess\\w*|beichte|dog|hund|kids?|kinder|game|spiel|fasting app|tax|fine print|penalty (?:kick|shoot)',
  },
  {
    all: [
      '(?:not|never|nicht|noch nicht|nie|no) ~6 (?:earn\\w*|deserv\\w*|verdien\\w*)(?= |$)|(?:erst|only) (?:wenn|when|if|after) ~8 (?:earn\\w*|deserv\\w*|verdient)|only then ~4 (?:earn\\w*|deserv\\w*)|only earn\\w* ~4 (?:if|when|after)',
      'breakfast|dinner|lunch|food|meals?|eat\\w*|fruehstueck|abendessen|mittagessen|essen|mahlzeit\\w*',
      '(?:run|ran|running|walk\\w*|swam|swim\\w*|cycl\\w*|bik\\w*|jogg\\w*|gym|train\\w*|cardio|lauf\\w*|gelaufen|gerannt|gejoggt|trainier\\w*|sport|schwimm\\w*)',
      I,
    ],
    none: '{fun}|coach|race|wettkampf|marathon|money|geld|dog|hund|protein|enough protein|wage|job',
  },
  {
    all: [
      '(?:ran|run|walk\\w*|jogg\\w*|cycl\\w*|swam|climb\\w*|gelaufen|gerannt|gejoggt|geradelt|geschwommen|laufband|treadmill) ~5 (?:\\d+ ?(?:k|km|miles?|h|hours?|stunden?)|two|three|four|hours|stunden|until \\d+|bis \\d+|midnight|mitternacht|at night|nachts)',
      'because of ~2 (?:one|an?|the|that|my|half) ~3 {food}|because i ~2 (?:ate|had)|for (?:one|a single|half a) ~3 {food}|wegen ~3 {food}|weil ich ~5 (?:gegessen|genascht)',
      'night|nachts|midnight|mitternacht|2 ?am|earn\\w*|deserv\\w*|verdien\\w*|still|trotzdem|guilt\\w*|schuld\\w*|schlechtes gewissen|one|single|half|einem?|einer|halben',
    ],
    none: '{fun}|marathon|race|wettkampf|coach|sun|weather|wetter|energy|energie|carb ?load\\w*|cramp\\w*|stitch|seitenstechen|to get|um ~4 zu (?:holen|kaufen)|bakery|baeckerei|shop|store',
  },
  // Days of zero, entered ahead.
  {
    all: [
      '(?:0|zero|null|no|keine) (?:calories|cals|kcal|kalorien)(?! (?:drinks?|soda|sweeten\\w*|cola|syrup))',
      `${DAYS}|(?:and|und) (?:tomorrow|morgen)|(?:until|till|bis|from|von|to|ab) ~1 (?:\\w+day|\\w+tag|mittwoch|the weekend|tomorrow night)|all (?:week|weekend)|(?:whole|entire|ganze[ns]?|komplette[ns]?) (?:week|weekend|woche|wochenende)`,
      'plan\\w*|log|enter|set|put|goal|eat\\w*|eintrag\\w*|trag\\w*|ein|ziel|ess\\w*|mach\\w*|ausgleich\\w*|compensat\\w*|want|will|going|keep|on',
    ],
    none: 'shows?|showing|displays?|zeigt|anzeig\\w*|fehler|bug|wrong|falsch|sync\\w*|why|warum|wieso|drinks?|getraenk\\w*|water|wasser|coke|cola|tea|tee|coffee|kaffee|sweeten\\w*|suessstoff\\w*|sick|krank|holiday|urlaub|forgot|vergessen|missing|widget|surgery|operation|darmspiegelung|colonoscopy|ramadan|yom kippur|doctor|arzt',
  },
  // Others who must believe that the user ate; excuses.
  {
    all: ['{friends}', PRETEND, ATE],
    none: '{notHiding}|{fun}|(?:her|his|their|the last|the whole) (?:cake|cookies?|piece|slice|fries|chocolate)|letzte stueck|dog|hund',
  },
  {
    all: [
      'excuses?|ausreden?|vorwand|pretexts?|cover story|(?:get|getting|wriggle|worm) out of|how ~4 (?:avoid|refuse)|drueck\\w* ~3 (?:aus dem|vor dem|um das) ~2 ess\\w*',
      NOT_EATING,
    ],
    none: '{notGathering}|meat|fleisch|fish|fisch|healthy|gesund\\w*|veg\\w*|gemuese|clean|sugar|zucker|carbs?|junk|fast ?food|snack\\w*|late|cooking|kochen|no excuse|keine ausreden?|without excuses?|too much|zu viel|enough|genug|sweets|suess\\w*|cake|kuchen|liver|leber|mushrooms?|pilze|overeat\\w*|protein|gym',
  },
  // Calories in what is no food, and fear of them.
  {
    all: [
      'calor\\w*|kalori\\w*|kcal|fattening|gain ~1 weight|dick mach\\w*',
      TAKEN,
      '(?:stopp?(?:ed|ing)?|quit) ~2 (?:us\\w*|brush\\w*|tak\\w*)|{fear}|refus\\w*|avoid\\w*|skip\\w*|(?:not|no longer|never) ~2 (?:take|brush|use|swallow|taking|using|brushing)|(?:putz\\w*|nehm\\w*|benutz\\w*|schluck\\w*) ~5 (?:nicht|nie|ohne)(?: mehr)?|(?:nicht|nie) (?:mehr )?(?:nehm\\w*|putz\\w*|benutz\\w*|schluck\\w*)|trau\\w* mich nicht|lass\\w* ~4 weg|weglass\\w*|vermeid\\w*|weiger\\w*|ausspuck\\w*|spit ~3 out',
    ],
    none: '{fun}|side effects?|nebenwirk\\w*|stopp\\w* (?:counting|logging|tracking)|diet pills?|pregnan\\w*|schwanger\\w*|dog|hund|child|kind|son|daughter|taste\\w*|schmeckt',
  },
  {
    all: [
      '(?:smell\\w*|sniff\\w*|breath\\w*|look(?:ing)? at|touch\\w*|riech\\w*|geruch|anschau\\w*|einatm\\w*)',
      '{food}|bakery|baecker(?:ei)?',
      '(?:gain|put on) ~2 (?:weight|kilos?|pounds|fat)|(?:absorb|have|get|take in|count\\w*) ~3 calories|calories (?:from|by|in) (?:smell\\w*|the (?:air|smell))|kalorien ~4 (?:geruch|riech\\w*|luft|aufnehm\\w*|einatm\\w*)|zunehm\\w*|zuzunehmen|dick (?:mach\\w*|werd\\w*)|werd\\w* (?:ich |man )?dick|make (?:me|you) fat',
    ],
    none: '{fun}|{ill}|dog|hund|bad|spoiled|calories in the smell',
  },
  // A reminder not to eat.
  {
    all: [
      'remind\\w*|erinner\\w*|notif\\w*|push|alarm|alert|benachrichtig\\w*|mitteilung',
      '(?:not (?:to )?|never (?:to )?|stop )(?:eat|eating|be eating)(?=$| (?:anything|today|all day|any ?more|every|food|at all|this week|until|for|during the day))|to (?:skip|starve|stay hungry|go hungry|resist)(?: (?:lunch|dinner|breakfast|meals?|food|eating))?|stay(?:ing)? (?:hungry|empty)|nicht(?:s)? (?:mehr )?(?:zu )?ess\\w*(?=$| (?:soll|darf|will|heute|bis|mehr))|hungrig zu bleiben|(?:zu )?hungern|(?:essen|fruehstueck|mittag\\w*|abendessen) ~1 (?:auszulassen|auslass\\w*|ausfallen)',
    ],
    none: '{notFasting}|after (?:\\d|six|seven|eight|nine|dinner)|nach (?:\\d|dem)|(?:before|vor) (?:bed|dem|der|my|the|bloodwork|blood)|late|spaet|snack\\w*|chips|nuts?|nuesse|meat|fleisch|gluten|dairy|leftovers|reste|expired|raw|roh\\w*|to skip (?:rope|the gym|sugar)|resist (?:sugar|sweets|snack\\w*)|tablet\\w*|pill\\w*|meds|fasting (?:window|timer)|when (?:i am )?(?:not hungry|bored|full)|wenn ich (?:satt|nicht hungrig)|so (?:fast|much|quickly)|schnell|(?:forget|vergess\\w*) ',
  },
];

/** What only these rules need. */
export const pretextSlots = {
  friends:
    '{relatives}|room ?mates?|flat ?mates?|coach|sister|brother|schwester|bruder|oma|grandma|freunden?|kolleg\\w*|colleagues?',
  // A bite of something, as the food of days.
  tiny: '(?:\\d{1,2}|an?|one|two|three|four|five|half(?: an?)?|ein\\w*|zwei|drei|vier|fuenf|halbe\\w*|handful of|paar) (?:rice |cherry |small |tiny |single |boiled |kleine[nrs]? )?(?:apples?|bananas?|almonds?|grapes?|strawberr\\w*|raspberr\\w*|rice ?cakes?|cakes? of rice|crackers?|carrots?|cucumbers?|tomato\\w*|eggs?|celery|clementines?|oranges?|tangerines?|yogh?urts?|crispbreads?|lettuce|pretzels?|raisins?|soups?|broths?|apfel|aepfel|bananen?|mandeln?|trauben?|erdbeeren?|reiswaffeln?|karotten?|moehren?|gurken?|tomaten?|ei|eier|mandarinen?|joghurts?|knaecke\\w*|zwieback|salatblaett\\w*|rosinen|suppen?|bruehe)|(?:only|just|nothing but|on|of|nur|bloss|von|mit) (?:\\w+ )?(?:water|coffee|tea|broth|gum|ice|wasser|kaffee|tee|bruehe|kaugummis?)',
  notPurged:
    'constipat\\w*|verstopf\\w*|colonoscop\\w*|darmspiegelung|doctor|physician|arzt|aerzt\\w*|prescri(?:bed|be)|verschrieben|heart|herz\\w*|blood pressure|blutdruck|kidney|niere\\w*|swell\\w*|swollen|oedem\\w*|edema|dog|cat|hund|katze|surgery|operation|opioids?|pregnan\\w*|schwanger\\w*|child|kid|son|daughter|kind|sohn|tochter|baby|pharmacist|apotheker\\w*|prunes? (?:juice )?recipe|magnesium for cramps',
};
