import { anyCombination } from '../../combination.ts';
import { eatingWords } from './words.ts';

/** Returns whether a text describes eating almost nothing, with pride, shame or in secret. */
export const combinesRestricting = anyCombination(
  [
    {
      all: [
        '(?:over|above|more than|past|exceed\\w*|ueber|mehr als|hit|keine|nicht) ~3 (?:[2-9]\\d\\d|1[0-2]\\d\\d) ?(?:kcal|cals?|calories|kalorien)',
        '{fear}|{guilt}|cry\\w*|panik|rast\\w* ~2 aus|dreh\\w* ~2 durch|flipp\\w* ~2 aus|heul\\w*|wein\\w*',
      ],
      none: '{fun}|sodium|wein (?:mit|hat)',
    },
    {
      all: [
        '(?:cut\\w*|tear\\w*|schneid\\w*) ~4 (?:tiny|small|winzig\\w*|kleine) ~2 (?:pieces|bites|stuecke\\w*)',
        'skip|not eat\\w*|no ?body|no one|hide|looks? like|pretend|keiner|niemand|als haette',
      ],
      none: 'baby|toddler|kids?|kind|kleinkind',
    },
    {
      all: [
        '(?:allow\\w* my ?self|erlaub\\w* (?:ich )?mir|goenn\\w* (?:ich )?mir|(?:living|lives?|lebt|lebe|survives?|surviving) ~3 (?:on|off|von)) ~5 (?:apples?|banana|lettuce|cucumbers?|celery|rice cakes?|an? egg|carrots?|apfel|gurken?|reiswaffeln?|salatblatt|karotten?|knaeckebrot|diet coke|cola light|kaffee|coffee|gum|kaugummi)',
        'only|nur|just|a day|am tag|per day|{young}|and (?:diet coke|water|coffee|gum)',
      ],
      none: 'farm|snack|dessert|treat|{fun}',
    },
    {
      all: [
        '(?:looking for|need|want|any|suche?) ~4 (?:someone|buddy|buddies|partner|anyone|jemand\\w*) ~4 (?:starve|restrict|purge|not eat|hungern|zu hungern|nichts ess\\w*)',
      ],
    },
    {
      all: [
        '(?:scale|waage|number|zahl|gewicht|weight|gramm|gram) ~5 (?:decides?|determines?|bestimmt|entscheidet|dictates?) ~6 (?:eat|essen|esse|day|tag|worth|wert)',
      ],
      none: 'portion\\w*|price|preis|postage',
    },
    {
      all: [
        '{nothing}|(?:only|just|under|nur|unter|blos) ~4 (?:\\d{2}|[1-5]\\d\\d) ?(?:kcal|cal|cals|calories|kalorien)|(?:eat|ate|ess\\w*|gegessen|on|bei) ~3 (?:\\d{2}|[1-4]\\d\\d) ?(?:kcal|cal|cals|calories|kalorien)|(?:only|just|nothing but|nur) ~3 (?:water|tea|coffee|wasser|tee|kaffee)|(?:water|wasser) only|starv\\w*',
        '{proud}|still too much|too much already|immer noch zu viel|{guilt}|want to go lower|noch weniger|addict\\w*|suechtig|nobody notic\\w*|keiner merkt\\w*|thin enough|duenn genug|so fat|zu fett',
      ],
      none: 'filling|quick (?:and|dinner|lunch|meal|snack)|was schnelles|ramadan|lent|yom kippur|1[4-9] ?:? ?\\d|20 4|intermittent|intervall\\w*|omad|window|fenster|junk|sugar|sweets?|chocolate|candy|cookies?|snack\\w*|meat|zucker|suess\\w*|schoko\\w*|fleisch|chips|seconds|alcohol|alkohol|fast food|dairy|gluten|bread|out|after \\d|between|nach \\d|for breakfast|as a snack|strong coffee|{fun}|{ill}',
    },
    {
      all: [
        '(?:skip\\w*|avoid\\w*|lass\\w*|auslass\\w*|weglass\\w*|streich\\w*|cut\\w* out) ~2 (?:all|every|most|each|alle|jede|fast alle|saemtliche|all of) ~2 (?:meals?|food|mahlzeit\\w*|essen)(?= |$)',
      ],
      none: 'processed|fast food|junk|plastic|packaged|ramadan|animal|{ill}',
    },
    {
      all: [
        '(?:hid|hide|hides|hiding|hidden|slid\\w*|slip\\w*|sneak\\w*|scrap\\w*|kipp\\w*|flush\\w*|feed|feeds|feeding|fed|dump\\w*|toss\\w*|spit\\w*|throw\\w*|threw|versteck\\w*|weg ?werf\\w*|wegschmeiss\\w*|weggeworfen|weggeschmissen|verfuetter\\w*|entsorg\\w*|spuel\\w*) ~3 (?:my|her|his|mein\\w*|ihr\\w*|sein\\w*|das) ~2 (?:food|dinner|lunch|lunchbox|breakfast|meals?|essen|pausenbrot|mittagessen|abendessen|fruehstueck|brot|schulbrot)',
        'napkins?|pockets?|sleeve|to (?:the|my|our) dog ~3 (?:so|when|and)|dem hund ~3 (?:damit|wenn|und)|bin|toilet|notic\\w*|knows?|see|sees|find|thinks?|so (?:mom|mum|they)|serviette\\w*|tasche\\w*|muell\\w*|klo|toilette|merk\\w*|denk\\w*|glaub\\w*|vor (?:meinen|meiner|mama|den)|room|zimmer|under (?:her|his|my) bed',
      ],
      none: 'steal\\w*|thief|gross|burnt|cold|went off|verbrannt|schlecht geworden|coworker|leftovers?|expired|spoiled|surprise|klaut|puppy|{fun}',
    },
    {
      all: [
        '(?:lie|lied|lies|lying|pretend\\w*|fak(?:e|ed|ing)|luege?n?|luegt|angelogen|gelogen|behaupt\\w*|vorgemacht|tue? (?:ich )?so|tut so)',
        '(?:having |have |had |already |i |she |he )(?:already )?(?:eat\\w*|ate)|about (?:what i eat|eating|food|meals)|(?:schon |bereits |haette |habe )(?:etwas |was )?gegessen|zu essen|gegessen',
      ],
      none: 'diet app|last (?:piece|slice|cookie)|who|snack|chocolate|meat|vegan|{fun}',
    },
  ],
  eatingWords,
);

