import { anyCombination } from '../../combination.ts';
import { eatingWords } from './words.ts';

/** Returns whether a text describes getting rid of food, of the user or of someone they worry about. */
export const combinesPurging = anyCombination(
  [
    {
      all: [
        '{meal}|alles',
        '(?:raus|hoch|rauf)(?:ge)?(?:holt|wuerg\\w*|holen|zuholen)|wieder (?:raus|hoch)(?:ge)?(?:holt|holen)',
      ],
      none: 'ofen|kuehlschrank|tiefkuehl\\w*|gefrier\\w*|tasche|{ill}',
    },
    {
      all: [
        '(?:heimlich|secretly|sneak\\w*|immer|always|jedes mal) ~5 (?:klo|toilette|bad|bathroom|toilet)',
        '(?:raus|out|los|rid|up)',
        '{eating}',
      ],
      none: '{ill}',
    },
    {
      all: [
        '(?:can not|not able to|kann|halte?|stand|ertrag\\w*) ~5 (?:food|anything|essen|nichts) ~3 (?:in|inside|drin|in mir)',
        '(?:get|bring|hol\\w*|muss|have) ~4 (?:out|raus)',
      ],
      none: 'oven|{ill}',
    },
    {
      all: [
        '{vomit} ~4 (?:nach|after) ~4 {eating}|(?:nach|after) ~4 {eating} ~5 {vomit}',
        'normal|routine|gewohnheit|habit|daily|taeglich|automat\\w*',
      ],
      none: '{ill}',
    },
    {
      all: [
        '(?:spat|spit\\w*|spuck\\w*|gespuckt|ausgespuckt) ~8 (?:tissues?|napkins?|plastic bag|serviette|taschentuch|tuete|klo|toilet)',
      ],
      none: 'gross|gum|kaugummi|hot|hair|mold\\w*|eklig|haar|phlegm|blood|{ill}',
    },
    {
      all: [
        'diet pills?|fat ?burners?|appetite suppressants?|appetitzuegler\\w*|diaetpillen',
        '{guilt}|cry|crying|heul\\w*|wein\\w*|starv\\w*|hungern',
        '{eating}',
      ],
    },
    {
      all: [
        '(?:get|gets|getting|got) ~4 (?:rid of|out of (?:me|my (?:body|system|stomach)))|(?:los|raus|weg) ?(?:werden|bekommen|kriegen|zukriegen|zubekommen|bringen)|loszuwerden|werd\\w* ~6 los|(?:krieg\\w*|bekomm\\w*|bring\\w*) ~5 (?:wieder raus|aus mir|raus)',
        '{meal}|eat\\w*|ate',
        'eat|eating|ate|eaten|after|calories|gegessen|schnell\\w*|wieder|again|body|stomach|koerper|system|before (?:it|they)|bevor|absorb\\w*',
      ],
      none: 'fridge|freezer|leftovers?|expired|trash|smell|stain\\w*|compost|mold\\w*|taste|diary|log|logged|entry|entries|app|plan|recipe|delete|bloat\\w*|heartburn|hiccups|tagebuch|eintrag|loeschen|vorrat\\w*|lust|hunger|kuehlschrank|{fun}',
    },
    {
      all: [
        '(?:have to|need to|must|got to|always|want to|wants to|urge|going to|make|makes|made|force\\w*|try\\w*|muss|will|moechte|versuch\\w*|zwing\\w*|drang|immer|jedes mal|secret\\w*|heimlich|i go|i run|sneak\\w*|geh\\w*|renn\\w*) ~6 {vomit}|{vomit} ~4 (?:again|muss|will|moechte|so i|damit|secretly|heimlich)',
        '(?:if|when|whenever|after|every|each|because|once|wenn|nach|jede\\w*|sobald|weil) ~6 (?:{eating}|cooks?|cooked|kocht|gekocht)',
      ],
      none: 'keep (?:anything|food) down|sick to my stomach|{ill}',
    },
    {
      all: [
        '{young}',
        '{vomit}|(?:runs?|goes|going|disappear\\w*|lock\\w*|rush\\w*|rennt|geht|verschwindet|sperrt|schliesst) ~6 (?:bathroom|toilet|loo|restroom|bad|klo|toilette|badezimmer)|(?:water|tap|shower|dusche|wasser) (?:running|laeuft)',
        '(?:after|nach) ~3 {eating}|right after|nach (?:dem|jedem) essen',
      ],
      none: 'bites?|hours?|since|seit|diarrh\\w*|durchfall|pain|cramps?|hurts?|schmerz\\w*|{ill}',
    },
    {
      all: [
        '{laxative}|water pills?|entwaesserungs\\w*',
        'took|take|taking|taken|use|using|used|swallow\\w*|buy|bought|found|genommen|nehm\\w*|nimmt|schluck\\w*|geschluckt|brauch\\w*|gekauft|gefunden',
        '{eating}|cake|pizza|ice cream|torte|kuchen|eis|weigh\\w*|scale|waage|wiegen|{slim}|daughter|tochter|room|zimmer|friend|freundin|every|jeden|binge',
      ],
      none: 'constipat\\w*|verstopf\\w*|prescri\\w*|verschrieb\\w*|doctor|arzt|colonoscop\\w*|darmspiegel\\w*|surgery|op|hospital|heart|herz\\w*|blood pressure|blutdruck|with food|before meals|dog|cat',
    },
    {
      all: [
        '(?:chew|chews|chewing|chewed|kaue?n?|kaut|gekaut)',
        '(?:spit\\w*|spat|spuck\\w*|ausspuck\\w*|gespuckt|ausgespuckt)',
        '{meal}|food|everything|alles|only|nur|cake|chocolate|calor\\w*|kalori\\w*|swallow\\w*',
      ],
      none: 'gum|kaugummi|tobacco|bones?|seeds?|pits?|gristle|kerne?|knochen|{ill}',
    },
  ],
  eatingWords,
);

