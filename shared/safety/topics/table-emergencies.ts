import { anyCombination } from '../combination.ts';
import { concepts } from '../concepts/index.ts';
import type { Concepts } from '../pattern.ts';

/** Emergencies at the table in plain words. */
const slots: Concepts = {
  ...concepts,
  oddBreath:
    '(?:breath\\w*|wheez\\w*) ~3 (?:weird\\w*|strange\\w*|funny|odd|oddly|off|wrong|noisy|whistl\\w*|rattl\\w*|squeak\\w*|fast|hard|heavy|different|bad)|(?:weird|strange|funny|odd|noisy|whistling|rattling) ~3 breath\\w*|geraeusch\\w* ~3 atm\\w*|(?:grunt\\w*|gasp\\w*|struggl\\w*) ~4 breath\\w*|(?:atmet|atme|atmen|atem|atmung|luft) ~4 (?:komisch|seltsam|anders|schnell|schwer|pfeif\\w*|pfeift|rassel\\w*|roechel\\w*|merkwuerdig|laut|flach)|(?:komisch\\w*|seltsam\\w*|pfeif\\w*|roechel\\w*|merkwuerdig\\w*) ~2 (?:atmet|atem|atmen|atmung)',
  airway:
    '(?:tongue|throat|zunge|hals|rachen|kehle) ~5 (?:swell\\w*|swollen|fat|fatter|thick\\w*|huge|big|bigger|dick|dicker|schwill\\w*|schwell\\w*|geschwollen)',
  noSwallow:
    '(?:can not|can barely|hard to|unable to|trouble|could not) ~1 swallow\\w*|kann ~5 nicht (?:mehr )?(?:\\w+ )?schluck\\w*|schluck\\w* ~3 (?:nicht mehr|kaum|faellt|schwer)|kaum (?:noch )?schluck\\w*',
  ateAny: '{swallowed}|had|hatte|gehabt|after|since|nach|seit|bite|bissen',
  slump:
    'slump\\w*|(?:went|gone|goes|going|turn\\w*|is|looks) (?:all |completely |totally |really |suddenly |just |so )?(?:gr[ae]y|white|blue|ashen|limp)|fell (?:\\w+ )?(?:forward|face first|off|sideways|over)|face first|keeled over|(?:slid|slipped|fell|dropped) ~2 (?:off|from|out of) ~2 chair|zusammengesack\\w*|zusammengesunk\\w*|zusammengesunken|sackt\\w* ~4 (?:zusammen|weg|vom|ab)|(?:kipp|sink|fall|faell)\\w* ~3 (?:vom stuhl|vornueber|zusammen|um|zur seite|aus dem stuhl)|(?:aus dem|vom) stuhl (?:gekippt|gefallen|gerutscht)|weggesackt|(?:went|turned|wird|wurde|ist) ~1 (?:pale|blass|bleich)|eingesackt|eingesunken|slid ~1 under|(?:sits?|sitting|sitzt|liegt) (?:\\w+ )?(?:gr[ae]y|grau)|weggetreten|(?:ganz |voellig |ploetzlich |so )?(?:grau|kreidebleich|aschfahl|blau) (?:im gesicht|geworden|angelaufen)|(?:wird|wurde|ist) ~2 (?:grau|aschfahl|kreidebleich)',
  atTable:
    'table|chair|plate|soup|bowl|dinner|lunch|breakfast|meal|supper|eating|pasta|food|restaurant|canteen|cafe|care home|tisch\\w*|\\w+tisch|stuhl|teller|suppe|essen|mittagessen|abendessen|fruehstueck|kantine|lokal|restaurant|heim',
  silent:
    '(?:not|never|will not|does not|did not|stopped) ~2 (?:answer\\w*|respond\\w*|react\\w*|talk\\w*|speak\\w*|mov\\w*|wak\\w*|say\\w*)|no (?:answer|response|reaction)|keine (?:antwort|reaktion)|(?:nicht|kaum) (?:mehr )?(?:auf)?(?:zu)?wecken|unresponsive|(?:antwort\\w*|reagier\\w*|rede\\w*|sprich\\w*|beweg\\w*|sagt|ruehrt) ~4 (?:nicht|nichts|kaum|nimmer)|nicht (?:mehr )?(?:ansprechbar|geantwortet|reagiert)|face first|(?:gr[ae]y|white|ashen|blue|grau|kreidebleich|aschfahl|blau) ~8 (?:slump\\w*|chair|over|kipp\\w*|stuhl)',
  who: '{someone}|{child}|(?:a|an|the|our|my|old|der|die|ein\\w*|unser\\w*|mein\\w*) (?:\\w+ )?(?:man|woman|lady|guy|guest|customer|resident|patient|friend|uncle|aunt|mann|frau|herr|dame|gast|bewohner(?:in)?|patient(?:in)?|onkel|tante)|woman|man|mum|mom|dad|granddad|grandpa|grandma|granny|oma|opa|papa|mama',
  charge:
    '{child}|^(?:dog|cat|hund|katze)|(?:my|our|the|mein\\w*|unser\\w*|der|die|das) (?:\\w+ ){0,3}(?:year old|\\w*jaehrige[rsn]?|kids?|dog|puppy|cat|kitten|rabbit|hund|huendin|welpe|katze|kater|kaninchen|kinder)|son|daughter|toddler|kid|baby|grandma|grandpa|granny|oma|opa|kleinkind|tochter|sohn|kind|{someone}',
  drank:
    'drank|drunk|drink(?:s|ing)|swallow\\w*|ate|eaten|eating|lick\\w*|sip\\w*|got into|chew\\w*|getrunken|trank|trinkt|geschluckt|verschluckt|gegessen|gefressen|frass|isst|geleckt|abgeleckt|genascht|gesoffen|gelutscht|zerbissen|gebissen|geschleckt|schleckt|(?:took|had|taken|genommen) ~3 (?:sip|swig|gulp|mouthful|bite)|schluck',
  cleaner:
    '{caustic}|{petroleum}|{toxicDrink}|{pesticide}|(?:cleaning|cleaner|chemical) (?:bucket|bottle|cupboard|cabinet|closet|shelf)|(?:under|below|beneath) the (?:kitchen )?sink|putz(?:schrank|eimer|kammer|regal)|(?:unter|schrank unter) der (?:spuele|kuechenspuele)|spuelschrank|putzmittel\\w*|klo ?steine?|toilet blocks?|besenkammer',
  stuckInThroat: '(?:in|down) ~2 (?:throat|windpipe|airway)|im (?:hals|rachen)|in der (?:kehle|luftroehre)',
  noSound:
    '(?:can not|could not|not) ~2 (?:speak|talk|cry|cough|scream|make a sound|breathe)|no (?:sound|air|voice)|kein\\w* ~2 (?:ton|laut|luft|mucks)|(?:kann|bringt) ~3 nicht(?:s)? (?:mehr )?(?:sprechen|reden|husten|schreien|raus)',
  blackedOut:
    'black(?:ed|ing)? out|faint\\w*|passed out|schwarz (?:geworden|vor (?:den )?augen)|umgekippt|ohnmaechtig',
  onFloor:
    '(?:on|auf) (?:the |dem )?(?:\\w+ )?(?:floor|ground|boden|kuechenboden)|am boden|can not (?:get|stand) up|(?:komm\\w*|kann) ~2 nicht (?:mehr )?(?:hoch|auf|aufstehen)',
  soap: '{cleaner}|(?:dish|hand|laundry) ?(?:washing )?(?:soap|liquid|detergent)|dishwashing (?:liquid|soap|detergent)|washing up liquid|fairy liquid|soap|shampoo|spuelmittel|spueli|\\w*seife|duschgel',
  ailing:
    'cough\\w*|wheez\\w*|foam\\w*|froth\\w*|bubbl\\w*|drool\\w*|gag\\w*|vomit\\w*|chok\\w*|burn\\w*|{oddBreath}|sleepy|drowsy|hust\\w*|schaum\\w*|schaeum\\w*|sabber\\w*|wuerg\\w*|{vomiting}|brennt|weint vor schmerz',
};