/** Returns whether a text describes fear of food, guilt after food or constant checks of the body. */
export const combinesFeelings = anyCombination(
  [
    {
      all: [
        '(?:feel\\w*|fuehl\\w*) ~3 (?:safer?|better|stronger|calmer|pure|sicherer?|besser|staerker|ruhiger) ~2 (?:when|if|wenn) ~4 (?:empty|starving|leer|hungere|nothing in me|hungrig bin)',
      ],
      none: 'run\\w*|train\\w*|work ?out|sleep\\w*|schlaf\\w*|lauf\\w*',
    },
    {
      all: [
        'scales?|waage',
        '(?:after|nach) (?:every|each|jede\\w*) ~2 {eating}|(?:every|each) (?:hour|meal|bite)|stuendlich|jede stunde',
      ],
      none: 'food|rice|portion\\w*|baby|lebensmittel|zutat\\w*|kitchen|{fun}',
    },
    { all: ['thighs? ~4 (?:not|stop) ~2 touch\\w*|thigh gap|oberschenkel ~4 nicht ~2 beruehren'] },
    {
      all: [
        '(?:hungry|hunger|hungern|empty|emptiness|starving|leere|magenknurren|growling) ~3 (?:feels?|is|means|ist|fuehlt sich) ~4 (?:win\\w*|good|great|safe|success|achiev\\w*|strength|control|power\\w*|gut|erfolg|sieg|stark|sicher|high|addict\\w*)',
      ],
      none: 'not|nicht|sauce|{fun}',
    },
    {
      all: [
        '(?:my )?(?:ribs|bones|rippen|knochen|schluesselbein\\w*|collar ?bones?|hip ?bones?)',
        '(?:my|meine\\w*|i|ich)',
        'happy|gluecklich|proud|stolz|beautiful|schoen|not enough|never enough|reicht nicht|still not|goal|ziel',
      ],
      none: 'bbq|grill\\w*|pork|rack|beef|short|prime|spare|sauce|lamb|broth|bruehe|density|calcium|healthy|strong|osteo\\w*|hund|dog|{fun}',
    },
    {
      all: [
        '(?:food|eating|essen|the scale|mein koerper|my body|calories|kalorien) (?:is|are|ist|sind) ~2 (?:my|mein\\w*|the|der) ~2 (?:enemy|enemies|feind\\w*|punishment|strafe)|my (?:ed|eating disorder|ana|mia) ~2 (?:is|came|comes|gets) ~2 (?:back|loud\\w*|winning|strong\\w*|scream\\w*)',
      ],
      none: '{fun}',
    },
    {
      all: [
        '{fear} ~8 {eating}|{eating} ~5 (?:makes?|making|gives?|causes?|macht|machen|triggers?|is|are) ~3 (?:so )?{fear}|{fear} ~4 (?:one|single) bite|jede\\w* (?:kalorie|bissen|mahlzeit) ~4 {fear}',
        '(?:of|about|by|when\\w*|that|from|makes?|gives?|causes?|vor|dass|wenn|macht|machen|zu|beim|around|to)',
      ],
      none: 'chok\\w*|salmonella|mercury|recall\\w*|cholesterol|diabet\\w*|gout|glucose|blood sugar|heartburn|burn\\w*|overcook\\w*|undercook\\w*|cook\\w*|spicy|mold\\w*|price\\w*|dentist|teeth|ibs|pain|diarr\\w*|waste|splatter\\w*|spritz\\w*|pan|pfanne|deep fry\\w*|fry\\w*|verbrenn\\w*|verschluck\\w*|cholesterin|blutzucker|zahn\\w*|run(?:ning)? out|out of bread|expensive|teuer|fall(?:s|en)?|rise|dough|teig|fettbrand|fear street|{ill}|{fun}',
    },
    {
      all: [
        '{guilt}',
        '(?:every ?time|each time|whenever|always|when|if|after (?:every|each|any|eating)|for (?:eating|having eaten|every bite)|about (?:eating|every)|jedes mal|immer|nach jed\\w*|nach dem|wenn ich|fuers|weil ich|dass ich) ~5 {eating}|after (?:eating|i eat|meals?|food)|(?:nach jed\\w*|nach dem|beim) (?:essen|mahlzeit|bissen)|for every (?:bite|calorie)|jede kalorie',
      ],
      none: 'meat|environment|planet|wast\\w*|expensive|money|fleisch|umwelt|klima|tiere|animals|hands|dishes|ribs|wings|cold|oily|greasy|mushy|looks? gross|smell\\w*|kids|sharing|{ill}|{fun}',
    },
    {
      all: [
        '(?:voice|voices|stimme|stimmen|head|kopf|monster|ana|mia|ed) ~4 (?:tells?|says?|screams?|shouts?|yells?|whispers?|sagt|schreit|fluestert|verbietet|befiehlt)',
        '{eating}|{slim}|starve|hungern',
      ],
      none: 'google|alexa|siri|gps|doctor|head chef|app',
    },
    {
      all: [
        '(?:check\\w*|measur\\w*|pinch\\w*|grab\\w*|touch\\w*|count\\w*|star(?:e|ing)|look\\w*|weigh\\w*|wrap\\w*|kneif\\w*|mess\\w*|miss|pruef\\w*|kontrollier\\w*|tast\\w*|wieg\\w*|starr\\w*|schau\\w*|betracht\\w*|umfass\\w*)',
        '(?:hip ?bones?|collar ?bones?|my (?:[a-z]+ )?(?:ribs|thighs?|belly|stomach|tummy|waist|wrists?|arms?|fat|body|bones)|my ?self|reflection|mirror|hueftknochen|schluesselbein\\w*|rippen|oberschenkel\\w*|(?:meinen|den) bauch|taille|speck\\w*|mein\\w* handgelenk\\w*|spiegel|mich)',
        '{often}',
      ],
      none: 'blood|glucose|insulin|dough|recipe|grill|pain|hurts?|kick\\w*|dumbbell|fever|rash|pulse|phone|week|month|woche|monat|blut\\w*|schmerz\\w*|puls|{fun}',
    },
    {
      all: [
        '(?:relaps\\w*|rueckfall\\w*|rueckfaellig|slipp\\w* back|fall\\w* back|creep\\w* back|coming back|came back|back (?:in|into|to)|wieder (?:an|drin|da|zurueck)|zurueckgefallen|rutsch\\w* ~4 rein)',
        '(?:restrict\\w*|starv\\w*|purg\\w*|not eating|skipping meals|ana|mia|recovery|bulimi\\w*|anorex\\w*|ed|eating disorder|counting every|hungern|nichts (?:zu )?essen|kotz\\w*|erbrech\\w*|magersucht|essstoerung|essverhalten|kalorien zaehlen|eating habits from|the scale every)',
      ],
      none: 'from injury|covid|gluten|dairy|{fun}',
    },
  ],
  eatingWords,
);

