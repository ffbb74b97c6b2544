import { either } from '../../either.ts';
import type { Combination } from '../../combination.ts';
import type { Concepts } from '../../pattern.ts';

/** Parts of everyday sentences about food that must be earned, far too little food, and others who stop eating. */
export const everydaySlots: Concepts = {
  me: either('i|me|my|mine|myself', 'ich|mich|mir|mein\\w*'),
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
  condition: either(
    'if|until|unless|before|rule|every time|only when',
    'wenn|bis|bevor|erst|regel|sonst|solange',
  ),
  steps: either(
    '\\d+k? ?(?:steps|km|miles?|minutes|min|hours?|laps|squats|situps)|work ?outs?|run|ran|running|exercis\\w*|gym|cardio',
    '\\d+ ?(?:schritte|km|kilometer|minuten|stunden?|std|runden)|sport|lauf\\w*|gelaufen|jogg\\w*|trainier\\w*|training|laufband',
  ),
  noMeal: either(
    '(?:not|no|never|lose|skip\\w*) ~3 (?:eat|food|dinner|lunch|breakfast|meals?|supper)',
    '(?:nicht|nichts|kein\\w*) ~3 (?:ess\\w*|abendessen|fruehstueck|mittag\\w*|mahlzeit\\w*)|darf ~4 nichts|faellt ~3 (?:essen|abendessen|fruehstueck) ~2 aus',
  ),
  unfit: either(
    'broken|fractur\\w*|sprain\\w*|injur\\w*|fever|sick|flu|bleeding|limp\\w*|swollen (?:knee|ankle|foot)',
    'gebrochen\\w*|verstaucht\\w*|verletz\\w*|fieber|krank|grippe|humpel\\w*|dicke[sn]? knie',
  ),
  becauseAte: either(
    '(?:because|since|after|for|to make up for) ~2 (?:i )?(?:ate|had|eaten|having|eating|the|that|one|a) ~3 (?:cakes?|cookies?|pizza|burger|chocolate|ice cream|fries|dinner|dessert|bread|donuts?|pasta|binge)',
    '(?:weil|wegen|nach|fuer) ~5 (?:kuchen|torte|keks\\w*|pizza|burger|schoko\\w*|eis|pommes|nudeln|brot|gegessen|nachtisch)',
  ),
  lowestPossible: either(
    '(?:lowest|least|fewest|how (?:low|little)) ~5 (?:go|eat|get|stay|live)',
    '(?:niedrigste\\w*|wenigste\\w*|wie (?:wenig|tief|niedrig)) ~5 (?:geh\\w*|ess\\w*|runter|kann|darf)',
  ),
  unnoticed: either(
    '(?:before|until|without) ~3 (?:notic\\w*|see\\w*|find\\w*|know\\w*|suspect\\w*)',
    '(?:bevor|bis|ohne dass) ~5 (?:merk\\w*|auffaell\\w*|seh\\w*|sieht|mitkrieg\\w*)',
  ),
  bodyCheck: either(
    '(?:fingers?|hand|tape) ~3 (?:fits?|round|around|meet|close) ~4 (?:arms?|wrists?|thighs?|waist)|(?:feel|see|count|touch) ~2 (?:ribs|hip ?bones?|collar ?bones?)|(?:pinch|grab)\\w* ~4 (?:fat|belly|stomach|thighs?)',
    '(?:finger|hand|massband) ~5 (?:um|rum|herum) ~4 (?:arm|handgelenk|oberschenkel|taille)|(?:spuer|fuehl|seh|zaehl)\\w* ~3 (?:rippen|hueftknochen|schluesselbein\\w*)|kneif\\w* ~4 (?:fett|bauch|speck)',
  ),
  // A weight at which nearly every adult is too thin, and refusing to gain.
  tinyWeight: '(?:3\\d|4[0-5]) ?(?:kg|kilos?)|(?:[6-9]\\d) ?(?:lbs?|pounds)',
  toGain: either('gain\\w*|put on weight|weight gain', 'zunehm\\w*|zunahme|zuzunehmen'),
  refusal: either(
    '(?:can not|do not want|will not|refuse|scared|terrified|panic\\w*)',
    '(?:kann|will|schaff\\w*|darf) ~3 nicht|angst|panik|weiger\\w*',
  ),
  claimsEaten: either(
    '(?:told|tell|said|say) ~6 (?:already|just) ~2 (?:ate|eaten|had)|(?:told|tell|said|say) ~5 i ~1 (?:ate|have eaten|had eaten)',
    '(?:gesagt|erzaehlt|sag\\w*|erzaehl\\w*) ~6 (?:schon|bereits) ~2 gegessen',
  ),
  untrue: either(
    '(?:not|did not|have not) ~3 (?:true|eat|eaten|touched|had)|lie|lied|lying|but|last (?:ate|meal)|since \\w+day',
    'gelogen|luege\\w*|stimmt ~2 nicht|aber|in wirklichkeit|zuletzt|seit \\w+tag|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)',
  ),
  partner: either(
    '(?:need|want\\w*|looking for|any ?one|search\\w*|be my) ~4 (?:twin|buddy|partner|group|coach|girls)',
    '(?:such\\w*|brauch\\w*|wer will|jemand) ~4 (?:twin|buddy|partner\\w*|gruppe|coach)',
  ),
  contest: either(
    '(?:who|whoever) ~2 eats ~3 (?:more|less|loses)|restrict\\w*|(?:gw|ugw|cw)|strict|starv\\w*|(?:send|share|post) ~4 (?:weight|weigh\\w*)',
    'wer ~2 (?:mehr|weniger|zuerst) isst|(?:gewicht|kcal|kalorien) ~3 (?:schicken|posten|teilen)|gw|ugw|streng\\w*|hungern|wl',
  ),
  vomitHabit:
    '(?:nach|after) ~4 (?:essen|abendessen|mittagessen|fruehstueck|mahlzeit\\w*|dinner|lunch|meals?|eating) ~3 (?:brech\\w*|bricht|gebrochen|uebergib\\w*|uebergeb\\w*|kotz\\w*|throw up|puk\\w*|vomit\\w*)',
  habitually: either(
    'habit|for (?:months|years)|every (?:day|night|time)|always|stop doing',
    'seit (?:jahren|monaten|wochen)|immer|jedes mal|jeden (?:tag|abend)|taeglich|abgewoehn\\w*|gewohnheit',
  ),
  backUp: either(
    '(?:get|getting|bring|bringing) ~2 (?:back )?up',
    'wieder (?:hoch|raus|rauf)(?: ?(?:zu)?(?:holen|bringen|kriegen|bekommen))?',
  ),
  afterMeal: either(
    'after (?:i )?(?:eat\\w*|ate|meals?|dinner|lunch|food)',
    'nach (?:dem )?(?:ess\\w*|abendessen|mittagessen)',
  ),
  howLate: either(
    'how long|too late|how (?:soon|fast)|latest',
    'wie lange|zu spaet|wie (?:schnell|bald)|spaetestens',
  ),
  // Someone whom the user worries about, with a possible age.
  someone:
    '(?:^|(?:my|our|a|mein\\w*|unser\\w*) ~2 )(?:daughter|son|sister|brother|friend|bestie|girlfriend|boyfriend|niece|nephew|cousin|roommate|flatmate|teen\\w*|girl|kid|wife|student|tochter|sohn|schwester|bruder|freund(?:in)?|nichte|neffe|cousine|mitbewohnerin|maedchen|schuelerin|frau|grosse|kleine)',
  eatsLess: either(
    '(?:only|just|barely|hardly|never|no longer|stopped) ~2 (?:eats?|eating|had|touch\\w*)|(?:skips|skipping|refus\\w*|avoids|hides|hiding|throws|throwing|picks at|pushes|cuts) ~6 (?:meals?|food|lunch\\w*|dinner|breakfast|carbs?|plate|pieces)|counts ~3 (?:calories|everything|bites)|(?:claims|says|swears) ~4 (?:ate|eaten|not hungry|full)|(?:found|finding) ~5 (?:laxatives?|lunch\\w*|sandwich\\w*|wrappers)',
    '(?:isst|ass) ~4 (?:nur|kaum|nichts|fast nichts|nicht mehr)|(?:nur|kaum|fast nichts|nichts|nicht) ~4 (?:isst|gegessen)|(?:laesst|lasst) ~5 (?:ausfallen|stehen|aus|weg|liegen)|(?:versteckt|schmeisst|wirft|schiebt|zerschneidet|verweigert) ~5 (?:essen|brot\\w*|pausenbrot|teller|mahlzeit\\w*|weg)|(?:zaehlt|rechnet|wiegt) ~6 (?:kalorien|alles)|will kein\\w* ~2 (?:\\w*box|pausenbrot|essen|abendessen|fruehstueck)|(?:sagt|behauptet) ~5 (?:gegessen|satt|keinen hunger)|(?:gefunden|finde) ~5 (?:abfuehr\\w*|brot\\w*|verpackungen)|(?:abfuehr\\w*|pausenbrot\\w*|verpackungen) ~5 gefunden',
  ),
  shrinks: either(
    '\\d+ (?:kilos?|kg|pounds|lbs) (?:less|lighter)|weighs (?:herself|himself|themselves)|(?:exercis\\w*|works? out|runs|running|sit ?ups|steps) ~6 (?:night|hours|secretly|every|after)|baggy|(?:hid\\w*|lives) ~3 hoodies?|lost (?:so much|a lot of|\\d+|weight|her period)|(?:hair|period) ~3 (?:falling|stopped|gone)|(?:bathroom|toilet|shower) ~3 (?:after|right after)|after ~4 (?:bathroom|toilet)|(?:thinks?|says?|feels?) ~4 (?:fat|too fat|huge)|always cold|faint\\w*|skin and bones|(?:losing|loses) weight|so thin|scale|laxatives?',
    '\\d+ kilo weniger|wiegt sich|(?:waage|sport|laeuft|joggt|trainiert|liegestuetze|situps) ~6 (?:nachts|stunden\\w*|heimlich|jede\\w*|nach)|weite (?:pullis?|pullover|klamotten|sachen)|(?:\\d+ kilo|viel|stark|sehr) ~2 abgenommen|(?:haare|periode|tage) ~4 (?:aus|weg)|nach ~4 (?:klo|bad|toilette)|(?:sagt|findet|meint|glaubt) ~5 (?:dick|fett)|friert ~2 (?:immer|staendig|dauernd)|(?:immer|staendig|dauernd) kalt|ohnmaechtig|nur noch haut|immer duenner|so duenn|waage|abfuehr\\w*',
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
  // Exercise before a meal is allowed, or despite an injury because of food.
  {
    all: ['{condition}', '{steps}', '{noMeal}', '{me}'],
    none: '{notFasting}|before (?:a|my|the) (?:run|race|workout)|stomach|magen|nuechtern|should i|soll ich|right before|direkt',
  },
  { all: ['{steps}', '{unfit}', '{becauseAte}', '{me}'], none: 'diarrhea|durchfall|cramp\\w*|doctor|arzt' },
  // As little as possible without being noticed; a check of the body that decides about meals.
  { all: ['{lowestPossible}', '{unnoticed}'], none: 'salt|salz|sugar|zucker|temperature|heat|ofen' },
  { all: ['{bodyCheck}', '{thenNothing}', '{me}'], none: '{notFasting}' },
  {
    all: ['{tinyWeight}', '{toGain}', '{refusal}', '{me}'],
    none: 'lift\\w*|bench|squat\\w*|dog|hund|muscle|muskel\\w*|trying to gain|eat enough',
  },
  { all: ['{claimsEaten}', '{untrue}'], none: 'dog|hund|cat|katze|kids?|kind|surprise|{fun}' },
  {
    all: ['{partner}', '{contest}'],
    none: 'run|running|lauf\\w*|gym (?:buddy|partner)|steps|schritte|recipe|rezept',
  },
  // Bringing meals up as a habit.
  { all: ['{vomitHabit}', '{habitually}'], none: '{ill}|kids?|kind|baby|sohn|tochter' },
  {
    all: ['{backUp}', '{afterMeal}', '{howLate}'],
    none: '{ill}|energy|blood sugar|blutzucker|weight|gym|sleep|baby',
  },
  // What frequent vomiting does to the body.
  {
    all: [
      'throat|voice|hoarse|teeth|enamel|cheeks|hals|heiser\\w*|stimme|zaehne\\w*|zahnschmelz|backen',
      'from (?:throwing up|vomiting|puking)|(?:vom|von dem|aus dem|durchs|durch das) (?:erbrechen|kotzen|uebergeben)',
      'always|constant\\w*|permanent\\w*|every (?:day|night)|chronic\\w*|dauer\\w*|andauernd\\w*|staendig\\w*|taeglich\\w*|immer',
    ],
    none: 'kids?|kind|baby|sohn|tochter|pregnan\\w*|schwanger\\w*|chemo\\w*|reflux',
  },
  // Someone else eats less and shrinks.
  {
    all: ['{someone}', '{eatsLess}', '{shrinks}'],
    none: '{ill}|picky|autis\\w*|die woche|a week|vegetari\\w*|vegan\\w*|teeth|zaehne|zahn\\w*|allerg\\w*|surgery|thyroid|schilddruese\\w*|dog|cat|hund|katze|toddler|kleinkind|intermittent|marathon|{fun}',
  },
];