/** An allergic reaction: hives with strange breath, a swollen tongue after food. */
export const reactsBadly = anyCombination(
  [
    { all: ['{hives}|quaddel\\w*|hives?|welts?', '{oddBreath}'] },
    { all: ['{airway}', '{noSwallow}'] },
    {
      all: ['{airway}', '{ateAny}'],
      none: '(?:every ?time|whenever|immer wenn|jedes ?mal|seit (?:jahren|monaten|wochen)|for (?:weeks|months|years))|cold|flu|tonsil\\w*|mandel\\w*|erkaelt\\w*|halsschmerz\\w*|thick (?:soup|sauce|shake|smoothie)|hals ueber kopf|cow|beef|ox|rind\\w*|kalb\\w*|big (?:bite|breakfast|lunch|dinner|meal|bowl|plate)|fat (?:content|free)|recipe|rezept|roll\\w*',
    },
  ],
  slots,
  'two-sentences',
);

/** Someone at the table who slumps, turns gray and does not answer. */
export const collapsesAtTable = anyCombination(
  [
    {
      all: ['{who}', '{slump}', '{silent}'],
      none: 'hair|haare?|dog|cat|hund|katze|phone|handy|sales|market|paint\\w*|dough|teig|cake|souffle|plant|film|movie|asleep after|lol|haha\\w*',
    },
  ],
  slots,
  'two-sentences',
);

/** A cleaner, or what stood with the cleaners, in a child, an old person or a pet; soap with cough or foam. */
export const swallowedCleaner = anyCombination(
  [
    {
      all: ['{charge}', '{drank}', '{cleaner}'],
      none: 'trap|mouse|maus|kept|keep|lives?|sits?|sleeps?|recipe|rezept|wash\\w*|gewaschen|farbe|kleber|glue|paint\\w*|lack\\w*|cigarettes?|zigaretten?|nikotin\\w*|mercury|thermometer|duenger|vacuum|natron\\w*|soap',
    },
    { all: ['{charge}', '{drank}', '{soap}', '{ailing}'], none: 'recipe|rezept|taste\\w*|schmeckt' },
  ],
  slots,
  'two-sentences',
);

/** Food in the throat of someone who can make no sound. */
export const blocksThroat = anyCombination(
  [{ all: ['{stuckInThroat}', '{noSound}'], none: 'frog|frosch|vor (?:angst|aufregung)|kloss' }],
  slots,
  'two-sentences',
);

/** Someone who fainted and stays on the floor. */
export const liesFainted = anyCombination(
  [
    {
      all: ['{blackedOut}', '{onFloor}', '{someone}|{who}|i|me|ich|mir'],
      none: 'last (?:year|week)|letzte\\w* (?:woche|jahr)|laugh\\w*|lach\\w*|milch|milk',
    },
  ],
  slots,
  'two-sentences',
);
