import type { Combination } from '../../combination.ts';

const I = '(?:i|me|my|myself|ich|mich|mir|mein\\w*)';
const SICK =
  'vomit\\w*|throw\\w* (?:it |food )?up|puk(?:e|ing)|erbrech\\w*|erbrich\\w*|uebergeb\\w*|uebergib\\w*|kotz\\w*|kotzt';
const EASILY =
  '(?:eas(?:y|ier|iest|ily)|smooth\\w*|without (?:hurting|pain|effort)|quick(?:est|ly)|fast(?:est)|leicht\\w*|einfach\\w*|schnell(?:sten|er)?|ohne (?:schmerzen|anstrengung)|quiet\\w*|silent\\w*|leise\\w*|without ~3 (?:gag\\w*|loud|noise|sound|being heard)|soft\\w*|weich\\w*|lautlos|unbemerkt)';
const COMES_UP =
  '(?:wieder )?(?:hochkomm\\w*|rauskomm\\w*)|(?:com(?:e|es|ing)|bring\\w*) ~2 (?:back )?up|(?:kommt|kommen) ~4 (?:hoch|raus|heraus)|(?:laesst|lassen) sich ~4 (?:erbrechen|auskotzen|hochwuergen)';
const DAILY =
  '(?:once|twice|one time|two times|\\d+ ?(?:x|times)) (?:a|per|every) (?:day|week)|daily|every (?:day|night|evening|meal)|(?:ein|zwei|drei)mal (?:am|pro|die|in der) (?:tag|woche)|\\d+ ?mal (?:am|pro) tag|taeglich|jeden (?:tag|abend|morgen)|nach jedem';
const HARMLESS =
  '(?:is|are|how|ist|does|will|kann|can) ~8 (?:safe|ok|okay|bad|harmful|dangerous|unhealthy|healthy|damage\\w*|ruin\\w*|hurt\\w*|harm\\w*|schlimm|schaedlich|gefaehrlich|ok|okay|ungesund|in ordnung|normal)|(?:schlimm|schaedlich|gefaehrlich|ungesund|ruin\\w*|damage\\w*|safe) ~6 ';
const TINY =
  '(?:gum|kaugummis?|sugar ?free gum|zuckerfreie kaugummis?|(?:diet coke|coke zero|cola light|cola zero|black coffee|kaffee schwarz|schwarzer kaffee|ice cubes|eiswuerfel|cigarettes?|zigaretten?))';
const PROUD_OR_AFRAID =
  '(?:proud|stolz|scar(?:ed|es|y)|afraid|angst|in control|kontrolle|strong|stark|powerful|(?:feel\\w*|felt) ~2 light|empty|leer|worried|creep\\w*|erschreck\\w*|panik)';
const THIN = '(?:thin(?:ner)?|skinn(?:y|ier)|slim|duenn\\w*|schlank|mager)';
const DAYS =
  '(?:\\d{1,2}|two|three|four|five|six|seven|a few|several|zwei|drei|vier|fuenf|sechs|sieben|ein paar|mehrere) (?:whole |full |ganze )?(?:days?|tage?n?)|a (?:whole )?week|eine (?:ganze )?woche|(?:until|till|bis) (?:\\w+day|\\w+tag|samstag|mittwoch|sonnabend|the weekend|zum wochenende|prom|(?:the|my) wedding|zur hochzeit)|tagelang|for days';
const NO_FOOD =
  '(?:only|just|nothing but|nur) (?:water|wasser)|water only|not ~4 eat\\w*(?: ~1 (?:anything|at all))?|no food|without (?:any )?(?:food|eating)|eat(?:ing)? nothing|nothing to eat|nichts ~3 ess\\w*|ohne (?:zu )?essen|nicht(?:s)? (?:mehr )?(?:zu )?essen';

