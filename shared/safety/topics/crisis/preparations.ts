import type { Combination } from '../../combination.ts';

/** Everyday topics in which the same words mean something else. */
const EVERYDAY = '{daily}|{fun}';

/** Signs of a plan, a farewell, and of others in danger, each as two or three parts. Slots are in `slots.ts`. */
export const crisisPreparations: readonly Combination[] = [
  // Method, plan, danger to oneself.
  {
    all: [
      'drowning|hanging|jumping|bleeding out|freezing to death|overdosing|suffocating|ertrinken|erhaengen|verbluten|erfrieren|ersticken|springen',
      'hurts?|painful|pain(?:less)?|quick\\w*|feels?|peaceful|tut (?:es )?weh|schmerz\\w*|qualvoll|schnell|friedlich|fuehlt',
      'do|does|is|would|will|how|tut|ist|wie|ob|think|wonder\\w*',
    ],
    none: `${EVERYDAY}|knees?|knie|joints?|rope|squats?|box jumps?|shins?|ankles?|lobster|fish|trampolin\\w*`,
  },
  {
    all: [
      '(?:have|got|made|making|habe) (?:a|my|the|einen|meinen|den) (?:\\w+ )?plan|plan (?:is|steht)',
      'means|tonight is|the night|date is set|method|note is|{drugs}|{weapon}|end (?:it|my)|how i (?:will|would) do it|heute (?:nacht|abend)|abschied\\w*|es zu (?:tun|beenden)|mittel',
    ],
    none: `${EVERYDAY}|mealplan|meal plan|training|savings|goals?|workout|wedding|travel|trip`,
  },
  {
    all: [
      'without (?:a |my |the )?(?:seat ?belt|helmet|looking)|ohne (?:gurt|helm|anschnallen|zu (?:schauen|gucken))|red lights?|wrong side|(?:drive|driving|drove|fahre?|rase?) ~4 (?:fast|reckless\\w*|too fast|viel zu schnell|schnell|drunk|betrunken)',
      'on purpose|hoping|hope|deliberately|do not care (?:if|what)|absichtlich|mit absicht|mir (?:doch |ist )?egal|hoff\\w*|if (?:i|something) (?:crash\\w*|happens)|was passiert',
      '{me}',
    ],
    none: '{daily}|late|hurry|spaet|eilig',
  },
  {
    all: [
      '{drugs}',
      'bottle|whole|full|all|enough|flasche|packung|volle|alle|genug',
      'alone|tonight|allein|heute (?:nacht|abend)',
      '{me}',
    ],
    none: '{notFinal}|cold|flu|home alone with|schlaf(?:e|en) (?:schlecht|nicht)',
  },
  {
    all: [
      '(?:knife|blade|scissors|razor|messer|klinge|schere|scherbe) ~6 (?:against|to|on|under|an|am|unter|auf) ~3 (?:wrists?|skin|throat|neck|arm|pillow|vein\\w*|handgelenk\\w*|haut|hals|kehle|arm|kissen|puls\\w*)|pulsader\\w*|(?:cut|slit|open|slash)\\w* ~3 (?:veins|wrists)|adern ~4 (?:auf|oeffn\\w*|schneid\\w*)',
    ],
    none: `${EVERYDAY}|shrimp|prawn|garnele\\w*|shav\\w*|rasier\\w*|kitchen|kueche|accident\\w*|versehen|chopp\\w*`,
  },
  // Belongings and dependents after a death; a death that should have been one's own.
  {
    all: [
      'who (?:gets|should get|inherits|will get)|wer ~2 (?:bekommt|kriegt|erbt)|vererb\\w*|inherit\\w*|bequeath\\w*',
      'my|mein\\w*',
      'wrote|written|list\\w*|decid\\w*|when i|after i|gone|aufgeschrieben|liste|wenn ich|notiert|geklaert',
    ],
    none: `${EVERYDAY}|seat|room mate|leftovers`,
  },
  {
    all: [
      'should have been me|wish it (?:was|were|had been) me|haette (?:es )?mich (?:\\w+ )?(?:treffen|erwischen)|(?:wish|hope|wuensch\\w*) ~4 (?:i|ich) (?:had )?(?:died|gestorben) (?:instead|too|with|stattdessen|auch|mit)|wish(?:es|ed)? it (?:had )?worked|(?:waere|haette) ~4 (?:geklappt|funktioniert)(?= |$)',
    ],
    none: `${EVERYDAY}|recipe|rezept|diet|plan|promotion|won|winner`,
  },
  {
    all: [
      '{intent}|can not wait|freue mich',
      '(?:be|zu|bei|with|mit|see|join|seh\\w*) ~5 (?:again|wieder|in heaven|im himmel|late|deceased|verstorben\\w*)|reunit\\w*|wiedersehen|himmel|heaven',
      '(?:dead|died|passed(?: away)?|late|deceased|heaven|gestorben|verstorben\\w*|himmel|tote[nr]?)',
      '{me}|he|she|er|sie',
    ],
    none: `${EVERYDAY}|recipe|rezept|cook\\w*|taste\\w*|battery|phone|handy|late (?:lunch|dinner|snack|for|at)`,
  },
  // A farewell to the diary, to everyone.
  {
    all: [
      '(?:my|the|mein\\w*|das|der|die) (?:\\w+ )?(?:last|final|letzte[rsn]?) (?:entry|log|message|post|text|eintrag|nachricht|meldung|mal)',
      'thanks? (?:you )?for everything|danke fuer alles|goodbye|farewell|lebt? wohl|mach(?:t|s)? (?:es )?gut|tschuess|sorry|forgive|verzeih\\w*|bye',
    ],
    none: 'trial|subscription|abo|cancel\\w*|kuendig\\w*|switch\\w*|other app|andere app',
  },
  {
    all: [
      'leav(?:e|ing) (?:everything|everyone|it all|all of this|you all) ~3 (?:behind|forever|for good)|(?:alles|alle|euch) ~3 (?:hinter mir lassen|fuer immer verlassen)',
      'forever|decid\\w*|goodbye|sorry|fuer immer|entschieden|beschlossen|leid|tonight|heute',
    ],
    none: `${EVERYDAY}|move|moving|city|job|country|travel|umzug|umziehen|reise`,
  },
  {
    all: [
      '(?:done|finished|through|fertig)(?=$| )',
      'can not (?:take|do|go|bear|stand) (?:it|this|on)|kann (?:\\w+ ){0,2}nicht mehr',
      'goodbye|bye|farewell|forever|sorry|lebt? wohl|tschuess|for good|fuer immer|the end',
    ],
    none: EVERYDAY,
  },
  // Treasured things for others, and order at home.
  {
    all: [
      '(?:gave|given|giving|left|handed) ~4 (?:my|grandma s|grandpa s) (?:\\w+ )?(?:necklace|ring|watch|guitar|jewel\\w*|collection|bike|console|records?|medals?|diary)|mein\\w* (?:\\w+ ){0,2}(?:kette|ring|uhr|gitarre|schmuck|sammlung|fahrrad|konsole|tagebuch|orden|laptop) ~3 (?:gegeben|geschenkt|ueberlassen|vermacht|verschenkt)',
      '(?:cleaned|tidied|sorted|cleared) ~3 (?:room|desk|flat|apartment|house|things|papers)|(?:zimmer|wohnung|schreibtisch|schrank|sachen|papiere|alles) ~3 (?:aufgeraeumt|geordnet|sortiert|geputzt|ausgeraeumt)|{leaving}|passwords?|passwoerter',
    ],
    none: `${EVERYDAY}|mov(?:e|ing)|umzug|umzieh\\w*|spring clean\\w*|fruehjahrsputz|flohmarkt|sell\\w*|verkauf\\w*|repair\\w*|reparatur`,
  },
  // An end tonight, once and for all.
  {
    all: [
      '(?:mach|mache|ist|dann) ~3 schluss|(?:end|ending|finish\\w*) (?:this|it|everything)|get (?:this|it) over with',
      'ein fuer alle ?mal|endgueltig|once and for all|fuer immer|for good|forever',
      'tonight|today|tomorrow|this weekend|heute|morgen|am wochenende|mir reicht\\w*|reicht mir|{weary}',
      '{me}',
    ],
    none: `${EVERYDAY}|schluss mit (?!allem|mir|dem leben|meinem)|mit (?:ihm|ihr|meinem freund|meiner freundin)|smok\\w*|rauch\\w*|alkohol|alcohol|boyfriend|girlfriend|freund(?:in)?|relationship|beziehung|job|argument|streit|heartburn|habit`,
  },
  // Gone but for someone.
  {
    all: [
      '(?:if (?:it )?(?:was|were|is) not for|without) ~4 i would ~3 (?:gone|dead|left|done it|ended|checked out|not be here)|i would ~4 (?:gone|dead|ended it|done it) ~6 (?:if (?:it )?(?:was|were) not for|without)|wenn ~6 nicht waere?n? ~2 (?:waere?|haette?) ~5 (?:weg|tot|nicht mehr da|schluss gemacht|hinter mir)',
      '{me}',
      '{kin}|dog|cat|hund|katze|him|her|them|ihn|sie|church|god|gott|pets?|tiere?',
    ],
    none: `${EVERYDAY}|job|arbeit|stadt|land|dorf|country|town|city|wohnung|firma|company|party|doctors?|surgeon|seat ?belt|medicine|insulin|ambulance|lights|left (?:the|my|him|her)`,
  },
  // A better parent, a better wife.
  {
    all: [
      '(?:better|happier|best) (?:off )?(?:with|if ~3 had) ~3 (?:other|another|different|someone else s|new|real) (?:mother|mom|mum|dad|father|parents?|family|wife|husband)|(?:better off|raised|happier) ~2 (?:with|by) (?:someone|anyone|any ?body|some ?body) else|(?:besser|gluecklicher) ~3 (?:bei|mit) ~2 (?:andere\\w*|neue\\w*) (?:mutter|mama|vater|papa|eltern|familie|frau|mann)|(?:andere|bessere)[nr]? (?:mutter|mama|familie|frau) ~5 (?:besser|verdien\\w*)|deserv\\w* ~3 (?:better|another|other|different|real) (?:mother|mom|mum|dad|father|wife|husband|parents?)',
      'baby|{kin}|she|he|they|sie|er',
      '{edge}|{drugs}|{weapon}|think\\w*|thought|gone|leave|leaving|disappear|tired|cr(?:y|ies|ying)|run away|denk\\w*|weg|weglauf\\w*|abhau\\w*|kann nicht mehr|wein\\w*',
      '{me}',
    ],
    none: `${EVERYDAY}|sitter|babysitter|tagesmutter|nanny|pasta|rice|sauce|formula|milk|milch|recipe|rezept|food|essen`,
  },
  // Sleep, and be with someone.
  {
    all: [
      '(?:go(?:ing)? to sleep|fall(?:ing)? asleep|drift off|close my eyes|einschlaf\\w*|die augen zu\\w*) ~2 (?:and|und) ~3 (?:be|join|see|meet|bei|mit|zu|seh\\w*)|(?:lord|god|herrgott|herr) ~5 (?:take|takes|call|calls|fetch|hol\\w*|nimmt|zu sich)|(?:time|zeit) ~3 (?:to join|to be with|zu) ~2 (?:him|her|them|my|ihm|ihr|meine\\w*)',
      'had enough|tired|old|ready|lonely|alone|gone|dead|died|wish|want|like to|pray\\w*|hope|every (?:night|evening)|forever|genug|muede|alt|bereit|einsam|allein\\w*|tot|gestorben|wuensch\\w*|will|moechte|bete\\w*|bitte|hoff\\w*|jeden (?:abend|tag)',
      '{me}',
    ],
    none: `${EVERYDAY}|cuddl\\w*|kuschel\\w*|movie|film|cat|dog|hund|katze|kids?|kinder|early|frueh|be (?:rested|fresh|fit)`,
  },
  // No use to anyone, better in the grave.
  {
    all: [
      '(?:no ?body|no one|noone|who) ~3 (?:needs?|wants?|misses)|(?:keiner|niemand|wer) ~3 (?:braucht|will|vermisst)|(?:braucht|will|vermisst) ~3 (?:keiner|niemand)|no use to any\\w*|zu nichts (?:mehr )?(?:nutze|zu gebrauchen|gut)',
      '{cease}|(?:under|in) the ground|(?:in|to) (?:my|the) grave|six feet under|cemetery|unter der erde|(?:im|ins|ab ins) grab|friedhof|better (?:off )?(?:dead|gone)|besser (?:weg|tot|fort)',
      '{me}',
    ],
    none: `${EVERYDAY}|kartoffel\\w*|potato\\w*|carrots?|moehren|visit\\w*|besuch\\w*`,
  },
  // Out, and farewell.
  {
    all: [
      '(?:so|just|completely|finally|officially|all) done(?=$| [|]| now| bye| goodbye)|(?:i am|am) ~1 (?:out|done)(?=$| bye| goodbye)|(?:bin|ich bin) ~2 (?:raus|fertig|weg)(?=$| lebt?| macht| tschuess)',
      '(?:bye|goodbye|farewell) (?:everyone|everybody|all|world|you all|guys|forever|cruel)|lebt? wohl|lebewohl|macht (?:es )?gut|auf nimmerwiedersehen',
    ],
    none: `${EVERYDAY}|gruppe|group|chat|abo|subscription|challenge|shift|schicht|feierabend|work|arbeit|buffet|restaurant|bed|bett|vacation`,
  },
  // Soon no one has to bother with the user.
  {
    all: [
      '(?:not|never|no longer|soon|will) ~5 (?:deal with|put up with|worry about|look after|bother with|take care of|be bothered (?:by|with)|be stuck with|rid of|free of) me|(?:nicht|nie|nimmer) ~3 (?:mit mir|um mich|auf mich) ~3 (?:rumschlag\\w*|abgeb\\w*|aerger\\w*|kuemmer\\w*|sorgen|belast\\w*|muessen)|(?:seid|bist|sind) ~3 mich ~2 los|mich (?:bald|endlich) los',
      'much longer|soon|after (?:tonight|today|tomorrow|this)|any ?more|sorry|goodbye|bother|burden|ever again|bald|lange|nach (?:heute|morgen)|tut mir leid|last|nie (?:mehr|wieder)',
    ],
    none: `${EVERYDAY}|support (?:team|ticket)|subscription|abo|customer|app|moving (?:out|away)|new job|umzug|ausziehe?|visit|besuch|leaving (?:on|for)`,
  },
  // Worth more dead.
  {
    all: [
      'life insurance|lebensversicherung|worth more dead|tot mehr wert|insurance (?:money|would pay|pays)',
      'more ~4 (?:than|from)|worth|better (?:off|with)|pays? ~3 (?:suicide|if)|covers? ~3 suicide|mehr ~5 (?:als|davon|wert)|besser ~3 dran|zahlt ~5 (?:suizid|selbstmord|wenn)',
      '(?:than|from|without) ~3 (?:me|him|her|alive)|dead|gone|suicide|(?:als|von|ohne) ~3 (?:mir|mich|ihm|ihn|ihr|er|sie|ich|lebend\\w*)|tot|weg bin',
    ],
    none: `{fun}|premium|broker|quote|smok\\w*|bmi|beitrag|tarif|makler`,
  },
  // A child or friend that hits itself, full of hatred of itself.
  {
    all: [
      '{other}|{kin}|my boy|my girl|he|she|er|sie',
      '(?:punch|hit|bang|scratch|bit|bite|slap|beat|pull|chok)(?:e?s|t?ing|ed)? (?:him|her|them) ?sel\\w+|(?:bang|hit)(?:s|ing|ting)? (?:his|her) head|(?:schlaegt|kratzt|beisst|haut|wuergt) ~2 sich|sich ~4 (?:gegen den kopf|ins gesicht|an den kopf|blutig|die haare)|(?:mit dem )?kopf ~3 gegen (?:die|eine) (?:wand|tisch\\w*)',
      'waste of|worthless|hates? (?:him|her) ?sel\\w+|stupid|useless|burden|deserv\\w*|wish\\w*|better off|no ?body|wertlos|nutzlos|dumm|hasst sich|ueberfluessig|platzverschwendung|verdien\\w*|nicht (?:da|leben)|niemand|keiner',
    ],
    none: `{fun}|toddler|kleinkind|baby|\\d+ months?|monate|game|spiel|cartoon`,
  },
  {
    all: [
      'not safe (?:with|around|from|by) my ?self|(?:nicht|keine) (?:mehr )?sicher (?:vor|mit) mir(?: selbst)?|angst vor mir selbst|(?:scared|afraid|terrified) of (?:my ?self|what i ~1 do)|(?:{other}|he|she|er|sie) ~5 (?:wait\\w* ~3 (?:to die|for death)|wart\\w* ~4 (?:den tod|sterben))',
    ],
    none: '{fun}|buffet|pantry|snack\\w*|sweets|chocolate',
  },
  // Others in danger.
  {
    all: [
      '{other}|{kin}|he|she|they|er|sie',
      '(?:shoot|shot|hang|kill|drown|stab|poison|hurt|harm|cut|starve|burn)(?:s|ing|ed)? (?:him|her|them) ?sel\\w+|haengt (?:er |sie )?sich ~2 auf(?= |$)|(?:wirft|schmeisst|stuerzt) (?:er |sie )?sich ~2 (?:vor (?:den|die|einen) (?:zug|bahn|auto|lkw)|von (?:der|einer|dem|einem) (?:bruecke|dach|balkon))|(?:bringt|schiesst) (?:er |sie )?sich ~3 (?:um|tot|in den kopf)|sich ~3 (?:erschiess\\w*|erhaeng\\w*|ertraenk\\w*|vergift\\w*|aufhaeng\\w*|vor (?:den|einen) zug|aufritz\\w*|zerkratz\\w*|umbring\\w*|verletz\\w*|etwas an\\w*|was an\\w*)|(?:arme?n?|beine?n?|arms?|wrists?|thighs?) ~3 (?:zerkratzt|aufgeritzt|geritzt|cut up|full of cuts|covered in (?:cuts|scars))|(?:schreibt|redet|spricht|writes?|talks?|talking|texting|posts?) ~4 (?:vom|ueber den|ueber das|about|of) (?:sterben|tod|death|dying|suicide|not (?:wanting|being))',
    ],
    none: `${EVERYDAY}|accident\\w*|aus versehen|versehentlich|kitchen|kueche|book|film|movie|novel|running|lauf\\w*|fell|gefallen|knife slipped|beim (?:sport|kochen|spielen)`,
  },
];
