import type { Combination } from '../../combination.ts';

/** Everyday topics in which the same words mean something else. */
const EVERYDAY = '{daily}|{fun}';

/** Signs of a crisis that stand for themselves, each as two or three parts. Slots are in `slots.ts`. */
export const crisisSignals: readonly Combination[] = [
  // Thoughts and voices.
  {
    all: [
      '(?:thoughts?|thinking|gedanken?|voices?|stimmen?|nachdenken|denke) ~5 (?:death|dying|(?:to|should|must|could|would|will|me|i|you) die|dead|tod|tode|sterben|suizid|ending (?:it|things|everything)|jump\\w*|not being (?:here|alive)|spring\\w*|end it)|dark thoughts|dunkle gedanken|(?:voices?|stimmen?) ~4 (?:tell\\w*|say\\w*|want\\w*|order\\w*|sag\\w*|woll\\w*|befehl\\w*) ~5 (?:jump|do it|end|die|kill|cut|hurt|spring\\w*|tu|verletz\\w*)',
    ],
    none: `${EVERYDAY}|jump rope|book|film|movie|novel|roman|lobster|hummer|animals?|tiere?n?|philosoph\\w*`,
  },
  // Going on for whom or what.
  {
    all: [
      'hang(?:ing)? (?:on|in there)|hold(?:ing)? on|keep(?:ing)? (?:going|fighting)|stay(?:ing)? strong|carry(?:ing)? on|go(?:ing)? on|durchhalt\\w*|stark (?:sein|bleib\\w*)|weiter ?mach\\w*|weiterkaempf\\w*',
      'for what(?=$)|but (?:for what|why)|what for|wofuer|wozu|warum eigentlich|fuer wen|for whom|for who(?=$)',
    ],
    none: `${EVERYDAY}|run|lauf|marathon|fast|fasten`,
  },
  // To the dead, soon.
  {
    all: [
      '{bereft}',
      '(?:bald|auch|jetzt|demnaechst|endlich) (?:zu|nach) (?:ihr|ihm|mutter|vater|mama|papa|oma|opa)(?= |$)|(?:will|moechte) ~2 (?:zu|nach) (?:ihr|ihm)(?= |$)|(?:ihr|ihm) ~2 (?:nach|folg\\w*)|(?:go|going|be|join|joining|follow|following|see|seeing|with) (?:with |to )?(?:her|him|them|mom|mum|dad|my (?:wife|husband)) (?:soon|too|again|now|shortly|before long)|soon ~3 (?:with|join|joining|follow) ~1 (?:her|him|them)',
    ],
    none: `{fun}|grave|grab|cemetery|friedhof|funeral|recipe|rezept|besuch\\w*|visit\\w*|dog|cat`,
  },
  // Another's suicide as an example.
  {
    all: [
      '(?:took|taken|ended) (?:her|his|their) (?:own )?(?:life|lives)|(?:killed|hanged|shot) (?:him|her) ?self|(?:hat|haben) sich ~4 (?:umgebracht|das leben genommen|erhaengt|vor den zug)|sich ~4 (?:umgebracht|das leben genommen)',
      '(?:right|same|good|better|smart) (?:idea|thing|way|choice)|(?:understand|get) (?:her|him|them|why|it)|was right|jealous|envy|me next|i am next|me too|follow|join|tempt\\w*|versteh\\w*|recht ~2 (?:hatte|gehabt)|beneide|neidisch|folgen|ich auch|nachmachen|verlock\\w*',
      '{me}',
    ],
    none: '{fun}|film|movie|book|buch|serie|character|celebrity',
  },
  // Calm, because it will soon be over.
  {
    all: [
      'ruhig\\w*|gelassen|calm\\w*|at peace|peaceful|relie\\w+|erleichter\\w*|frieden',
      '(?:bald|soon|fast|almost|tonight|tomorrow|heute|morgen|endlich|finally) ~4 (?:vorbei|over|zu ende|ausgestanden|gone|weg bin|ends?)|(?:vorbei|over|zu ende) ~2 (?:bald|soon|tonight|heute|morgen)|(?:weiss|know\\w*|now that|jetzt wo|seit ich) ~8 (?:vorbei|over|ends?|zu ende)(?= |$)',
      'weiss|know\\w*|decid\\w*|entschied\\w*|never|nie|since|seit|jetzt wo|now that|because|weil',
      '{me}',
    ],
    none: `${EVERYDAY}|exams?|pruefung\\w*|klausur\\w*|week|woche|shift|schicht|school|schule|semester|job|birth|geburt|surgery|operation|op|chemo|treatment|therapy|therapie|winter|summer|sommer|season|contract|trial|wedding|hochzeit|storm|fast|fasten`,
  },
  // Silence and darkness for ever.
  {
    all: [
      '{intent}',
      '(?:black|dark|darkness|quiet|silent|silence|stillness|nothingness|peace|rest|numb|schwarz|dunkel\\w*|still\\w*|stille|ruhe|frieden|nichts mehr (?:fuehl\\w*|spuer\\w*|hoer\\w*))',
      'forever|for good|for all time|eternal\\w*|fuer immer|ewig\\w*|endgueltig|never (?:feel|think|wake|come back)|nie (?:mehr|wieder)',
      '{me}',
    ],
    none: `${EVERYDAY}|phone|tv|neighbou?rs?|nachbar\\w*|kids?|children|kinder|paint|wall|hair|haare|clothes`,
  },
  // After the death of a loved one.
  {
    all: [
      '{bereft}',
      '{noPoint}|{weary}|not ~3 (?:bother|care|see the point|want to be)|(?:mag|will|kann) ~2 nicht mehr|keine(?:n)? (?:lust|kraft|sinn)|follow (?:him|her|them)|(?:ihm|ihr|ihnen) (?:nach|folgen)|nachfolgen',
      '{life}|{me}',
      'follow|liv(?:e|ing)|life|any of (?:it|this)|anything|everything|going on|carry(?:ing)? on|getting up|get up|eating|eat|bother|be here|alone|any ?more|leben\\w*|alles|weiter\\w*|aufsteh\\w*|essen|hier|nicht mehr|allein|nachfolgen|folgen|lust|sinn',
    ],
    none: '{fun}|recipe\\w*|rezept\\w*|bak(?:e|ing|ed)|dog food|track\\w*|log|logging|app|diet|abnehm\\w*|diaet',
  },
  // Hope is over.
  {
    all: [
      '(?:given|giving|give|gave) up (?:all |any |on )?hope|(?:lost|losing|no|without|out of|zero) (?:all |any |more |every )?hope|(?:ohne|keine|letzte|jede|alle) (?:\\w+ )?hoffnung|hoffnung ~3 (?:aufgegeben|verloren|verlor\\w*)|hoffnungslos\\w*|hopeless\\w*|too late for me|beyond (?:help|saving|repair|fixing)|can not be (?:saved|helped|fixed)|mir ~4 nicht (?:mehr )?zu helfen|zu spaet fuer mich',
    ],
    none: `${EVERYDAY}|sauce|dough|teig|recipe|souffle|cook|koch\\w*|romantic\\w*|romantiker\\w*|goal|plateau|dish|cake|hopelessly (?:addicted|devoted|in love|hooked)`,
  },
  // Not made for the world.
  {
    all: [
      'not (?:made|meant|built|cut out|supposed) (?:for|to be in|to live in) (?:this world|life|living|this)|not belong (?:here|in this world|on this|anywhere|on earth)|nicht (?:gemacht|geschaffen) ~3 (?:welt|leben)|nicht ~3 (?:welt|leben) (?:gemacht|geschaffen)|gehoere? (?:\\w+ )?nicht (?:hierher|auf diese|in diese)|world ~3 not for me|(?:raus|weg|fliehen|fluechten) aus (?:meinem|diesem|dem) leben|(?:out of|escape|leave|quit) (?:this|my) life|log(?:ging)? (?:out|off) (?:of|from) life|uninstall (?:life|my ?self)|delete my ?self|self ?-?delete|alt ?f4 my ?self|toaster bath|catch the bus|ctb|kermit sewer\\w*|game over for me|(?:life|leben) ~4 (?:nicht (?:mehr )?lebenswert|not livable)',
    ],
    none: EVERYDAY,
  },
  {
    all: [
      '(?:lost|losing|no|without|gone|zero) ~4 (?:will|wish|strength|desire|energy) (?:to|for) (?:fight|live|life|go on|keep|carry|continue|be)\\w*|(?:kein\\w*|ohne|verlor\\w*) ~3 (?:lebenswill\\w*|lebensmut|lebenskraft|willen (?:zu|zum) leben|kraft (?:mehr )?zu[mr]? (?:leben|kaempf\\w*|weiter\\w*))|lebenswill\\w* ~3 (?:verloren|weg|mehr)',
    ],
    none: EVERYDAY,
  },
  {
    all: [
      '(?:feel\\w*|am|been|fuehl\\w*|bin) ~4 (?:dead (?:already|inside)|already dead|tot innen\\w*|innerlich tot|(?:wie|schon|innen) tot)|(?:life|leben) ~4 (?:over|vorbei|zu ende|finished)(?= |$)',
      '{me}',
    ],
    none: `${EVERYDAY}|legs?|arms?|beine|arme|workout|shift|schicht|shelf|battery`,
  },
  {
    all: [
      '(?:made|make) (?:up )?my (?:decision|mind)|decision is made|(?:have|am) decided|entscheidung (?:\\w+ )?(?:getroffen|gefallen|steht)|entschieden|beschlossen|(?:ueberlegt|weiss|geplant|know|planned|figured out|worked out) ~3 (?:wie ich (?:es|das) (?:mache|tue|anstelle)|how i (?:will|would|am going to|want to) (?:do it|go))',
      '(?:none|nothing) ~3 matters?|nobody can|soon|be over|forever|goodbye|nichts ~3 (?:wichtig|zaehlt|bedeutung)|vorbei|bald|wie ich (?:es|das)|how i|leave you|for good|endgueltig',
      '{me}',
    ],
    none: `${EVERYDAY}|job|quit\\w*|kuendig\\w*|move|umzug|vote|car|auto|color|colour|dress|name|wedding|hochzeit`,
  },
  {
    all: [
      '(?:arms?|forearms?|wrists?|thighs?|legs?|skin|body|arme?|unterarme?|beine?|oberschenkel|haut) ~4 (?:full of|covered (?:in|with)|voller|voll mit|uebersaet mit) ~3 (?:cuts?|scars?|marks|wounds|burns|schnitte?n?|narben|wunden|brandwunden)',
    ],
    none: 'cats?|katzen?|thorns?|rose\\w*|dornen|garden\\w*|bike|rad|brambles?|hedge|work site|baustelle|acne|akne|surgery|operation|mosquito|stretch',
  },
  {
    all: [
      '(?:bought|got|found|have|gekauft|besorgt|habe) ~2 (?:the|my|die|den|das) (?:pills|rope|gun|blades?|razors?|noose|tabletten|strick|seil|klingen?|pistole)(?: (?:today|now|yesterday|tonight|already|finally|ready|heute|jetzt|schon|gekauft|besorgt))*(?=$| and (?:now|i)| und)',
    ],
    none: `${EVERYDAY}|{notFinal}|climb\\w*|kletter\\w*|jump`,
  },
  {
    all: [
      '(?:want|need|will|moechte) (?:just |einfach |nur |nur noch )*(?:out|raus)(?= |$)',
      'permanent\\w*|for good|forever|of (?:this )?(?:life|world|existence)|endgueltig|fuer immer|aus (?:allem|dem leben)',
    ],
    none: `${EVERYDAY}|contract|vertrag|subscription|abo|relationship|job`,
  },
  {
    all: [
      'nothing (?:left |more )?(?:for me (?:here|in this)|here for me|to stay for|keeping me)|(?:haelt|gibt) ~3 nichts (?:mehr )?(?:hier|fuer mich)|nichts ~3 (?:haelt|hielt) mich',
    ],
    none: `${EVERYDAY}|fridge|menu|restaurant|speisekarte|store|buffet|laden|kuehlschrank|vegan`,
  },
  {
    all: [
      '(?:drove|went|walked|gone|been|biked|fuhr|gefahren|ging|gegangen|gelaufen|war) ~4 (?:to|at|on|onto|zu|zur|zum|auf|an) ~3 (?:bridge|roof|rooftop|tracks|cliff|ledge|bruecke|dach|gleise?n?|klippe|hochhaus)',
      'turned (?:around|back)|could not|chicken\\w*|almost|nearly|last night|again|umgekehrt|umgedreht|beinahe|fast|doch nicht|gestern nacht|nachts|wieder',
      '{me}',
    ],
    none: `${EVERYDAY}|photo\\w*|foto\\w*|run|running|lauf\\w*|jog\\w*|walk(?:ed)? the dog|hund|view|sunset|picnic|fish\\w*|repair\\w*|fell asleep`,
  },
  {
    all: [
      '{other}|{kin}|he|she|they|er|sie',
      '{weapon}|{drugs}|(?:engine|car) (?:\\w+ )?running|laufende[mn]? motor|motor (?:\\w+ )?(?:an|laufen|laeuft)|bridge|roof|bruecke|dach|gleise?n?|tracks',
      'sorry for everything|said sorry|goodbye|farewell|love you all|not (?:answering|picking up|responding)|verabschied\\w*|abschied\\w*|tut (?:ihm|ihr) (?:alles )?leid|entschuldigt|antwortet nicht|geht nicht ran|(?:will not|not|refus\\w*|never) ~2 (?:open\\w*|come out|unlock\\w*|answer\\w*|respond\\w*)|lock(?:ed|s) (?:him|her|them) ?sel\\w+|lock(?:ed|s) (?:in|the door)|(?:macht|schliesst|sperrt) ~4 (?:nicht auf|ein|ab|zu)|eingeschlossen|eingesperrt|kommt nicht raus|reagiert nicht|not (?:in|at) ~2 (?:bed|home|room)|missing|verschwunden',
    ],
    none: `${EVERYDAY}|roofer|dachdecker|blood pressure|blutdruck|shav\\w*|rasier(?:t|en)|hunt\\w*|repair\\w*|mechanic|werkstatt|schraubt`,
  },
  {
    all: [
      'genug von (?:allem|dem leben|der welt)|alles (?:so )?satt|enough of (?:everything|it all|life|this world)',
      'schluss|ende|gehe|goodbye|end|leav\\w*|done|weg|sterb\\w*',
    ],
    none: EVERYDAY,
  },
  // No one would care.
  {
    all: [
      'no ?body|no one|noone|who|anyone|anybody|niemand\\w*|keiner|keinen|kein mensch|wer',
      'cares?|notic\\w*|miss|mind|cr(?:y|ied)|mourn|shed|bother|remember|sad|kuemmer\\w*|interessier\\w*|merk\\w*|auffall\\w*|vermiss\\w*|stoer\\w*|wein\\w*|trauer\\w*|egal',
      '{absent}|{gone}',
    ],
    none: `${EVERYDAY}|party|meeting|class|gym|last night`,
  },
  // At the place.
  {
    all: [
      '(?:standing|sitting|stand|sit|i am|stehe?|sitze|bin) ~4 (?:on|at|auf|an|am|in front of|vor) ~4 (?:roof|rooftop|ledge|bridge|edge|tracks|cliff|railing|dach|bruecke\\w*|gleise?n?|klippe|gelaender|bahnsteig\\w*|hochhaus)',
      '{me}|stehe|sitze|tschuess|goodbye|bye|abschied\\w*|vorbei|letzte\\w*',
    ],
    none: `${EVERYDAY}|photo\\w*|foto\\w*|view|aussicht|cafe|restaurant|bbq|grill\\w*|eat\\w*|ess\\w*|picnic|picknick|selfie|work|arbeit\\w*|run|hik\\w*|sunset|roofer|dachdecker|walk\\w*|warte|waiting|train to|zug nach|beer|bier|yoga|fish\\w*|angeln|garden|tomato\\w*`,
  },
  // The end is awaited.
  {
    all: [
      '(?:wait\\w*|warte?n?|hope|hoping|hoffe|wuensch\\w*) ~7 (?:to (?:just )?(?:end|die|be over)|for (?:it|death|the end|everything) ~2 (?:to (?:end|be over|stop|come))?|zu ende (?:geht|ist)|vorbei ist|aus ist|den tod|das ende|nicht mehr aufwach\\w*)|until (?:it is|i am) (?:over|gone|dead)|bis (?:es|ich) (?:\\w+ )?(?:vorbei|tot|weg) (?:ist|bin)|zu ende geht mit mir|mit mir zu ende',
      'me|i|ich|mir|mich',
    ],
    none: `${EVERYDAY}|winter|semester|school|schule|week|woche|month|monat|workout|class|fast|fasten|season|heat|hitze|exam|pruefung|shift|schicht|pandemic|baby|pregnan\\w*`,
  },
  {
    all: [
      '(?:make|making|made) it (?:to|till|until|past|through) ~3 (?:spring|summer|fall|autumn|winter|christmas|easter|new year|next (?:week|month|year|birthday)|birthday|tomorrow|the (?:week|month|year|night|weekend)|\\d\\d(?=$| )|january|february|march|april|may|june|july|august|september|october|november|december|graduation|thirty|forty)|(?:survive|live through) ~2 (?:week|month|year|night|winter|summer|day)|(?:fruehling|sommer|weihnachten|geburtstag|naechstes jahr|naechste woche|morgen) ~4 (?:nicht mehr )?(?:erleb\\w*|schaff\\w*)',
      'not|never|hop\\w*|doubt\\w*|wish|pray|nicht|nie|kaum|hoff\\w*',
    ],
    none: `${EVERYDAY}|\\d+ (?:kg|pounds|g|kcal|calories|steps)|visa|money|deadline|supplies|groceries|exams?|finals|work|job|boss|meetings?|heat`,
  },
  // Fear or courage stands between the user and the end.
  {
    all: [
      '(?:if|wish) i (?:only |just )?(?:had|was|were) ~2 (?:guts|courage|nerve|brave\\w*|balls)|wenn ich ~3 (?:mut|mutig\\w*|traute?)|too (?:scared|afraid|cowardly|chicken|weak|much of a coward) to|(?:not|never) ~3 (?:brave|courage|guts)|coward|feige|feigling|trau\\w* mich ~3 nicht|(?:fehlt|kein\\w*) ~4 mut|mut ~3 fehlt|only (?:thing|reason) ~6 (?:(?:am|have) not|stop\\w*|here|alive|keep\\w*)|haelt mich ~4 (?:ab|noch hier|am leben)|nur (?:noch )?wegen ~5 (?:da|hier|am leben|spring\\w* ~2 nicht|(?:tu|bring|mach)\\w* ~4 nicht\\w*)',
      'do it|done it|gone|dead|end (?:it|things|everything)|jump\\w*|leave this|tu\\w* ich (?:es|mir)|alive|here|go through with|end my|otherwise|weg|tot|schluss|es zu tun|beend\\w*|spring\\w*|noch (?:da|hier)|am leben|abhaelt|zu gehen|sterben|ab',
      '{me}',
    ],
    none: `${EVERYDAY}|essen zu gehen|zu essen|restaurant\\w*|high dive|pool|boss|job|gym|scale|waage|kuendig\\w*|quit my`,
  },
];
