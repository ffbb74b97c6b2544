import type { Combination } from '../../combination.ts';

const I = '(?:i|me|my|myself|ich|mich|mir|mein\\w*)';

/** What hides disordered eating from others, and what it does to oneself. Slots are in `slots.ts` and `pretexts.ts`. */
export const eatingDisguises: readonly Combination[] = [
  // An illness that is only claimed; a check that is outwitted; food that costs sport.
  {
    all: [
      '(?:tell|telling|told|say|saying|claim\\w*|pretend\\w*|sag\\w*|erzaehl\\w*|behaupt\\w*|erfind\\w*|tu\\w* (?:ich )?so)',
      'allerg\\w*|intoleran\\w*|unvertraeglich\\w*|vegan\\w*|gluten\\w*|fasting|ate already|already ate|already eaten|stomach ?ache|sick|bauchweh|schlecht|uebel|schon gegessen|satt',
      `so (?:that )?i ~3 not ~2 eat|to (?:avoid|skip|get out of) (?:eat\\w*|dinner|lunch|food|meals)|damit ich ~5 nicht(?:s)? ~3 ess\\w*|damit ich ~5 ess\\w* ~1 nicht|um nicht(?:s)? ~3 ess\\w*`,
    ],
    none: '{fun}|meat|fleisch|doctor (?:said|told)|arzt|kids?|kind',
  },
  {
    all: [
      `(?:{friends}) ~2 (?:checks?|checking|controls?|inspects?|watch\\w*|looks? (?:in|at)|kontrollier\\w*|schaut|guckt|prueft)`,
      'lunch ?box|plate|bowl|pausenbrot|brotdose|teller|schuessel|{food}',
      'empty|get ~2 rid|hide|throw ~3 away|flush|leer\\w*|loswerd\\w*|versteck\\w*|wegwerf\\w*|verschwind\\w*|entsorg\\w*',
      'how|where|without|trace|wie|wo|ohne|unauffaellig|before',
    ],
    none: '{notHiding}|{fun}',
  },
  {
    all: [
      '(?:every|each|jede\\w*) (?:\\w+ )?(?:bite|calorie|gram|bissen|kalorie|gramm|snack|cookie|keks) ~5 (?:costs?|means|kostet|bedeutet|heisst|equals|earns?) ~3 \\d+|(?:erst|first|only after|not before) ~4 {burn}',
      '{burn}',
      '(?:costs?|kostet|bedeutet|heisst|means|equals|earns?) ~3 \\d+|dann darf ich|(?:then|before) i (?:am allowed|may|can have|get to eat|deserve)|allowed to (?:eat|have)',
      '{food}|jogh?urt|yogh?urt|bite|bissen|calorie|kalorie|gram',
    ],
    none: '{fun}|{notFasting}|coach|doctor|arzt|trainer|digest\\w*|verdau\\w*|shower|dusche',
  },
  // Food that was brought up on purpose, or is chosen for it.
  {
    all: [
      '{vomit}|(?:came|comes?|coming) ~2 (?:back )?up|(?:alles|everything|all of it|it all) (?:\\w+ )?(?:wieder )?(?:raus|hoch|up|out)(?= again|$| und| and)',
      'on purpose|deliberately|absichtlich|mit absicht|freiwillig|(?:foods?|what|was|welche\\w*) ~6 (?:eas(?:y|ier|iest|ily)|leicht\\w*|einfach\\w*)|(?:easiest|best) (?:foods?|things?)|reingestopft|gestopft|gefressen|binged|stuffed|pig(?:ged)? out',
      '{food}|foods?|{meal}',
    ],
    none: '{notExpelled}|not on purpose|nicht (?:mit )?absicht\\w*|not ~2 (?:throw|vomit|puke)|avoid|travel\\w*|reise\\w*|recipe|rezept|clear\\w* ~2 out|came up with|hurl\\w*|heav\\w*|bring (?:up|out)|picnic|spring clean\\w*',
  },
  // A low limit, hunger or chewed food that others must not notice.
  {
    all: [
      '(?:stay|keep|be|bleib\\w*|eat|get|ess\\w*) ~3 (?:under|below|unter|max) ~1 [1-7]\\d\\d',
      'without ~4 (?:notic\\w*|know\\w*|see\\w*|find\\w*|suspect\\w*)|ohne dass ~6 (?:merk\\w*|seh\\w*|sieht|auffaellt|mitbekomm\\w*|weiss)|so ~2 (?:no one|nobody|they|she|he)|unauffaellig|secretly|heimlich',
    ],
    none: '{fun}|euros?|dollars?|budget|grams?|gramm|salt|carbs|sodium',
  },
  {
    all: [
      `(?:{friends}) ~2 (?:thinks?|believes?|glaub\\w*|denk\\w*|meinen)`,
      '(?:but|aber) ~4 (?:not eat|starv\\w*|never eat|skip\\w*|throw|puke|nicht(?:s)? ess\\w*|ess\\w* ~3 nicht(?:s)?|hunger\\w*|kotz\\w*)|(?:in (?:reality|truth|wahrheit|wirklichkeit)|really|eigentlich) ~4 (?:not eat|starv\\w*|nicht(?:s)?|hunger\\w*)',
      I,
    ],
    none: '{fun}|meat|fleisch|fish|fisch|gluten|dairy|sugar|zucker|breakfast|fruehstueck|vegan|enough|genug|veg\\w*|gemuese|protein|late|out|{notFasting}',
  },
  {
    all: [
      'chew(?:s|ed|ing)?|(?:zer)?kau(?:e|en|t)|gekaut',
      'napkins?|serviette\\w*|tissues?|taschentuch|taschentuecher|(?:plastic )?bags?|tuete',
      '{food}|{meal}|bite',
      I,
    ],
    none: '{ill}|kids?|child|kind|son|daughter|gum|kaugummi|bones?|gristle|tough|zaeh|knorpel|seeds?|kerne?|schmeckt|tobacco|log|bought|gekauft',
  },
  // Dirty after food; weight that must never stop falling.
  {
    all: [
      '(?:feel\\w*|felt|fuehl\\w*) ~3 (?:dirty|filthy|contaminated|impure|schmutzig|dreckig|unrein|verdorben)',
      '(?:after|nach|when|wenn|because|weil) ~4 {food}',
      I,
    ],
    none: '{fun}|{ill}|hands?|haende|fingers?|kitchen|kueche|shower|dusche|clothes|greasy|fettig',
  },
  {
    all: [
      'kilos?|kg|pounds|lbs|weight|gewicht|lighter|leichter|abnehmen|losing',
      '(?:dass es|it|this|es) ~2 (?:never|nie\\w*) ~2 (?:stops?|ends?|aufhoer\\w*|endet)|not (?:want|let) (?:it|this) ~1 (?:stop|end)|never want (?:it|this) to (?:stop|end)',
      I,
    ],
    none: '{fun}|pain|schmerz\\w*|bleed\\w*|plateau|hunger|cravings?|gain\\w*|zunehm\\w*',
  },
  {
    all: [
      '{young}',
      '{food}|pausenbrot\\w*|lunch ?box',
      '{dispose}',
      '{burn}',
      'nachts?|night|secret\\w*|heimlich|hours|stunden|every|jede\\w*',
    ],
    none: '{ill}|toddler|kleinkind|picky|dog|hund|surprise|candy|sweets|suess\\w*|marathon|team',
  },
  {
    all: [
      '(?:eat\\w*|ess\\w*) ~5 (?:bathroom|toilet|closet|locked|dark|bad|klo|toilette|schrank|dunkeln)',
      '(?:only|nur noch|always|immer)',
      I,
    ],
    none: '{fun}|{ill}|not bad|so bad|bad (?:food|stuff|things|day)|bad for|dark chocolate|kids?|toddler|renovat\\w*|log',
  },
  // Hunger that is loved, the least that is survived.
  {
    all: [
      '(?:hungry|hunger|empty|emptiness) ~4 (?:favou?rite|best) (?:feeling|part|time)|(?:favou?rite|best) feeling ~3 (?:hungry|hunger|empty)|lieblingsgefuehl|(?:love|like|enjoy|glad|happy|freue?|liebe?|geniess\\w*|mag) ~5 (?:stomach|belly|magen|bauch) ~2 (?:growl\\w*|rumbl\\w*|knurr\\w*)',
    ],
    none: '{fun}|{notUnfed}|before|vor dem|vorfreude',
  },
  {
    all: [
      '(?:least|minimum|lowest|wenigste\\w*|mindeste\\w*|minimum) ~5 (?:eat|food|calories|kcal|essen|kalorien)',
      '(?:not|without|ohne|nicht|before) ~3 (?:faint\\w*|pass\\w* out|collaps\\w*|dying|umkipp\\w*|umzukipp\\w*|ohnmaechtig|umzufallen)',
    ],
    none: '{ill}|marathon|race|hike',
  },
  {
    all: [
      '(?:can not|not allowed to|not let my ?self|never|will not) ~1 eat(?= |$)|(?:darf|kann) (?:ich )?~2 nicht(?:s)? ess\\w*',
      '(?:if|unless|wenn) ~6 (?:burned|burnt|run|ran|walked|worked out|trained|exercised|verbrannt|gelaufen|trainiert)|until ~3 (?:burned|burnt|run \\d|walked|verbrannt)|bis ~4 (?:verbrannt|gelaufen|trainiert)',
    ],
    none: '{notFasting}|{ill}|oven|pan|burnt food|verbrannt(?:es|e) (?:essen|brot|toast)|toast|much|viel',
  },
  {
    all: [
      'vomit|puke|kotze|erbrochene\\w*',
      'shower|toilet|sink|bathroom|drain|dusche|klo|toilette|waschbecken|abfluss',
      '(?:asked|asks?|ask|notic\\w*|found|smell\\w*|gefragt|fragt|gemerkt|gefunden)',
      '{friends}|what (?:do|can) i (?:say|tell)|was sag\\w* ich',
    ],
    none: '{ill}|kids?|son|daughter|kind',
  },
  {
    all: [
      'could not stop|konnte ~3 nicht (?:mehr )?(?:aufhoeren|stoppen)',
      'ate|eaten|gegessen|gefressen',
      '(?:then|dann|danach) ~3 (?:the|all|die|den|das|noch)|rest of|(?:whole|ganze[nrs]?) (?:box|bag|pack\\w*|loaf|tueten?|tafel\\w*)',
      '{food}',
    ],
    none: '{fun}|laugh\\w*|sneez\\w*|cough\\w*|dog|hund|baby|so good|lecker',
  },
  {
    all: [
      'fast(?:ing|ed)?|faste\\w*',
      'until|till|bis|for',
      'to (?:fix|undo|correct|make up|balance|cancel)|because i ~2 (?:licked|ate|had|tasted)|um ~3 (?:auszugleichen|gutzumachen|wiedergutzumachen)|weil ich ~5 (?:gegessen|genascht|probiert|geleckt)',
    ],
    none: '{notFasting}|{ill}',
  },
  {
    all: [
      'high|rush|kick|thrill|proud|stolz|strong|powerful|stark',
      '(?:bed|bett|sleep|schlafen) ~3 (?:without (?:eating|dinner|food)|ohne (?:essen|abendessen|zu essen)|hungry|hungrig|empty|leer\\w*)',
      I,
    ],
    none: '{fun}|{ill}|not proud|strong coffee|high protein',
  },
  {
    all: [
      'how (?:many|long) ~4 (?:hours?|minutes|km|miles|steps|burpees|laps|run|row|walk)|wie (?:viele?|lange) ~4 (?:stunden|minuten|km|schritte|burpees|laufen|rudern)',
      '{food}',
      'guilt\\w*|schuld\\w*|schlechtes gewissen|asham\\w*|schaem\\w*|hate my ?self|hasse mich|deserv\\w*',
    ],
    none: '{fun}|guilt ?-?free|dog|hund',
  },
  {
    all: [
      '{young}|{friends}',
      'knuckles|knoechel|fingerknoechel',
      'raw|scrap\\w*|bruis\\w*|scarr?\\w*|bleed\\w*|callus\\w*|kaputt\\w*|wund\\w*|blutig\\w*|aufgeschuerft\\w*|narben|schwielen',
      '{fed}|{food}|bathroom|toilet|bad|klo|dus(?:che|chen)|meals?',
    ],
    none: '{fun}|box\\w*|climb\\w*|kletter\\w*|fell|gestuerzt|bike|rad|ham|haxe|eczema|neurodermitis',
  },
  // A body that gives signs, medicine that is misused, company in it.
  {
    all: [
      'periods?|periode|regelblutung|menstruation',
      'without ~3 (?:gain\\w*|eating more|weight)|ohne ~3 (?:zuzunehmen|mehr zu essen)',
    ],
    none: '{fun}|pill|pille|menopaus\\w*',
  },
  {
    all: [
      'adderall|ritalin|vyvanse|elvanse|stimulants?|adhd (?:meds?|pills?)|nicotine|nikotin\\w*|caffeine pills|koffeintabletten',
      '(?:so|damit|to|um|for|gegen) ~5 (?:not|no|nicht|kein\\w*|less|kill|weniger|hunger|suppress) ~3 (?:hungry|hunger|eat|appetite?|ess\\w*|$)',
      'took|take|taking|use|using|nehm\\w*|genommen|steal|stole|borrow\\w*',
    ],
    none: '{fun}|doctor|arzt|prescribed|verschrieben|side effect|nebenwirk\\w*|quit\\w*',
  },
  {
    all: [
      '(?:abnehm|hunger|fasting|starv\\w*|diet|weight ?loss|ana)? ?(?:buddy|buddies)|abnehmbuddy|(?:partner|group|gruppe) ~3 (?:starve|fast|hungern)',
      '(?:under|unter|below|max\\w*|only|nur) ~1 [1-7]\\d\\d(?= |$)',
    ],
    none: '{fun}|grams?|gramm|euros?|protein|km',
  },
  // A no to every wish to eat.
  {
    all: [
      '(?:say|tell|write|text|shout|yell|schreib\\w*|sag\\w*|send) ~5 (?:no|nein|stop|stopp|do not|not to|lass es)',
      '(?:when(?:ever)?|every time|if|wenn|sobald|jedes mal wenn) i(?:ch)? ~3 (?:eat|food|hungry|essen|ess|hunger|hungrig)(?= |$)',
    ],
    none: '{fun}|{notFasting}|after (?:\\d|dinner)|late|spaet|nach \\d|meat|fleisch|sugar|zucker|snack\\w*|allerg\\w*|gluten|not hungry|bored|full|satt|langeweile|too (?:fast|much)|zu (?:schnell|viel)',
  },
];
