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
  // Others in danger.
  {
    all: [
      '{other}|{kin}|he|she|they|er|sie',
      '(?:shoot|shot|hang|kill|drown|stab|poison|hurt|harm|cut|starve|burn)(?:s|ing|ed)? (?:him|her|them) ?sel\\w+|sich ~3 (?:erschiess\\w*|erhaeng\\w*|ertraenk\\w*|vergift\\w*|aufhaeng\\w*|vor (?:den|einen) zug|aufritz\\w*|zerkratz\\w*|umbring\\w*|verletz\\w*|etwas an\\w*|was an\\w*)|(?:arme?n?|beine?n?|arms?|wrists?|thighs?) ~3 (?:zerkratzt|aufgeritzt|geritzt|cut up|full of cuts|covered in (?:cuts|scars))|(?:schreibt|redet|spricht|writes?|talks?|talking|texting|posts?) ~4 (?:vom|ueber den|ueber das|about|of) (?:sterben|tod|death|dying|suicide|not (?:wanting|being))',
    ],
    none: `${EVERYDAY}|accident\\w*|aus versehen|versehentlich|kitchen|kueche|book|film|movie|novel|running|lauf\\w*|fell|gefallen|knife slipped|beim (?:sport|kochen|spielen)`,
  },
];
