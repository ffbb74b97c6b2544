import type { Combination } from '../../combination.ts';

const I = '(?:i|me|my|myself|ich|mich|mir|mein\\w*)';
const FED_UP = '{ill}|{notRitual}';

/** Habits of disordered eating: loss of control, secrecy, limits, deceit. Slots are in `slots.ts`. */
export const eatingHabits: readonly Combination[] = [
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
  // Exercise until nothing is left of what was eaten, or of the user.
  {
    all: [
      '(?:over|above|exceed\\w*|past|went over|ueber|drueber|more than|mehr als) ~4 (?:limit|goal|budget|calories|kcal|allowance|\\d{2,4}|kalorien\\w*|ziel|grenze)|(?:only|nur|hoechstens|maximal|allow\\w*|darf) ~3 \\d{2,3}(?: ?(?:calories|cals|kcal|kalorien))?|drueber|over it|{guilt}|if i eat|when i eat|wenn ich ~3 (?:ess\\w*|gegessen)',
      '{burn} ~6 (?:until|till|bis) ~5 (?:drop|collaps\\w*|faint\\w*|pass\\w* out|gone|off|zero|can not|umfall\\w*|umkipp\\w*|zusammen\\w*|weg|runter|verbrannt|nicht mehr|null|kann)|(?:until|bis) ~2 (?:i|ich) ~3 (?:drop|collaps\\w*|faint\\w*|umfall\\w*|umkipp\\w*|zusammen\\w*)',
      '{food}|calor\\w*|kalori\\w*|kcal',
      I,
    ],
    none: `{notFasting}|coach|trainer|race|wettkampf|marathon|butter|sauce|oven|ofen|cook until|koch\\w*`,
  },
  // Hundreds of repetitions or hours for one treat.
  {
    all: [
      '{food}',
      '(?:[1-9]\\d{2,}|hundreds? of|hunderte?|tausend|a thousand) (?:\\w+ )?(?:sit ?ups|squats|crunches|burpees|jumping jacks|push ?ups|kniebeugen|liegestuetze?n?|hampelmaenner|situps)|(?:[2-9]|two|three|four|five|zwei|drei|vier|fuenf) (?:hours|stunden) ~3 (?:cardio|treadmill|running|ran|run|gym|exercis\\w*|sport|joggen|gejoggt|laufen|gelaufen|laufband)',
      'make up for|making up for|undo|work ~3 off|burn ~3 off|cancel|atone|pay for|because i (?:ate|had)|after (?:one|a single|i ate)|wegen|weil ich|fuer (?:ein\\w*|das)|auszugleichen|wieder ?gut\\w*|abzuarbeiten|abtrainier\\w*',
      I + '|did|done|gemacht',
    ],
    none: `{notFasting}|{fun}|marathon|race|wettkampf|coach|how many calories|wie viele? (?:kcal|kalorien)|should i eat|soll ich|before|vor dem`,
  },
  // A few hundred calories are too many.
  {
    all: [
      '(?:only |nur )?(?:[1-7]\\d\\d|\\d\\d) ?(?:calories|cals|kcal|kalorien)(?! (?:of|from|worth|in|aus|an|burn\\w*|deficit|surplus))',
      'too (?:much|many)|zu viele?|still too|immer noch zu|cut (?:it )?(?:down )?(?:even )?(?:more|lower|further)|noch weniger',
      '(?:a|the|whole|per|entire|all|each) (?:whole )?day|am tag|pro tag|ganzen tag|taeglich|tages\\w*|daily',
      'thin\\w*|skinn\\w*|lose|losing|weight|fat|i (?:eat|allow|have)|duenn\\w*|abnehm\\w*|zunehm\\w*|schlank\\w*|ich ~2 (?:ess\\w*|erlaub\\w*)|fett|dick',
    ],
    none: 'snacks?|breakfast|lunch|dinner|burn\\w*|deficit|surplus|protein|minus|below my goal|fruehstueck|mittag\\w*|abendessen|defizit|ueberschuss|dog|cat|hund|katze|treats?|alcohol|drinks?|soda|dessert',
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
      '{baggy}|hoodies?|layers|(?:two|three|four|zwei|drei|vier|\\d) (?:pullis?|pullover|sweaters?|hoodies|jumpers|shirts)|uebere?inander|on top of each other',
      'so ~3 (?:no ?one|nobody|they|she|he|{relatives})|hid\\w*|cover\\w*|damit ~2 (?:keiner|niemand|sie|man|{relatives})|verdeck\\w*|versteck\\w*|verberg\\w*',
      'thin|skinny|weight|body|bones?|fat|size|duenn|mager|koerper|abgenommen|fett|dick|knochen|figur|gewicht',
    ],
    none: 'tattoo|scars?|pregnan\\w*|schwanger\\w*|baby bump|winter|cold|kalt',
  },
  {
    all: [
      'nothing (?:but|except|apart from|besides|other than)|only (?:had|drunk|been having)|nichts (?:ausser|als|anderes als)|nur (?:noch )?',
      '{thirst}',
      'since (?:\\w+day|yesterday|the weekend|last)|(?:for|in) ~2 (?:\\d+|two|three|four|five|several) (?:days|tagen)|all week|seit (?:\\w+tag|mittwoch|gestern|vorgestern|tagen|dem wochenende|\\w+ tagen)|(?:zwei|drei|vier|fuenf|\\d) tage',
    ],
    none: `${FED_UP}|{notFasting}|instead of (?:soda|alcohol|coke|juice)|statt (?:cola|alkohol|saft)|drink|trink\\w*`,
  },
  // Eating and weight decide what the user is worth.
  {
    all: [
      'versag\\w*|failure|failing|schmutzig|dirty|wertlos|worthless|disgust\\w*|eklig|ekel\\w*|hate my ?self|hasse ich mich|hasse mich',
      '(?:wenn|sobald|when|whenever|as soon as|every time|each time|after|nachdem|jedes mal wenn|if) (?:i|ich) ~3 (?:eats?|ate|eaten|ess\\w*|gegessen)',
      I,
    ],
    none: `${FED_UP}|texture|konsistenz|taste\\w*|schmeckt|mushrooms?|pilze`,
  },
  {
    all: [
      'zunehm\\w*|zugenommen|gain\\w*|weight|gewicht|scale|waage|fat|dick|fett|heavier|thin|duenn',
      'nichts (?:mehr )?wert|wertlos|worthless|worth (?:nothing|less)|unlov\\w*|not lov\\w*|nicht (?:mehr )?liebenswert|loser|versager\\w*|failure|(?:my|mein\\w*) (?:self ?)?(?:worth|selbstwert\\w*|wert)|(?:not )?good enough|gut genug|how i (?:judge|see|value) my ?self|as a person|als mensch',
      I,
    ],
    none: `${FED_UP}|muscle|muskel\\w*|fat ?-?free|low ?-?fat|nutritional|naehrwert\\w*|plan|app|recipe|heart failure|kidney failure`,
  },
  {
    all: [
      'zwanghaft\\w*|zwang|compuls\\w*|obsessive\\w*|driven',
      '{burn}',
      'kalori\\w*|calor\\w*|weight|gewicht|food|eat\\w*|ate|ess\\w*|gegessen|fat|fett|thin|duenn',
    ],
    none: `${FED_UP}|driven to|coach|job`,
  },
  {
    all: [
      'lie|lied|lying|belueg\\w*|lueg\\w*|belogen|gelogen|hid(?:e|ing)?|versteck\\w*|verheimlich\\w*',
      '(?:how (?:little|much)|that i (?:do not|hardly|barely)|wie (?:wenig|viel)|dass ich (?:nichts|kaum|nicht)) ~4 (?:eat\\w*|ate|ess\\w*|gegessen|weigh|wiege)',
      I,
    ],
    none: 'kids?|kinder|tracker|app|log',
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
      '{relatives} ~5 (?:thinks?|believes?|denk\\w*|glaub\\w*|meint|mein\\w*) ~7 (?:had ~3 (?:lunch|dinner|breakfast|something|meals?)|ate|eaten|eat|gegessen|esse|gefruehstueckt)|pretend\\w* ~5 (?:ate|eat|eaten|eating|chew\\w*)|(?:tell|told|say|said|lie|lied|telling|saying) ~6 (?:already (?:ate|eaten|had)|i (?:ate|have eaten|had (?:lunch|dinner|breakfast|a big|something)))|(?:sag\\w*|behaupt\\w*|lueg\\w*|luege|gelogen|erzaehl\\w*) ~7 gegessen',
      'nothing|not|never|empty|since|days?|starv\\w*|skipp\\w*|really|actually|nichts|nicht|seit|leer|tage\\w*|dabei|wahrheit|wirklichkeit|hunger\\w*|kein\\w*',
      I,
    ],
    none: `{notHiding}|${FED_UP}|wrong person|log`,
  },
];
