import type { Combination } from '../../combination.ts';

const I = '(?:i|me|my|ich|mich|mir|mein\\w*)';
const MEANS =
  '(?:ropes?|noose|exhaust hose|gun|pistol|razor ?blades?|blades?|(?:sleeping )?pills|tablets|meds|strick|seil|pistole|waffe|klingen?|rasierklingen?|(?:schlaf)?tabletten|(?:schlaf)?pillen|medikamente)';
const NO_COURAGE =
  '(?:not|no|without|lack\\w*|missing|need|find\\w*|just|only|where is) ~4 (?:guts|courage|nerve|balls)|not ~2 brave ~1 (?:enough|yet)|too (?:scared|chicken|cowardly|weak|afraid) ~2 (?:to|yet|so far)|(?:am )?(?:such )?a coward|chickened out|(?:maybe|until|till|once|when|waiting for) ~6 (?:nerve|courage|guts)|wart\\w* ~4 mut|(?:lost|losing) my nerve|(?:nerve|courage) ~2 (?:missing|gone)|mut ~3 (?:fehlt|nicht|noch|weg|gefunden)|(?:fehlt|kein\\w*|ohne|brauch\\w*|nur) ~4 (?:mut|courage)|trau\\w* ~2 (?:mich|es mir) ~3 (?:nicht|nur|kaum|noch)|(?:zu feige|feigling|nicht mutig)';
const PLACE =
  '(?:bridge|overpass|roof|rooftop|ledge|cliff|(?:train |railway |rail ?road )?tracks|rails|platform edge|\\w*bruecke|oben auf dem parkhaus|(?:parking garage|car park) roof|dach|dachkante|klippe|gleise?n?|bahngleise?n?|schienen|bahnsteigkante|gelaender|railing|parkdeck)';
const STANDS =
  '(?:parked|standing|stood|stand|sitting|sat|sit|lying|waiting|steh\\w*|sitz\\w*|lieg\\w*|(?:am|bin)(?= ~4 (?:on|at|by|auf|an)))';
const AT = `(?:on|at|by|near|next to|over|under|auf|an|am|bei|neben) ~4 ${PLACE}`;
const OUTING =
  'sunset|sunrise|sonnen\\w*|picnic|picknick|bbq|barbecue|grill\\w*|party|friends|freunde\\w*|photos?|fotos?|view|aussicht|fishing|angel\\w*|commut\\w*|late|delay\\w*|verspaetung|tickets?|bus|waiting for (?:my|the) (?:train|bus)|warte auf|run|running|jog\\w*|lauf\\w*|joggen|steps|schritte|scale|waage|yoga|dance|dental|bridge pose|repair\\w*|reparier\\w*|fix(?:ing)?|solar\\w*|roof ?top (?:bar|restaurant)|bar|restaurant|terrace|terrasse|soundtracks?|music|song|lol|haha\\w*|kids?|kinder|hik(?:e|ing)|wander\\w*|stuck in traffic|stau';