/** An eating disorder in plain words. Slots are in `slots.ts`. */
export const eatingPlainWords: readonly Combination[] = [
  // The easiest way to vomit, foods for it, how often is harmless.
  {
    all: [
      `(?:kotzen|erbrechen) am besten|(?:${SICK}) ~5 ${EASILY}|${EASILY} ~7 (?:${SICK})|(?:${SICK}) ~3 (?:am|das) ${EASILY}`,
      'how|what|which|way|trick|teach|thing|foods?|wie|was|welche\\w*|womit|tip\\w*',
    ],
    none: '{ill}|kids?|toddler|child|kind|hangover|stop\\w*|avoid\\w*|prevent\\w*|vermeid\\w*|after vomiting|nach dem (?:erbrechen|uebergeben)|digest\\w*|verdau\\w*|travel\\w*|sick(?:ness)?|gastro\\w*|poison\\w*|gift\\w*|gesicht',
  },
  {
    all: [
      `(?:${COMES_UP})`,
      `${EASILY}|so (?:that )?it|damit`,
      'foods?|thing|meal|essen|was|what|which|welche\\w*|calor\\w*|cal|kalori\\w*|make|soft|weich',
    ],
    none: '{ill}|deadline|topic|search|suche|app|screen|page|seite|tomorrow|weeds|seeds|plants?|pflanzen|stains?|flecken|holiday|conversation|pan|pfanne|teig|dough|idea',
  },
  {
    all: [
      `(?:${SICK})`,
      `${DAILY}|how (?:often|many times)|wie oft`,
      `${HARMLESS}|can i (?:throw|vomit|puke)|(?:kann|darf) (?:man|ich) ~3 (?:${SICK}|jeden)|teeth|zaehne`,
    ],
    none: 'flu|grippe|virus|pregnan\\w*|schwanger\\w*|chemo\\w*|reflux|sick|ill|krank\\w*|dogs?|cats?|hund|katze|morning sickness|my (?:kid|son|daughter|baby)|mein\\w* (?:kind|sohn|tochter|baby)|can not stop|medicine|metformin|ozempic|wegovy|schwindel\\w*|fever|since (?:monday|tuesday|yesterday)|norovirus|migraene',
  },
  // Plans of communities that praise hunger.
  {
    all: [
      '(?:day|tag) \\d+ (?:of |von |der )?(?:the )?abc(?= |$)|abc ~1 (?:day|tag) \\d+|(?:abc|ana|mia|skinny girl|thinspo|ana boot ?camp) ~1 (?:diet|diaet\\w*|plan|boot ?camp|rules?|regeln|meal plan|schedule|calendar|challenge|kalender|tipps?|tips?|fast|kur)|(?:diet|diaet|plan) ~3 (?:for|fuer|von|of|from) (?:pro )?(?:ana|mia)(?= |$)',
      'day|days|tage?n?|plan|schedule|calendar|rules?|regeln|kalender|tips?|tipps?|list|liste|need|give|send|schick\\w*|brauch\\w*|\\d+',
    ],
    none: '{fun}|(?:my|meine) (?:friend|sister|daughter|freundin|schwester|tochter) (?:is |heisst )?(?:ana|mia)|ana (?:hat|has|gave|sent|said|and i|und ich)|mia (?:hat|has|gave|sent|said|and i|und ich)|mamma mia|santa ana',
  },
  // A day of gum and coffee, told with pride or fear.
  {
    all: [
      TINY,
      PROUD_OR_AFRAID,
      'wieiad|day|today|yesterday|gestern|tag|heute|eat|ate|eaten|food|gegessen|esse|essen|meals?',
      `wieiad|gum|kaugummis?|all day|den ganzen tag|since yesterday|seit gestern|only|just|nur|nothing|nichts|what i eat|full day|mein tag|my day`,
    ],
    none: '{notFasting}|{fun}|quit\\w*|smok\\w*|rauch\\w*|aufgehoert|sugar ?free month|without sugar|ohne zucker|strong (?:black )?coffee|starker kaffee|light roast|movie|film|exam|pruefung\\w*|leicht\\w* (?:geroest\\w*|verdaul\\w*)|dentist|zahnarzt|teeth|zaehne|burger|pizza|pasta|steak|salmon|lachs|chicken|haehnchen|rice|reis|oatmeal|haferflocken|sandwich\\w*|eggs?|eier|caffeine|koffein|heart|herz',
  },
  // Bingeing again and again.
  {
    all: [
      '(?:could|can|did|just could) not (?:just )?stop|no control|no brakes?|keine bremse|lose it|lost control|takes over|ferngesteuert|unable to stop|(?:konnte?|kann) ~6 nicht (?:mehr )?(?:aufhoer\\w*|stopp\\w*|bremsen)|nicht (?:mehr )?(?:aufhoer\\w*|stopp\\w*) (?:koenn\\w*|konnte)',
      '(?:second|third|fourth|fifth) time (?:this|in a) week|(?:twice|(?:three|four|\\d+) times) a week|(?:zwei|drei|vier|fuenf)mal (?:die|pro|in der|diese) woche|once a week|einmal (?:die|pro|in der) woche|every (?:single )?week|weekly|every (?:few|other|couple) ~1 (?:days?|weeks?|nights?)|every (?:night|day|weekend|evening)|happens (?:a lot|all the time|again)|again and again|jede (?:woche|nacht)|jeden (?:abend|tag|sonntag)|jedes wochenende|woechentlich|immer wieder|schon wieder|staendig|each week',
      '{food}|pantry|fridge|kuehlschrank|fuer sechs|alles|everything|pluender\\w*|raid\\w*|jars?|glas|loa(?:f|ves)|tub|box|cupboard|schrank|packung|pizz\\w*|toast\\w*|rolls|bread|cream|eat|ate|esse|gegessen|leer|nutella|cereal',
      '(?:empt(?:y|ied)|cleared? out|leer\\w*) ~2 (?:pantry|fridge|cupboard|\\w*schrank)|(?:eat|ate|esse?|gegessen) ~1 (?:for|fuer) (?:\\d+|three|four|five|six|ten|drei|vier|fuenf|sechs|zehn)|(?:everything|nothing|nichts) ~3 (?:fridge|pantry|kuehlschrank|schrank|left)|pluender\\w*|raid\\w*|(?:whole|entire|ganze\\w*|two|three|four|five|six|zwei|drei|vier|fuenf|\\d+) ~4 (?:{food}|jars?|glas|loa(?:f|ves)|tubs?|box\\w*|cupboard|\\w*schrank|packung\\w*|pizz\\w*|\\w*toast\\w*|rolls|cake|bread|nutella)|in (?:an|one|half an|under an|einer|ner|einer halben) ~1 (?:hour|stunde|go|sitting)|auf einmal|in one go|at once|in ~2 (?:minutes|minuten)',
    ],
    none: '{fun}|laugh\\w*|lach\\w*|so good|lecker|recipe|rezept|netflix|game|talking|reden|meal prep|dog|cat|hund|katze|kids?|kinder',
  },
  {
    all: [
      '(?:could|can|did) not (?:just )?stop|no control|lost control|unable to stop|(?:konnte?|kann) ~6 nicht (?:mehr )?(?:aufhoer\\w*|stopp\\w*|bremsen)',
      '(?:whole|entire|ganze\\w*|two|three|four|five|six|zwei|drei|vier|fuenf|\\d+) ~4 (?:{food}|jars?|glas|loa(?:f|ves)|tubs?|box\\w*|cupboard|\\w*schrank|packung\\w*|pizz\\w*|\\w*toast\\w*|rolls|cake|bread|nutella)',
      'in (?:an|one|half an|under an|einer|ner|einer halben) (?:halben )?(?:hour|stunde|go|sitting)|auf einmal|in one go|at once|in ~2 (?:minutes|minuten)|within ~2 (?:hour|minutes)',
    ],
    none: '{fun}|laugh\\w*|lach\\w*|so good|lecker|recipe|rezept|netflix|game|talking|reden|meal prep|dog|cat|hund|katze|kids?|kinder|log|logging|eintragen',
  },
  // Days without food to be thin.
  {
    all: [NO_FOOD, DAYS, `${THIN}|lose (?:weight|kilos?|pounds) fast|abnehm\\w*`],
    none: '{notFasting}|{ill}|doctor|arzt|sugar|zucker|meat|fleisch|thin (?:crust|slices?)|duenn\\w* (?:scheiben|teig)|5 ?: ?2|carbs|snack\\w*|after \\d|nach \\d|fast ?food|suess\\w*|alcohol|alkohol|out|dairy',
  },
  // Pretending to eat before others who insist.
  {
    all: [
      '(?:pretend\\w*|fake|faking|make it look like|look like|act like|act as if|so tu\\w*|taeusch\\w* ~2 vor|(?:tu|tue|tun|taete) (?:ich )?(?:nur )?so|vortaeusch\\w*|vorspiel\\w*|(?:nur )?so tun)',
      '{relatives}|oma|opa|grandma|aunt|tante|they|she|he|sie|er|dinner|abendessen|gegessen|ess\\w*|eat\\w*|ate|lunch|meal',
      '(?:forc\\w*|mak(?:e|es|ing)|want\\w*|watch\\w*|zwing\\w*|will|wollen|schau\\w*|besteh\\w*|dring\\w*|kontrollier\\w*|passt auf|watch\\w*) ~4 (?:me|i|mich|ich|dass|zu|beim)|(?:am|i am|to be|i) eat(?:ing)?|i (?:have )?(?:ate|eaten|finished)|ich (?:\\w+ )?gegessen|aufess\\w*|(?:wuerd\\w*|haett\\w*|esse?) ~3 (?:ich )?(?:ess\\w*|gegessen)|(?:als (?:ob )?(?:ich|wuerd\\w*|haett\\w*))',
      `how|wie|tips?|tipps?|trick\\w*`,
    ],
    none: '{fun}|vegan|meat|fleisch|like (?:it|them|her|his|the food|my)|schmeckt|gefaellt|moegen|recipe|rezept|hack|surprise|kids?|toddler|kinder|allergic|like i cooked|selbst gekocht|gekocht',
  },
  // Fasting out of panic after eating with others or fat.
  {
    all: [
      'panic\\w*|panik|terrif\\w*|scared|afraid|angst|freak\\w*|dare|trau\\w*|guilt\\w*|schuld\\w*',
      'girls|mit essen|brunch|pizza|friends|restaurant\\w*|freund\\w*|anderen|other people|eat(?:ing)? out|dinner|oil|butter|oel|fett|fat|sauce|sosse|birthday|geburtstag\\w*|essen mit|party',
      `(?:fast|fasting|starve|starving|faste|fasten|hunger(?:e|n)|(?:eat|esse|essen) ~5 (?:nothing|nichts)|not eat) ~6 (?:next|following|whole|all|day|days|tag|tage|danach|naechsten|after|aus panik|out of panic)|(?:next|following|naechsten|am) (?:day|tag) ~5 (?:fast\\w*|starve\\w*|nothing|nichts|not eat|hunger\\w*|esse (?:ich )?nichts)|(?:\\d|two|three|zwei|drei) (?:days?|tage) (?:lang )?fast\\w*|fast\\w* ~2 (?:\\d|two|three|zwei|drei) (?:days|tage)|(?:esse|eat) ~3 (?:tagelang|for days) (?:nichts|nothing)|nothing for days|skip ~4 days?|hungere dann|faste ~4 (?:danach|tag)|not eat ~3 (?:day|days)`,
      I,
    ],
    none: '{notFasting}|{fun}|{ill}|break ~2 fast|fastenbrechen',
  },
];
