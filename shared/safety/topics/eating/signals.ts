import type { Combination } from '../../combination.ts';

const I = '(?:i|me|my|myself|ich|mich|mir|mein\\w*)';
const FED_UP = '{ill}|{notRitual}';

/** Signs of disordered eating that stand for themselves, each as two or three parts. Slots are in `slots.ts`. */
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
      '(?:not|never|hardly) (?:\\w+ ){0,4}deserv\\w* ~4 (?:food|eat|eating|dinner|lunch|breakfast|meals?|to eat|carbs)|(?:essen|abendessen|fruehstueck|mittagessen|mahlzeit) ~3 (?:nicht|kein\\w*) (?:mehr )?verdien\\w*|verdien\\w* ~3 (?:kein|nichts zu|nicht zu) ess\\w*|kein (?:essen|abendessen) verdient',
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
      '(?:fat|huge|big|bigger|whale|cow|pig|chubby|enormous|(?:see|seeing|have|just|only) ~3 (?:rolls|flab|blubber|lard)|fett\\w*|dick\\w*|wal|zu viel|moppelig|schwein|speckroll\\w*|(?:seh\\w*|habe|nur) ~3 (?:roellchen|rollen|speck|wabbel\\w*))',
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
  // A voice that forbids food.
  {
    all: [
      '(?:voices?|stimmen?) ~4 (?:head|kopf|me|mir|inner\\w*|sag\\w*|says?|tell\\w*|scream\\w*|schrei\\w*)|inner(?:e)? (?:voice|stimme)',
      '{food}|{eating}|thin|skinny|duenn',
      'fat|pig|cow|disgust\\w*|fett\\w*|dicke?|schwein|sau|not allowed|stop eating|do not (?:eat|deserve)|darf ~2 nicht|hoer auf|nicht ess\\w*|verdien\\w*|kein hunger|purge|gain\\w*|zunehm\\w*',
      I,
    ],
    none: '{ill}|{fun}|voice (?:log|input|note|entry)|spracheingabe|low ?-?fat|fettarm\\w*',
  },
  // A loved one who weighs far too little and does not eat.
  {
    all: [
      '{young}',
      '(?:nur noch|nur|only|down to|just|gerade mal|bloss noch|noch) ~1 (?:2[5-9]|3\\d|4[0-4])(?:\\.\\d)? ?(?:kg|kgs|kilos?)|(?:only|down to|just) ~1 (?:[6-8]\\d|9[0-5]) ?(?:lbs?|pounds)',
      '(?:kein\\w*|no|not|never|nie) ~2 (?:hunger|hungry|hungrig|appetit\\w*|appetite)|(?:says?|sagt|claims?|behauptet) ~5 (?:fine|okay|eaten|ate|gegessen|gut|fat|dick|nichts|normal)|{nothing}|isst|ess\\w*|eats?|eating|screams?|schreit|diet|diaet|waage|scale|trains?|trainiert|joggt|sport|exercis\\w*',
    ],
    none: `{ill}|picky|toddler|kleinkind|(?:[1-9]|1[0-2]) (?:jahre?|years?|yo|yrs)|(?:[1-9]|1[0-2]) ?jaehrig\\w*|old age|dement\\w*|oma|grandma|dog|hund|luggage|wants? to gain|zunehmen`,
  },
  // A loved one who trains for hours and panics over other food.
  {
    all: [
      '{young}',
      '(?:isst|eats?|eating) ~3 (?:nur|only|nothing but|nichts als|ausschliesslich)|(?:nur|only) ~4 (?:isst|eats)',
      '(?:train\\w*|exercis\\w*|works? out|gym|run\\w*|sport|lauf\\w*|joggt|rennt) ~5 (?:\\d+|two|three|four|hours|twice|every|zwei|drei|vier|stunden|zweimal|jeden)|(?:\\d+|two|three|four|zwei|drei|vier|hours of|stunden) ~3 (?:train\\w*|exercis\\w*|gym|running|sport|cardio)',
      'cr(?:y|ies|ied|ying)|panic\\w*|freak\\w*|melt ?down|refus\\w*|scream\\w*|obsess\\w*|guilt\\w*|thin\\w*|skinny|weint|panik|rastet|weigert|schreit|besessen|duenn\\w*|mager|abgenommen|zittert|dreht durch',
    ],
    none: `{ill}|picky|bulk\\w*|muscle|muskel\\w*|gain|coach says|marathon training plan`,
  },
  // A loved one who hides food or eats by strict rules, and gets thin.
  {
    all: [
      '{young}',
      '{food}|grapes?|lettuce|cucumber|trauben?|gurken?|salat',
      '{dispose}|{ritual}|cut\\w* ~4 (?:four|half|quarters|pieces|bits)|schneidet ~5 (?:vier|winzig\\w*|stuecke\\w*)|weighs ~3 (?:every|all|each|her|his)|wiegt ~3 (?:alles|jede\\w*)|counts|zaehlt',
      '(?:lost|losing|dropped|abgenommen|verloren) ~4 (?:\\d+|so much|a lot|weight|kilos?|kg|pounds|stone|viel)|\\d+ ?(?:kilos?|kg|pounds) (?:\\w+ )?(?:lighter|less|leichter|weniger|abgenommen)|(?:so|too|getting|very|is|zu|so|sehr) (?:\\w+ )?(?:thin|skinny|bony|duenn|mager|abgemagert)|bones?|ribs|shoulder blades?|spine|schulterblaetter|wirbelsaeule|knochen|rippen|underweight|untergewicht\\w*|{baggy}|(?:thinks?|says?|believes?|calls? (?:her|him) ?self) ~4 fat|(?:findet|fuehlt) ~4 (?:dick|fett)',
    ],
    none: `{ill}|toddler|kleinkind|\\d+ months?|monate|dement\\w*|alzheimer\\w*|old age|teeth\\w*|zahn\\w*|dog|hund|choking|verschluck\\w*|recipe|rezept|not lost|lost ~3 (?:tooth|teeth|job|phone|lunch ?box)`,
  },
  // A loved one who hardly eats and fears weight.
  {
    all: [
      '{young}',
      '{nothing}|(?:not|has not|have not) eaten|(?:barely|hardly|scarcely|rarely|never) ~2 (?:eats?|eaten|touch\\w*)|picks? at|only ~3 (?:eats?|eating) ~3 (?:salads?|lettuce|fruit|vegetables|apples?|rice cakes?|soup)|(?:eats?|eating) ~2 only ~3 (?:salads?|lettuce|fruit|vegetables|apples?|rice cakes?)|(?:isst|ess\\w*) ~3 (?:nur noch|kaum|fast nichts|nichts|nicht mehr)|skip\\w* ~3 (?:meals|lunch|dinner|breakfast)|(?:laesst|lassen) ~4 (?:mahlzeiten|fruehstueck|mittag\\w*|abendessen) (?:aus|weg)|refus\\w* ~3 (?:eat|food)|weigert sich ~4 ess\\w*',
      '(?:she|he|they|her|him|sie|er)? ?(?:is )?(?:so |too |feels? |still )*(?:fat|thin|thinner|skinny|bony)|weigh\\w*|scale|gym|exercis\\w*|hours of|work(?:ing)? out|mirror|lost ~3 (?:weight|kilos?|pounds|kg)|calor\\w*|dick|fett|duenn\\w*|waage|wiegt|abgenommen|sport|stunden|spiegel|kalorien|joggt|rennt|schwindlig|dizzy|faint\\w*|{baggy}|lock\\w*|secret\\w*|heimlich|schliesst sich',
    ],
    none: `{ill}|picky|toddler|kleinkind|\\d+ months?|monate|old age|grandma|oma|opa|grandpa|dement\\w*|chemo|teeth\\w*|teething|zahn\\w*|fever|vegan|dinner ideas?|ideen|wants? to gain|zunehmen`,
  },
];
