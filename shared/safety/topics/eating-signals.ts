import type { Combination } from '../combination.ts';

const I = '(?:i|me|my|myself|ich|mich|mir|mein\\w*)';
const FED_UP = '{ill}|{notRitual}';

/** Signs of disordered eating that stand for themselves, each as two or three parts. Slots are in `eating-slots.ts`. */
export const eatingSignals: readonly Combination[] = [
  // Fear and preoccupation of weight.
  {
    all: [
      '{fear}',
      '(?:be|being|become|becoming|get|getting|look|looking|of|growing|turning) (?:\\w+ )?(?:fat|overweight|big|huge|heavy|obese|chubby)|(?:fett|dick|uebergewichtig|fetter|dicker|zuzunehmen|zunehm\\w*) ?(?:zu (?:sein|werden)|werd\\w*|sein|bin)?|gain\\w* (?:weight|a (?:single )?(?:pound|gram|kilo)|even)|weight gain|gewichtszunahme',
      I,
    ],
    none: `${FED_UP}|dog|hund|cat|katze|sick|krankheit|diabetes|heart|herz|blood pressure|blutdruck|muscle|muskel\\w*|quit\\w* smoking|rauchen`,
  },
  {
    all: [
      'preoccup\\w*|obsess\\w*|consum\\w*|all i want|only thing i want|nothing matters|besessen|will nur noch|alles was ich will|einzige was zaehlt|mein ganzes leben',
      'thinn?(?:er|ness)?|skinn\\w*|los(?:e|ing) weight|weight|scale|duenn\\w*|abnehm\\w*|schlank\\w*|gewicht|waage|bones?|knochen|calorie\\w*|kalorie\\w*',
      I,
    ],
    none: `${FED_UP}|muscle|bulk\\w*|gain|obsessed with (?:this|these|that|the|my new)|how many|wie viele|tablespoon|recipe|rezept`,
  },
  // Hunger that is sought, resisted, loved.
  {
    all: [
      'avoid\\w*|refus\\w*|resist\\w*|put(?:ting)? off|delay\\w*|not let my ?self|deny\\w*|ignor\\w*|vermeid\\w*|weiger\\w*|verbiet\\w*|verbot\\w*|verzicht\\w*|erlaub\\w* mir nicht',
      '(?:to )?(?:eat|eating|food|meals?)|ess\\w*|nahrung|mahlzeit\\w*',
      '(?:when|although|even though|though|even if|because|as|obwohl|wenn|trotz|auch wenn) ~5 (?:hungry|hunger|starv\\w*|hungrig|knurr\\w*|growl\\w*)|hunger(?= |$)',
      I,
    ],
    none: `${FED_UP}|{notFasting}|late|night|bed|snack\\w*|junk|spaet|abends|bett|overeat\\w*|emotional|boredom|langeweile|not hungry|keinen hunger|nicht hungrig`,
  },
  {
    all: [
      '(?:like|likes|love|loves|enjoy\\w*|prefer|crave|addicted to|need|want|mag|liebe?|geniess\\w*|brauche|will) ~5 (?:(?:stomach|belly|tummy) ~3 empty|empty (?:stomach|belly|feeling|tummy)|(?:feeling|being) (?:\\w+ )?(?:hungry|empty|starved)|hunger pangs|leere?n? (?:magen|bauch|gefuehl)|hungergefuehl|hungrig zu sein|das gefuehl ~2 (?:leer|hunger\\w*)|den hunger|magen ~3 leer)|hunger (?:is|feels|ist|fuehlt) ~3 (?:friend|good|power\\w*|safe|win\\w*|love|freund|gut|stark|sieg|macht|sicher)',
      I,
    ],
    none: `${FED_UP}|{notUnfed}|workout|train\\w*|sauce|not (?:like|want|enjoy)|nicht`,
  },
  {
    all: [
      'rather|lieber|instead|better to',
      '(?:pass(?:ing)? out|faint\\w*|starv\\w*|die|be hungry|go hungry|vomit|collapse|umkipp\\w*|hunger\\w*|sterb\\w*|verhunger\\w*|tot|ohnmaechtig) ~4 (?:than|als) ~6 (?:eat\\w*|gain\\w*|have|touch|be fat|carbs|food|bread|ess\\w*|zunehm\\w*|dick|fett|zuzunehmen|kohlenhydrat\\w*)',
    ],
    none: '{fun}|fleisch|meat|mushrooms?|pilze|olives|oliven|liver|leber|insects?|insekten|pineapple|kale|brokkoli|tofu|rosenkohl|brussels',
  },
  {
    all: [
      '(?:not|never|hardly) (?:\\w+ )?deserv\\w* ~4 (?:food|eat|eating|dinner|lunch|breakfast|meals?|to eat|carbs)|(?:essen|abendessen|fruehstueck|mittagessen|mahlzeit) ~3 (?:nicht|kein\\w*) (?:mehr )?verdien\\w*|verdien\\w* ~3 (?:kein|nichts zu|nicht zu) ess\\w*|kein (?:essen|abendessen) verdient',
    ],
    none: '{fun}|dog|hund',
  },
  {
    all: [
      '(?:never|not|nie|nicht|no) (?:\\w+ ){0,2}(?:thin|skinny|small|light|sick|low|duenn|mager|krank|wenig|leicht) enough|(?:nie|nicht|niemals) (?:duenn|mager|krank|leicht|schlank) genug|(?:no|keine) (?:number|zahl) ~4 (?:low|niedrig|klein) ~1 (?:enough|genug)',
      I + '|weigh\\w*|eat\\w*',
    ],
    none: 'sliced?|slices?|dough|teig|pancakes?|sauce|heat|hitze|dog|phone|cut|schneid\\w*|crust',
  },
  {
    all: [
      'addict\\w*|hooked|suechtig|sucht|high|rush|thrill|never want (?:it|this) to stop|rausch|kick',
      '(?:losing|lose|weight loss|starv\\w*|hunger|hungry|empty|restrict\\w*|not eating|lower number|(?:number|scale)s? (?:drops?|goes|going|dropping|moves?) ?(?:down)?|abnehm\\w*|hungern|nicht(?:s)? (?:zu )?essen|leer)',
      I,
    ],
    none: '{notUnfed}|sugar|zucker|high protein|high fiber|highly|weigh|caffeine|koffein|empty calories|lose (?:it|my mind)|heisshunger',
  },
  // Others call the user thin; the user hears or sees fat.
  {
    all: [
      '(?:others?|every ?one|every ?body|people|some ?one|any ?one|friends?|mom|mum|parents|they|doctor|husband|wife|boyfriend|girlfriend|andere[nr]?|alle|freunde?|mama|eltern|jemand|leute|arzt|mann|frau|man) ~6 (?:says?|said|thinks?|tells?|telling|claims?|insists?|calls?|finds?|sees?|sag\\w*|find\\w*|mein\\w*|behaupt\\w*|seh\\w*)',
      'thin|skinny|underweight|healthy|normal|slim|bony|duenn\\w*|mager|gesund|normal\\w*|schlank|untergewicht\\w*|knochig|lost (?:too much )?weight|abgenommen',
      '(?:fat|huge|big|bigger|whale|cow|pig|chubby|enormous|fett\\w*|dick\\w*|wal|zu viel|moppelig|schwein)',
      I,
    ],
    none: `${FED_UP}|fat (?:free|content|intake)|low ?-?fat|healthy fats?|fettarm\\w*|body fat|fettanteil|coconut|avocado|label|bodybuild\\w*`,
  },
  // Food that must be paid for.
  {
    all: [
      '{food}|{frenzy}|calories|kalorien',
      '(?:punish\\w*|hurt\\w*) (?:my ?self|me|my body)|(?:mich|mir|meinen koerper) ~4 bestraf\\w*|bestraf\\w* ~2 mich|self ?punish\\w*|selbstbestrafung',
      I,
    ],
    none: 'dog|hund|kids?|kind|game|spiel',
  },
  {
    all: [
      '(?:if|when|whenever|every time|each time|after|once|because|wenn|sobald|immer wenn|jedes mal wenn|nachdem|weil) (?:i|ich) ~6 (?:eats?|ate|eaten|had|have|ess\\w*|gegessen|genascht)|(?:i|ich) ~3 (?:ate|had|ess\\w*|gegessen) ~6 (?:so|and|now|und|jetzt|also|darum)',
      '(?:have|need|got|has) to|must|force|forced|muss\\w*|zwing\\w*',
      '(?:run|running|walk|jog|cycle|swim|work out|exercise|burn|train|lauf\\w*|jogg\\w*|renn\\w*|verbrenn\\w*|trainier\\w*|sport|cardio) ~4 (?:\\d+\\w*|it off|hours?|stunden?|until|bis|extra|twice|every)|(?:\\d+|stunden|hundert|hundred|thousand|tausend) ~2 (?:km|k|miles?|sit ?ups|squats|burpees|steps|schritte|kniebeugen|minuten|minutes|cardio|laufen|joggen|sport|laps|runden)|(?:fast(?:ing)?|starve|not eat|eat nothing|skip (?:food|meals|everything)|fasten|hungern|nichts (?:mehr )?ess\\w*|nicht(?:s)? mehr ess\\w*) ~5 (?:days?|tage?|tomorrow|morgen|all day|rest of|hours|stunden|week|woche)',
      I,
    ],
    none: `{notFasting}|how (?:many|much|long|far)|wie (?:viel|lange|weit)|should i|soll ich|wait|warten|digest\\w*|verdau\\w*|marathon|race|wettkampf|fuel|pickup|errand|bus|work tomorrow|${FED_UP}`,
  },
  // A loved one who hardly eats and fears weight.
  {
    all: [
      '{young}',
      '{nothing}|(?:not|has not|have not) eaten|(?:barely|hardly|scarcely|rarely|never) ~2 (?:eats?|eaten|touch\\w*)|picks? at|only ~3 (?:eats?|eating) ~3 (?:salads?|lettuce|fruit|vegetables|apples?|rice cakes?|soup)|(?:eats?|eating) ~2 only ~3 (?:salads?|lettuce|fruit|vegetables|apples?|rice cakes?)|(?:isst|ess\\w*) ~3 (?:nur noch|kaum|fast nichts|nichts|nicht mehr)|skip\\w* ~3 (?:meals|lunch|dinner|breakfast)|(?:laesst|lassen) ~4 (?:mahlzeiten|fruehstueck|mittag\\w*|abendessen) (?:aus|weg)|refus\\w* ~3 (?:eat|food)|weigert sich ~4 ess\\w*',
      '(?:she|he|they|her|him|sie|er)? ?(?:is )?(?:so |too |feels? |still )*(?:fat|thin|thinner|skinny|bony)|weigh\\w*|scale|gym|exercis\\w*|hours of|work(?:ing)? out|mirror|lost ~3 (?:weight|kilos?|pounds|kg)|calor\\w*|dick|fett|duenn\\w*|waage|wiegt|abgenommen|sport|stunden|spiegel|kalorien|joggt|rennt|schwindlig|dizzy|faint\\w*',
    ],
    none: `{ill}|picky|toddler|kleinkind|\\d+ months?|monate|old age|grandma|oma|opa|grandpa|dement\\w*|chemo|teeth\\w*|teething|zahn\\w*|fever|vegan|dinner ideas?|ideen|wants? to gain|zunehmen`,
  },
  // Loss of control over amounts.
  {
    all: [
      '(?:lost?|losing|lose|loss of|no|out of|without|kein\\w*|verlier\\w*|verlor\\w*|ohne) (?:\\w+ )?(?:control|kontrolle)|not (?:be )?able to stop|can not stop|kontrollverlust|(?:mit (?:dem )?(?:essen|futtern|fressen)|zu essen) ~4 nicht ~2 aufhoer\\w*|nicht ~4 aufhoer\\w* (?:kann|konnte)|(?:kann|konnte) ~5 nicht ~3 aufhoer\\w*',
      'how much i eat|eat|eating|ate|food|bing\\w*|ess\\w*|fress\\w*|futter\\w*|gegessen|nasch\\w*',
      I,
    ],
    none: '{notFrenzy}|{ill}|sneez\\w*|hiccup\\w*|cough\\w*|blood sugar|blutzucker|portion control',
  },
  {
    all: [
      '(?:only|nur) ~4 (?:eat|able to eat|essen|esse)|(?:eat|eating|ess\\w*) ~3 (?:only|nur|always|immer)',
      'dark|no ?body|no one|alone|behind (?:a )?closed doors?|locked|secret\\w*|dunkel\\w*|niemand|keiner|allein\\w*|heimlich|verschlossen\\w*',
      '(?:can not|unable|until|because|asham\\w*|see|sees|watch\\w*|notice|hear|bis|weil|schaem\\w*|sieht|merkt|hoert|gone|leer)',
      I,
    ],
    none: '{notFrenzy}|cook for one|chocolate|schokolade|live alone|wohne allein|single portion|loneliness|lonely|einsam',
  },
  // Cooking for others without a taste; food that may only be smelled or watched.
  {
    all: [
      'smell\\w*|cook\\w*|bak(?:e|es|ing|ed)|watch\\w*|look(?:ing)? at|scroll\\w*|collect\\w* recipes|riech\\w*|geruch|koch\\w*|back\\w*|schau\\w*|zuschau\\w*|rezepte',
      '(?:never|not) ~2 (?:taste|eat|touch|try|have) (?:any|a bite|it|anything|them|one)?(?=$| of| my| and| because)|enough for me|instead of eating|without (?:eating|tasting|trying)|(?:selbst|selber) ~2 (?:nichts|nie|nicht)|nichts davon|ohne (?:selbst |selber )?(?:zu (?:essen|probieren|kosten)|etwas zu essen)|reicht mir|never eat a bite|statt zu essen',
      'for (?:my |the )?(?:family|others|everyone|friends|roommates?)|food|eat\\w*|recipes?|fuer (?:die |meine )?(?:familie|andere|freunde|alle)|essen|rezepte',
      I,
    ],
    none: `${FED_UP}|mukbang fun|smells? (?:bad|off|weird)|before serving|burn(?:t|ed)|not like|mag ich nicht|tv|fernseh\\w*`,
  },
  // Exercise measured in food, or a workout for a bite.
  {
    all: [
      '(?:\\d+|one|two|three|four|an?|ein|eine|zwei|drei|vier|halbe) (?:hours?|stunden?|minutes?|minuten|km|miles?|laps|runden|kilometer) ~5 (?:for|fuer|wegen|because of|per|je|pro|after|nach) ~4 (?:{food})|(?:equals?|worth|entspricht) ~3 {burn}',
      'must|have to|less|otherwise|always|every|deserv\\w*|freak\\w*|panic\\w*|not enough|guilt\\w*|muss|weniger|sonst|immer|jede\\w*|panik|geht nicht|reicht nicht|schuld\\w*|zwing\\w*|force\\w*',
    ],
    none: '{notFasting}|marathon|race|wettkampf|oven|bak(?:e|ing)|cook\\w*|koch\\w*|back\\w*|ofen|fridge|digest\\w*|verdau\\w*|wait|warten|swim after|schwimmen|coach|trainer|doctor|arzt|sleep|schlaf\\w*|parking|drive|fahrt|walk the dog',
  },
  // Food over the limit.
  {
    all: [
      '(?:over|above|exceed\\w*|past|went over|ueber|ueberschritten|drueber) ~4 (?:limit|goal|budget|calories|kcal|allowance|target|kalorien\\w*|ziel|grenze)|(?:\\d{1,3} (?:calories|kcal|kalorien)) (?:over|too many|zu viel|drueber|ueber)',
      'cr(?:y|ied|ying)|sob\\w*|hate (?:my ?self|me)|panic\\w*|punish\\w*|disgust\\w*|worthless|starv\\w*|(?:not|never) (?:eat|deserve)|fast tomorrow|failure|pathetic|self ?harm|heul\\w*|wein\\w*|hass\\w*|panik|bestraf\\w*|wertlos|eklig|ekel\\w*|versag\\w*|hunger\\w*|durchdreh\\w*|verdien\\w*',
      I,
    ],
    none: '{fun}|app|bug',
  },
  // Not without a number.
  {
    all: [
      '(?:not|never|nothing) ~2 (?:eat|touch|swallow) ~6 (?:weigh\\w*|know\\w* ~4 (?:calories|in it)|logged|count\\w*|label|number|measur\\w*)|(?:nicht(?:s)?|nie) ~3 (?:ess\\w*|anruehr\\w*) ~7 (?:gewogen|abgewogen|wiegen|kalorien|weiss was drin|gezaehlt|naehrwert\\w*)|(?:without|ohne) ~4 (?:weigh\\w*|wiegen|abzuwiegen|kalorien|calories) ~6 (?:panic\\w*|not eat|kann ~3 nicht|panik|freak\\w*)',
      'can not|unable|refuse|afraid|scared|panic\\w*|unless|if i|kann|traue?|angst|panik|wenn ich',
      I,
    ],
    none: `${FED_UP}|how (?:do|can|should)|wie (?:kann|soll)|hungry|hungrig`,
  },
  {
    all: [
      '(?:weigh\\w*|count\\w*|wieg\\w*|abwieg\\w*|zaehl\\w*) ~5 (?:gum|mints?|toothpaste|lettuce|cucumber|vitamins?|kaugummi\\w*|zahnpasta|salatblatt|salatblaetter|gurkenscheiben?|medikament\\w*|lip ?balm|spices|saliva|pickles?|almonds?|grapes?|mandeln|trauben|every (?:crumb|leaf|grape))',
      I,
    ],
    none: 'how (?:many|much)|wie viele?|should|soll|recipe|rezept|log|track|serving|portion|do (?:i|you|they)|blood|keto',
  },
  {
    all: [
      'list ~4 (?:foods?|lebensmittel\\w*|sachen)|foods? ~3 (?:allowed|safe|permitted|ok to)|(?:allowed|safe|forbidden|erlaubte?n?|verbotene?n?|sichere?n?) (?:foods?|lebensmittel\\w*|sachen)|liste ~5 (?:darf|erlaub\\w*|verbot\\w*)',
      '(?:i am|my ?self|i|ich) ~3 (?:allow\\w*|darf|let|erlaub\\w*)|(?:allow\\w*|erlaub\\w*|forbidden|verboten\\w*|safe)',
      'down to|left|shorter|shrink\\w*|fewer|only|panic\\w*|scared|afraid|six|five|four|three|nur noch|noch|kuerzer|angst|panik|weniger|fuenf|drei|vier|sechs',
      I,
    ],
    none: `${FED_UP}|elimination|ausschluss\\w*|phase|shopping|einkauf\\w*|keto|pantry|freezer|food safety`,
  },
  {
    all: [
      'nothing|not ~2 eat\\w*|skip\\w*|starv\\w*|nichts|kaum|hungere?|nicht ~2 ess\\w*|ess\\w* ~3 (?:nicht|nichts)',
      '(?:so|damit|to|um|because|weil) ~8 (?:fett|dick|fat|fatter|huge|duenn\\w*|schlank\\w*|thin\\w*|skinn\\w*|flat|flach\\w*|zunehm\\w*|zuzunehm\\w*|gain\\w*)',
      '{eating}|{food}',
      I,
    ],
    none: `${FED_UP}|{notUnfed}|how (?:do|can|should)|wie (?:kann|soll)|low ?-?fat|fat ?-?free|fettarm\\w*|full fat|hungry|hungrig|hunger|not gain|flat ?bread`,
  },
  {
    all: [
      'baggy|hoodies?|oversized|layers|loose clothes|weite[nr]? (?:\\w+ )?(?:pullis?|pullover|kleidung|klamotten|hosen|sachen)|schlabber\\w*|lange aermel',
      'so ~3 (?:no ?one|nobody|they|she|he|{relatives})|hid\\w*|cover\\w*|damit ~2 (?:keiner|niemand|sie|man|{relatives})|verdeck\\w*|versteck\\w*|verberg\\w*',
      'thin|skinny|weight|body|bones?|fat|size|duenn|mager|koerper|abgenommen|fett|dick|knochen|figur|gewicht',
    ],
    none: 'tattoo|scars?|pregnan\\w*|schwanger\\w*|baby bump|winter|cold|kalt',
  },
  // Periods, vomit, relapse.
  {
    all: [
      '(?:lost|no|missed|missing|without|stopped|keine|ausgeblieben\\w*|weg|ohne) ~4 (?:periods?|menstruation|periode|regel(?:blutung)?)|(?:periods?|periode|regel) ~4 (?:stopped|gone|disappeared|weg|ausgeblieben|bleibt aus)',
      'abs|thin\\w*|weight|skinny|train\\w*|gym|ribs|body|kilos?|kg|duenn\\w*|gewicht|sixpack|abgenommen|eat\\w*|ess\\w*|figur|bones?',
      'but|and|so|whatever|worth|aber|und|egal|dafuer|finally|endlich|trotzdem',
    ],
    none: `{ill}|menopaus\\w*|wechseljahre|pill|pille|iud|spirale|birth control|gained|zugenommen|pcos`,
  },
  {
    all: [
      'vomit|puke|kotze|erbrochene\\w*',
      'bags?|jars?|bottles?|under my bed|closet|hid\\w*|tuete\\w*|glas|glaeser|flasche\\w*|unter (?:dem|meinem) bett|schrank|versteck\\w*',
      I,
    ],
    none: '{ill}|car|auto|kids?|child|kind|son|daughter|train|bus|plane|flugzeug',
  },
  {
    all: [
      'relaps\\w*|rueckfall\\w*|rueckfaellig|slipp\\w* back|old habits|alte muster|in recovery|recovering|weight restor\\w*|inpatient|nach der klinik',
      'restrict\\w*|purg\\w*|bing\\w*|not eat\\w*|starv\\w*|skip\\w* meals?|gain\\w*|weight|b ?/ ?p|hunger\\w*|essen|kotz\\w*|zunehm\\w*|food|meal plan|kalorien|calories',
      I,
    ],
    none: 'injur\\w*|surgery|covid|knee|knie|workout|muscle|smok\\w*|rauch\\w*|alcohol|alkohol|sugar|zucker|marathon|race|flu|grippe|drinking',
  },
  // Others believe the meal was eaten.
  {
    all: [
      '{relatives} ~5 (?:thinks?|believes?|denk\\w*|glaub\\w*|meint|mein\\w*) ~7 (?:ate|eaten|eat|gegessen|esse|gefruehstueckt)|pretend\\w* ~5 (?:ate|eat|eaten|eating|chew\\w*)|(?:tell|told|say|said|lie|lied|telling|saying) ~6 (?:already (?:ate|eaten|had)|i (?:ate|have eaten|had (?:lunch|dinner|breakfast|a big|something)))|(?:sag\\w*|behaupt\\w*|lueg\\w*|luege|gelogen|erzaehl\\w*) ~7 gegessen',
      'nothing|not|never|empty|since|days?|starv\\w*|skipp\\w*|really|actually|nichts|nicht|seit|leer|tage\\w*|dabei|wahrheit|wirklichkeit|hunger\\w*|kein\\w*',
      I,
    ],
    none: `{notHiding}|${FED_UP}|wrong person|log`,
  },
];