/** Returns whether a text describes paying for food with exercise or fasting. */
export const combinesCompensating = anyCombination(
  [
    {
      all: [
        '{guilt}|geekelt|still feel fat|so fat',
        '(?:\\d+|two|three|four|zwei|drei|vier) (?:hours?|stunden) ~3 {exercise}|{exercise} ~4 (?:\\d+|two|three|four|zwei|drei|vier) (?:hours?|stunden)',
      ],
      none: '{fun}',
    },
    {
      all: [
        '(?:[5-9]\\d\\d|\\d{4,}|(?:[3-9]|three|four|five|drei|vier) (?:hours?|stunden)) ~3 {exercise}|{exercise} ~3 (?:[3-9]|three|four|five|drei|vier) (?:hours?|stunden)|(?:[5-9]\\d\\d|\\d{4,}) (?:sit ?ups|push ?ups|crunches|jumping jacks|burpees|kniebeugen|liegestuetze)',
        '(?:because|cause|for|weil|wegen) (?:i |ich )?~3 (?:ate|eat|eating|had|gegessen|esse)|because i ~2 (?:ate|had)|weil ich ~6 (?:gegessen|hatte)',
      ],
      none: 'steps|schritte|race|{fun}',
    },
    {
      all: [
        '(?:secret\\w*|heimlich|nachts|at night|\\d am) ~6 {exercise}|{exercise} ~8 (?:secret\\w*|heimlich|\\d am)',
        'no ?body|no one|secret\\w*|heimlich|parents|eltern|keiner|niemand',
        'knows?|sees?|notic\\w*|hear|merk\\w*|weiss|{eating}|{slim}',
      ],
      none: 'surprise|race|marathon|{fun}',
    },
    {
      all: [
        '(?:have to|need to|must|got to|better|should|muss|musste|soll\\w*|will) ~8 (?:(?:burn|run|work|sweat|walk|exercise|train) ~4 off|abtrainier\\w*|abarbeit\\w*|wegtrainier\\w*|verbrenn\\w*|abstrampel\\w*|abschwitz\\w*|weglauf\\w*|ablauf\\w*|(?:run|exercise|work out|laufen|sport|trainieren) ~3 (?:until|till|bis))',
        'or (?:else )?i|otherwise|{guilt}|{fear}|cry|can not sleep|allowed|deserve|so fat|every (?:single )?(?:calorie|bite|meal|gram)|sonst|dreh\\w*|heul\\w*|erlaub\\w*|darf|jede (?:einzelne )?kalorie|jeden bissen|faint|umfall\\w*',
      ],
      none: '{fun}',
    },
    {
      all: [
        '(?:no|kein\\w*) (?:more )?(?:food|dinner|lunch|meals?|essen|abendessen|mahlzeit\\w*)|(?:not allowed|only allowed|allow my ?self|do not let my ?self|have not earned|forbid\\w*|darf|erlaub\\w*|verbiete\\w*|goenne?) ~8 {eating}|{eating} ~4 (?:darf ich|not allowed|only allowed|verboten)',
        '(?:until|till|unless|only (?:if|when|after)|not before|bis|bevor|erst|nur wenn|only) ~8 (?:{exercise}|lose|pounds|kg|kilos?|abgenommen|abnehm\\w*)',
      ],
      none: 'weigh ~3 (?:rice|food|meat)|blood|doctor|gluten|dentist|blut\\w*|arzt|surgery|op|ramadan|hike|race|{fun}',
    },
    {
      all: [
        '(?:sport|exercis\\w*|work ?out\\w*|run\\w*|train\\w*|cardio|gym|laufen|joggen|laufband|treadmill) ~6 (?:until|till|bis) ~5 (?:collaps\\w*|faint\\w*|pass out|drop|throw up|bleed|umfall\\w*|zusammenbrech\\w*|umkipp\\w*|schwarz|nicht mehr kann)',
        '{eating}|{guilt}|every|jede\\w*|always|immer|{slim}',
      ],
      none: '{fun}',
    },
    {
      all: [
        '{nothing}|fast(?:ing)?|faste\\w*|starv\\w*|hunger\\w*',
        '(?:because|after|since|weil|nach|wegen) ~8 (?:{guilt}|binge\\w*|pig\\w*|too much|fressanfall|zu viel|fat|fett|dick|weighed|scale|waage)|punish\\w*|make up for|straf\\w*|wiedergutmach\\w*|deserve|verdien\\w*',
      ],
      none: 'full|fatty|too much work|stomach ?ache|busy|voll|bauchweh|trans fat|{ill}|{fun}',
    },
  ],
  eatingWords,
);