/** Returns whether a text holds words of groups that praise eating disorders, or the worry about someone else. */
export const combinesCommunity = anyCombination(
  [
    {
      all: [
        '(?:ana|mia) ?(?:twin|zwilling|gruppe|group|forum|chat|blog|account|diary|tagebuch|buddy|buddies|coach|lifestyle)|thinspir\\w*|sweetspo|bonespo|meanspo|edtwt|ed ?twitter|ed ?tok|shtwt|ugw|lgw|nothing tastes as good as|nichts schmeckt so gut wie (?:duenn|sich duenn)|(?:ana|mia) (?:tipps|tips)',
      ],
    },
    {
      all: [
        '{young}',
        '(?:(?:has|have|hat) not eaten|not eat\\w*|refus\\w*|barely eats?|hardly (?:eats?|touches)|stopped eating|eats? ~3 (?:nothing|cucumbers?|lettuce|leaves|rice cakes?|half)|skips?|pushes|cuts ~3 tiny|(?:isst|eats) nur noch|only eats|isst nur|isst ~4 (?:nichts|nichts mehr|kaum|wenig|nicht)|verweigert|hungert|weighs|wiegt|counts|zaehlt|exercis\\w*|hides|versteckt)',
        '(?:says?|thinks?|calls? her|finds?|findet|meint|sagt|fuehlt|feels?) ~5 (?:fat|fett|dick|huge|ugly|chubby)|too fat|zu (?:fett|dick)|{fear} ~4 {eating}|{fear} ~3 {slim}|bones|ribs|knochen|rippen|baggy|weite pullis|disgust\\w*|lost ~4 (?:kilos?|kg|pounds|lbs) ~5 (?:proud|still|thinks|more)|every (?:calorie|gram)|jede (?:kalorie|einzelne)|secret\\w*|heimlich|immer duenner|thinner and thinner|so thin|skin and',
      ],
      none: 'full|satt|meat|picky|pregnan\\w*|cat|dog|puppy|teeth\\w*|fever|fieber|krank|katze|hund|{fun}',
    },
  ],
  eatingWords,
);