/** Means within reach, a place of danger, an end tonight, letters that are written, an account after death. */
export const crisisNearness: readonly Combination[] = [
  {
    all: [MEANS, NO_COURAGE],
    none: 'climb\\w*|kletter\\w*|vitamin\\w*|diet pills?|jump(?:ing)? rope|skipping|springseil|swallow (?:big|large)|side effects?|nebenwirkung\\w*|supplement\\w*|for (?:my|the) (?:blood pressure|thyroid|cholesterol)|blutdruck|kids?|horse|pferd|gym|battle ropes?|lol|haha\\w*',
  },
  // On a bridge, a roof or tracks without a reason.
  {
    all: [
      `${STANDS} ~2 ${AT}|(?:i am|ich bin|^bin) ~1 ${AT}|^(?:up |oben )?${AT}|^(?:ich )?(?:sitz|steh)\\w* ~1 oben auf dem parkhaus`,
      `${I}|^standing|^sitting|^lying|^parked|^bin|^on|^up on|^auf|^oben|^steh\\w*|^sitz\\w*|^lieg\\w*`,
      '(?:not|no|nicht|keine) ~3 (?:know|idea|sure|weiss|ahnung)|weiss ~2 nicht|(?:do|does) not matter|pointless|dumb|stupid|sinnlos|egal|why (?:i|am i|do i|bother)|for some reason|(?:warum|wieso|weshalb|wozu) ~2 (?:ich|hier|noch|schreib\\w*)|tell (?:someone|some ?body|any\\w*)|jemand\\w* (?:zu )?sagen|noch ?mal (?:schreib|red)\\w*|(?:diet|food|calorie|kalorien) ?(?:app|diary)|one last|last (?:meal|time|message|text|snack)|letzte\\w*|goodbye|bye|tschuess|alone|allein\\w*|cold|kalt|dark|dunkel|cry\\w*|wein\\w*|heul\\w*|edge|kante|scared|angst|over|vorbei|tired|muede|thanks for|danke fuer|texting|typing|writing ~2 (?:this|you|here)|schreib\\w*|tipp(?:e|en)|can not ~2 any ?more|noch ~5 dabei|trau\\w*',
    ],
    none: OUTING,
  },
  {
    all: [
      '^(?:i am |am |ich )?(?:sitz\\w*|lieg\\w*|sitting|lying|steh\\w*|standing) ~3 (?:auf|on) ~3 (?:gleise?n?|bahngleise?n?|schienen|train tracks|railway tracks|rails|tracks)',
    ],
    none: OUTING,
  },
  {
    all: [
      `(?:feet|legs|fuesse|beine) ~3 (?:over|off|dangl\\w*|hang\\w*|baumel\\w*|haeng\\w*|ueber) ~6 ${PLACE}`,
    ],
    none: OUTING,
  },
  {
    all: [MEANS, 'in (?:the )?one hand|in (?:my|the) other hand|in der (?:einen|anderen) hand'],
    none: 'vitamin\\w*|supplement\\w*|breakfast|fruehstueck|coffee|kaffee|smoothie|recipe|rezept|jump(?:ing)? rope|springseil|magnesium|omega|lol|haha\\w*',
  },
  // An end tonight.
  {
    all: [
      'it (?:all )?ends|(?:es|alles) endet|(?:nacht|abend) ~2 schluss|not ~2 (?:around|here|there) after|(?:it is|everything is|ist es|ist alles) ~1 (?:over|vorbei)(?! \\d)|(?:end|ending) (?:it|things|it all|everything|this(?= all| tonight| now| today|$))(?! (?:with|by eating|at|on (?:a|an)) )(?=$| )|(?:beende|beend\\w*) (?:ich )?(?:es|alles|das alles)|(?:dem ganzen|allem|meinem leben) ~2 (?:ein )?ende|mach\\w* ~4 (?:ein )?ende(?= |$)|(?:es|alles) ~2 (?:beend\\w*|ein ende)',
      'tonight|this evening|before midnight|after (?:this|dinner)|heute|heut|morgen frueh|noch heute|today',
      `${I}|^(?:just )?ending|forget|skip|no need|no more|erinner\\w*|brauch\\w*|thanks?|goodbye|bye|danke|tschuess`,
    ],
    none: 'schluss mit (?!allem|mir|dem leben)|fast|fasting|fasten|faste|diet|diaet|keto|challenge|whole ?30|streak|relationship|beziehung|marriage|ehe|subscription|abo|trial|membership|bulk|cut|game|spiel|series|serie|season|staffel|book|buch|project|projekt|meeting|with (?:a|an|some|dinner|salad|soup|dessert)|mit (?:einem|einer|salat|suppe|nachtisch)|(?:the |my |a )?day|workout|training|shift|schicht|lent|ramadan|detox|cleanse|saftkur|lol|haha\\w*|(?:him|her|my (?:boyfriend|girlfriend))|party|week|woche|month|monat|year|jahr|sugar|zucker',
  },
  // The last night, an act that needs no name.
  {
    all: [
      '(?:this|tonight|today|heute|das) ~2 (?:my|mein\\w*) (?:very )?(?:last|letzte[rsn]?) (?:night|day|log|entry|message|meal|nacht|tag|abend|eintrag|nachricht)',
      'tonight|over|vorbei|cancel|reminders?|goodbye|danke|thanks|tschuess|erinnerung\\w*|streich\\w*|nacht',
      I,
    ],
    none: 'for today|fuer heute|of today|whole ?30|trial|testphase|subscription|abo|vacation|holiday|urlaub|trip|reise|hotel|shift|schicht|diet|diaet|keto|fast\\w*|challenge|cheat|school|schule|work|arbeit|job|camp|lol|haha\\w*|(?<!my )last night|letzte nacht ~3 (?:nicht|schlecht|gut)|other app|andere app|of (?:the|my)|in (?:the|this|town|paris|berlin)|before (?:surgery|my surgery)',
  },
  {
    all: [
      'heute nacht ~3 (?:mach|mache|tu|tue) (?:ich )?(?:es|s)|(?:mach|mache|tu|tue) (?:ich )?(?:es|s) ~2 heute nacht|(?:doing|do) it tonight|tonight ~3 (?:doing|do) it',
      'danke|thanks|tschuess|goodbye|bye|sorry|leid|bereit',
      I,
    ],
    none: 'meal prep|workout|training|recipe|rezept|lol|haha\\w*|fast|fasten|challenge|cook\\w*|koch\\w*|tips?|tipps?',
  },
  {
    all: [
      'writ(?:e|ing|ten)|wrote|briefe?|letters?|videos?',
      '{kin}',
      'i will not be (?:there|here|around)|ich ~2 nicht mehr (?:da|dabei|hier) (?:bin|sein)|(?:da|dabei) bin ich nicht mehr',
    ],
    none: 'holiday|urlaub|vacation|trip|reise|travel\\w*|abroad|ausland|work|arbeit|lunch ?box\\w*|shift|schicht|deployment|party|lol|haha\\w*',
  },
  {
    all: [MEANS, 'everything is (?:ready|set|prepared)|alles (?:ist )?(?:bereit|vorbereitet|fertig)'],
    none: 'vitamin\\w*|climb\\w*|kletter\\w*|trip|reise|urlaub|suitcase|koffer|pack(?:ed|ing)?',
  },
  // Letters are written.
  {
    all: [
      '(?:written|wrote|finished|sealed|done with|left) ~5 (?:letters?|(?:goodbye|farewell|last) notes?|goodbyes?)|letters? ~5 (?:written|done|ready|finished|sealed|on the table|in the drawer)|briefe?n? ~7 (?:geschrieben|fertig|liegen|liegt|zugeklebt)|abschiedsbriefe?',
      '{kin}|kindern|every ?one|all of them|alle[nrm]?|jede[nrm]?|each',
      'thanks?|thank you|danke|ready|fertig|bereit|goodbye|bye|sorry|tut mir leid|tonight|heute|last|letzte\\w*|calm|ruhig|hid|hidden|versteckt|drawer|schublade|on the (?:\\w+ )?table|auf dem \\w*tisch|nicht mehr da|you (?:were|have been)|everything is (?:done|ready|set)',
    ],
    none: 'santa|christmas|weihnacht\\w*|cover letters?|invitation\\w*|einladung\\w*|birthday|geburtstag\\w*|wedding|hochzeit|thank you (?:notes?|letters?|cards?)|school|teachers?|lehrer\\w*|doctor|arzt|camp|pen ?pal|insurance|versicherung|work|lunch ?box\\w*|recipe (?:cards|notes)|landlord|vermieter|newsletter|mailing',
  },
  // What becomes of the user’s account after death.
  {
    all: [
      '(?:account|data|diary|profile|logs?|entries|photos|everything (?:on|in) here|history|e ?mail\\w*|streaks?|reminders?|erinnerung\\w*|subscription|premium|membership|(?:delet\\w*|loesch\\w*|keep|erase) ~4 (?:everything|alles|it all|all)|konto|daten|tagebuch|profil|eintraege|fotos|abo)',
      '(?:when|once|after|if|wenn|sobald|nachdem) (?:i am|i|ich) ~2 (?:dead|gone for good|no longer (?:alive|here)|not (?:alive|here|around) any ?more|tot|weg bin fuer immer|fuer immer weg|nicht mehr (?:da|hier|am leben|lebe)|gestorben|unter der erde|have died|passed)',
    ],
    none: 'holiday|urlaub|vacation|lol|haha\\w*|game|testament planen|digital (?:estate|legacy)|digitaler nachlass|solicitor|notar|diabet\\w*',
  },
];