/** Returns whether a text describes eating without control. */
export const combinesBingeing = anyCombination(
  [
    {
      all: [
        '(?:ate|eat|eaten|eating|devour\\w*|inhal\\w*|stuff\\w*|shov\\w*|finish\\w*|gegessen|gefressen|fress\\w*|ess|esse|verschlung\\w*|gestopft|stopf\\w*|reingestopft|leer ?gefressen|schling\\w*)',
        '(?:possessed|out of my body|neben mir|im rausch|trance|zombie|like (?:a|an) (?:monster|animal|machine|robot)|autopilot|(?:can|could) not (?:make my ?self )?stop|no control|lost control|out of control|until it hurt\\w*|hated my ?self|hate my ?self|cried|crying|numb|secret\\w*|did not even taste|konnte nicht aufhoeren|kann nicht aufhoeren|ferngesteuert|besessen|kontrolle|heimlich|heul\\w*|wein\\w*|{guilt})',
        '(?:whole|entire|everything|all|fridge|pantry|kitchen|boxe?s?|loaf|packs?|again|night|ganze\\w*|alles|kuehlschrank|packung\\w*|tafel\\w*|wieder|nachts|until|bis|food|essen)',
      ],
      none: 'baby|movie|film|series|wine|weinblatt\\w*|onions?|zwiebel\\w*|hate my ?self lol|talking|{fun}|{ill}',
    },
  ],
  eatingWords,
);
