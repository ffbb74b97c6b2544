import { either } from '../../either.ts';
import type { Concepts } from '../../pattern.ts';
import { eatingWords } from './words.ts';

/** What sentences about disordered eating are composed of: food, body, number, feeling, act, who must not know. */
export const eatingSlots: Concepts = {
  ...eatingWords,
  food: either(
    '{eating}|cakes?|pizza|chocolate|cookies?|crisps|chips|ice cream|cereal|burgers?|fries|apples?|salad|plate|toast|sandwich\\w*|desserts?|sweets|candy|sandwich|treats?|pasta|noodles|peanut butter|birthday cake|takeaway|pancakes?|donuts?|muffins?|brownies?|bagels?|bananas?|buffet|eats|ate|chew\\w*|swallow\\w*|fridge|pantry|kitchen',
    'ess\\w*|gegess\\w*|gefuttert|fress\\w*|gefressen|schok\\w*|kuchen|torte\\w*|kekse?n?|eis|apfel|suppe|teller|bissen|broetchen|stulle|pausenbrot|suess\\w*|naschen|genascht|nasch\\w*|kuehlschrank|mahlzeit\\w*|geburtstagskuchen|nudel\\w*|doener|pommes|mittag|schnitzel|butter\\w*|kau\\w*|schluck\\w*',
  ),
  burn: either(
    '(?:burn|burns|burned|burning|run|ran|running|work|worked|working|sweat\\w*|walk\\w*|jog\\w*|pedal\\w*|swim|dance|cycle|train\\w*) ~3 off|burn\\w*|make up for|making up for|undo|cancel(?:s|ed)? (?:it |that |them )?out|earn\\w*|cardio|treadmill|squats?|jumping jacks|sit ?ups|crunches|burpees|laps|steps|stairs|work ?outs?|exercis\\w*|gym|runs?|running|walk\\w*|pac(?:e|ing)|star jumps|elliptical|spin bike|pushups|push ups|compensat\\w*|work (?:it|that|this) off|(?:sweat|run|work|walk) ~3 out',
    'laufband|jogg\\w*|lauf\\w*|gelaufen|renn\\w*|gerannt|sport|trainier\\w*|abtrainier\\w*|abarbeit\\w*|ablauf\\w*|verbrenn\\w*|verbrannt|verbraten|kniebeugen?|liegestuetze?n?|treppen?|runden|schwitz\\w*|crosstrainer|schritte|hampelmaenner|wieder gut|ausgleich\\w*|kompensier\\w*|situps|heimtrainer|stepper',
  ),
  compelled: either(
    'not (?:be )?allow\\w*|let my ?self|allow my ?self|permit my ?self|punish\\w*|forc\\w* my ?self|mak(?:e|ing) my ?self|otherwise|or else|can not (?:\\w+ )?(?:sleep|rest|sit|relax|go to bed|stop|live|breathe|forgive)|not (?:sleep|rest|sit down|stop|go to bed|let my ?self) (?:until|before|unless)|(?:every|each) (?:single )?(?:bite|calorie|gram|bit|crumb)|deserv\\w*|until (?:i|my|everything|it|the) ~4 (?:collapse|black|spin\\w*|throw|faint|shak\\w*|hurts?|give out|vomit|drop|bleed|puke|dizzy|gone)|guilt\\w*|panic\\w*|freak\\w*|spiral\\w*|meltdown|cry(?:ing)?|in secret|secretly|earn ~4 (?:food|meal|dinner|lunch|breakfast|right)|even (?:when|if|though|with) ~5 (?:sick|ill|injured|fever|hurt\\w*|broken|exhausted|tired)|with (?:a )?(?:fever|flu|broken|injur\\w*|sprain\\w*|stress fracture)|at (?:2|3|4) ?am|in the middle of the night|(?:till|until) (?:\\d|one|two|three|four) ?am|(?:sick|disgusted|furious) (?:with|at|of) my ?self|feel(?:s)? (?:dirty|disgusting|gross|like a failure)|have to ~6 (?:every|or|exactly|before|until)',
    'darf (?:ich )?(?:\\w+ )?(?:erst|nicht|nur|nichts)|erst (?:wenn|dann|nachdem|muss)|zwing\\w* (?:ich )?mich|bestraf\\w*|strafe|sonst (?:\\w+ ){0,3}?(?:darf|kann|fuehl\\w*|dreh\\w*|krieg\\w*|hass\\w*|werd\\w*|bin|schlaf\\w*|ertrag\\w*|ich)|kann (?:\\w+ ){0,2}nicht (?:\\w+ )?(?:schlafen|ruhen|sitzen|einschlafen)|jede[rsn]? (?:einzelne[rsn]? )?(?:bissen|kalorie|gramm|kruemel)|bis (?:mir|ich|alles|meine|nichts|die) ~5 (?:schwarz|umfall\\w*|umkipp\\w*|zusammenbrech\\w*|zitter\\w*|verbrannt|weg|schlecht|weh\\w*|nicht mehr|wieder runter|raus)|verdien\\w*|schlechte[sm]? gewissen|panik|heimlich|auch (?:wenn|mit) ~4 (?:krank|fieber|verletzt|weh\\w*)|(?:trotz|mit) (?:\\w+ )?(?:fieber|grippe|verletzung|schmerzen)|egal wie (?:muede|kaputt|krank)|mitten in der nacht|nachts um',
  ),
  atonement: either(
    'swore|sworn|vow\\w*|promis\\w* my ?self|punish\\w*|make up for|to compensate|compensat\\w*|undo|as (?:a )?punishment|because i (?:ate|binged|had|gained|overate)|to balance ~3 out|cancel ~3 out|serves me right|pay for|do not deserve|not deserve|failed|was bad|been bad|lost control|blew it|ruined|ashamed|disgust\\w*|guilt\\w*',
    'geschworen|schwoer\\w*|vorgenommen|bestraf\\w*|strafe|(?:wieder)? ?gut ?(?:zu ?)?mach\\w*|ausgleich\\w*|wiedergutmach\\w*|weil ich ~6 (?:gegessen|gefressen|zugenommen|genascht|gesuendigt)|dafuer|deshalb|deswegen|nicht verdient|verdiene? ~3 (?:nicht|kein\\w*)|versagt|gesuendigt|schaem\\w*|schuldig|zur suehne|schlecht(?:es)? gewissen',
  ),
  fasting: either(
    '(?:eat|eating|eaten) nothing|nothing (?:but|at all|all day|for|until|tomorrow)|no (?:food|dinner|breakfast|lunch|meals?|eating)|fast(?:ing|ed)?|not (?:\\w+ )?(?:eat|eating|have (?:dinner|lunch|breakfast|food))|skip\\w*|zero (?:food|calories|tomorrow|today)|water only|only water|starv\\w*|only (?:black )?coffee|without food',
    'nichts|gar nicht|hunger[en]\\w*|hungere|gehungert|fasten|faste|null|faellt ~4 aus|ausfall\\w*|ausgefallen|auslass\\w*|weglass\\w*|gestrichen|streich\\w*|kein (?:essen|abendessen|fruehstueck|mittag\\w*)|ohne (?:essen|abendessen|fruehstueck)|nur (?:noch )?(?:wasser|kaffee|tee)|nullkommanull',
  ),
  notFasting:
    'intermittent|16 ?[:/] ?8|18 ?[:/] ?6|20 ?[:/] ?4|omad|5 ?[:/] ?2|ramadan|lent|yom kippur|religio\\w*|blood (?:test|work)|surgery|colonoscopy|intervallfasten|intervall\\w*|fastenzeit|blutabnahme|blutentnahme|operation|darmspiegelung|doctor|arzt|dentist|zahnarzt|fast (?:food|recipe|carbs|digest\\w*|metabolism)|so fast|too fast|meal prep|app|widget|log|logged|tracking|eingetragen|eintragen|alcohol|alkohol|beer|soda|{fun}',
  dispose: either(
    'napkins?|flush\\w*|trash|bins?|garbage|toilet|dog|sleeves?|pockets?|backpack|tissues?|under the (?:table|bed|mattress)|plant|sink|out the window|hid|hide|hides|hiding|hidden|stash\\w*|throw\\w* ~6 (?:away|out)|threw ~6 (?:away|out)|thrown ~4 (?:away|out)|toss\\w*|dump\\w*|spit\\w*|spat|smear\\w*|dirty ~3 (?:plate|dish\\w*|bowl)|push\\w* ~4 a?round|mov\\w* ~4 a?round|give ~3 (?:away|to (?:the|my) dog)|feed ~4 (?:dog|cat)|scrap\\w*',
    'muell\\w*|tonne|serviette\\w*|hund|klo|toilette|runtergespuelt|spuel\\w*|tasche\\w*|aermel|taschentuch|taschentuecher\\w*|versteck\\w*|wegwerf\\w*|werf\\w* ~5 weg|weggeworfen|wegschmeiss\\w*|schmeiss\\w* ~5 weg|weggeschmissen|verschwind\\w*|entsorg\\w*|unter (?:dem|das) (?:bett|tisch)|fenster|ausgespuckt|spuck\\w*|teller ~3 (?:schmutzig|dreckig)|schieb\\w* ~5 hin und her|verschenk\\w*|rucksack|schulranzen',
  ),
  unaware: either(
    '{relatives} ~5 (?:thinks?|thinking|believes?|assum\\w*|not (?:notice|know|see|suspect|find|realize)|has no (?:idea|clue)|have no (?:idea|clue)|gets? suspicious|is watching|watch\\w*|leaves?|are not looking|is not looking|looks? away)|so ~3 (?:no ?one|nobody|they|she|he|{relatives})|pretend\\w*|secret\\w*|act(?:ing)? like|as if i (?:ate|had)|look(?:s)? like i ~3 (?:ate|eaten|had)|lie|lied|lying|without ~4 (?:her|him|them|any ?one|knowing|noticing)|clueless|suspect\\w*|caught|catch\\w*|swear i (?:ate|already)|(?:tell|telling|told|say|saying|convince) ~4 (?:that )?i (?:already |just )*(?:ate|have eaten|had)|no ?body (?:knows|notices|sees|suspects)|no one (?:knows|notices|sees|suspects)',
    '{relatives} ~5 (?:denk\\w*|glaub\\w*|merk\\w*|sieht|sehen|weiss|wissen|mitkrieg\\w*|mitbekomm\\w*|ahn\\w*|guckt|wegguckt|schaut|kontrollier\\w*)|(?:denkt|glaubt|denken|glauben|merkt|weiss) ~4 {relatives}|tu\\w* (?:ich )?so|so getan|heimlich|damit (?:sie|er|es|{relatives})|in wirklichkeit|in wahrheit|luege|lueg\\w*|angelogen|gelogen|ohne dass|behaupt\\w*|unbemerkt|unauffaellig|vorspiel\\w*|vortaeusch\\w*|keine ahnung|(?:sag\\w*|erzaehl\\w*) ~5 (?:schon|bereits) ~2 gegessen|schon gegessen haette?',
  ),
  notHiding:
    'toddlers?|kids|picky|son|surprise|vegg\\w*|vegetables|gemuese|kinder|ueberrasch\\w*|protein powder in|gift|present|geschenk|party|leftovers|reste|spoiled|moldy|mold|schimm\\w*|verdorben\\w*|expired|abgelaufen\\w*|compost\\w*|recycl\\w*|save (?:money|room)|food waste|wegschmeissen zu schade|christmas|weihnacht\\w*|cheat day|treats for',
  weighIn: either(
    'weigh ?-?ins?|weighed|weigh(?:s|ing)? me|get weighed|on the scale|weigh day',
    'wiegen|gewogen|waage|wiegetermin\\w*|wiegt',
  ),
  ballast: either(
    'water|coins?|(?:ankle |wrist )?weights? in|rocks?|stones?|heavy|pockets?|salt|layers|batteries|extra clothes|hair wet|not pee|before i (?:pee|go)|laxatives?|diuretics?|sauna|spit\\w*',
    'wasser|muenzen|steine|gewichte|taschen|hosentasche\\w*|schwer\\w*|salz|klamotten|nicht aufs klo',
  ),
  watched: either(
    'nurse|doctor|clinic|therapist|dietit?ian|hospital|mom|mum|mother|dad|parents|counsel\\w*|treatment|so (?:she|he|they|it)|fool|trick|cheat|fake|coach',
    'arzt|aerztin|klinik|therapeut\\w*|praxis|krankenschwester|pflegerin|mama|mutter|eltern|papa|damit (?:sie|er|es|die)|austricks\\w*|schummel\\w*|taeusch\\w*|pfleger',
  ),
  notWeighIn:
    'water weight|retention|wassereinlager\\w*|creatine|box(?:ing|er)|wrestl\\w*|weight class|fight|wettkampf|ringen|ringer|judo|kampfsport|should i (?:weigh|drink)|soll ich mich (?:vor|nach)|accurate|genau',
  pride: either(
    '{proud}|proud\\w*|powerful|superior|stronger|special|pure|invincible|smug|better than (?:them|every\\w*|other)|in control|euphori\\w*|(?:feel\\w*|get|gives?|a|the|such a) (?:rush|high)|thrill|addict\\w*|happiest|victor\\w*|winner|accomplish\\w*|disciplin\\w*|feel\\w* ~2 (?:safe|calm|clean|virtuous)|reward\\w*',
    'stolz\\w*|stark|staerker|ueberlegen|rein|macht|maechtig|unter kontrolle|im griff|besser als (?:die|alle|andere)|sieg|gewonnen|berausch\\w*|kick|hochgefuehl|rausch|geschafft|belohn\\w*|diszipliniert|suechtig|gluecklich\\w*|triumph\\w*|leicht und|sauber|sicher|befriedig\\w*|geil',
  ),
  unfed: either(
    '{nothing}|(?:everyone|every ?body|others|they|friends|people|family) ~3 (?:eat|eats|ate|eating) ~5 (?:not|do not|did not|just|only|me|i)|(?:only|just|nothing but) ~3 (?:one|an|a|half|two|three|\\d{1,2}) ~2 (?:apple|rice cakes?|crackers?|cucumber|egg|carrots?|grapes?|almonds?|strawberr\\w*|coffees?|bites?|banana|yogurt|lettuce|tangerine|orange)|hunger|hungry|growl\\w*|grumbl\\w*|rumbl\\w*|empty|emptiness|refus\\w* (?:to eat|food|dinner|lunch|breakfast|cake)|skip\\w*|under \\d{2,3}|below \\d{2,3}|less than \\d{2,3}|\\d{2,3} (?:calories|kcal|cals) (?:today|all day|a day|yesterday)|without (?:eating|food|a bite|a single)|starv\\w*|fast(?:ed|ing)?|(?:did not|have not|not) (?:eat|eaten|touch\\w*|had)|no food|zero|nothing|not (?:even )?(?:one|a) bite|resist\\w* (?:food|eating|dinner|lunch)|went to bed (?:hungry|empty)',
    '(?:alle|andere[n]?|die) ~3 (?:essen|gegessen|ess\\w*) ~5 (?:nicht|nichts|nur|ich)|nur (?:\\w+ ){0,2}(?:eine?n?|ein|halbe\\w*|zwei|drei) ~2 (?:apfel|reiswaffeln?|gurke\\w*|ei|karotten?|moehren?|knaecke\\w*|kaffee|bissen|trauben?|mandeln?|mandarine|banane|joghurt)|null|hungrig|hunger|knurr\\w*|leere[nrms]?|leer|weniger als \\d{2,3}|unter \\d{2,3}|ausgelassen|auslass\\w*|nichts|verzicht\\w*|hungern|gehungert|ohne (?:essen|zu essen|einen bissen)|kein(?:en)? (?:einzigen )?bissen|widerstand\\w*|nicht (?:gegessen|angeruehrt)|nein gesagt|tagelang',
  ),
  notUnfed:
    'filling|quick (?:and|dinner|lunch|meal|snack)|easy (?:dinner|meal|lunch)|satt macht|was schnelles|schnell was|dessert|desserts|donuts?|doughnuts?|cake|in a rush|in eile|hungry in the morning|run|runs|running|lauf\\w*|jogg\\w*|sugar|sweets|soda|alcohol|candy|chocolate|cookies?|junk|smok\\w*|zucker|alkohol|suess\\w*|schok\\w*|chips|meat|fleisch|coke|cola|fast ?food|drinks?|bier|zigaretten?|takeout|snacking|snacks?|kg|kilo|pounds|lbs|weigh|fiber|protein|steps|inbox|weeks? streak|{notFasting}',
  ritual: either(
    '(?:tiny|small|smallest|little|equal|even) (?:pieces|squares|bites|cubes|bits|crumbs)|cut\\w* ~4 (?:into|up)|chew\\w* ~6 (?:\\d+|times|thirty|forty|twenty|fifty|hundred)|exact(?:ly)?|(?:same|certain|special) (?:plate|bowl|spoon|fork|order|time|cup)|(?:baby|kid s?|tea) ?spoons?|safe foods?|fear foods?|forbidden foods?|bad foods?|only (?:eat )?(?:white|green|raw|clean)|colou?rs?|alphabetical\\w*|weigh ~3 (?:lettuce|every|each|my food|gum|everything)|rules?|not (?:be )?touch(?:ing)?|count ~4 (?:bites|chews|grapes|almonds|raisins)|(?:only|just) (?:be )?allow\\w*|after (?:\\d+ ?pm|six|five|noon)|odd number|even number',
    'winzig\\w*|\\d+ ?(?:x|mal) (?:\\w+ )?(?:ge)?kau\\w*|(?:kleine|gleich grosse) (?:stuecke|stuecken?|wuerfel)|(?:ge)?kau\\w* ~7 (?:\\d+|mal|dreissig|vierzig|zwanzig)|exakt|genau|kinderteller|kinderloeffel|teeloeffel|kuchengabel|(?:sichere?|verbotene?|erlaubte?|boese) (?:lebensmittel|essen|sachen)|nur (?:\\w+ ){0,2}(?:was|das|essen was|weiss\\w*|gruen\\w*|roh\\w*|rein\\w*|sauber\\w*)|farben?|immer (?:\\w+ )?gleichen?|darf (?:ich )?nur|regeln?|nicht beruehr\\w*|wieg\\w* ~3 (?:jede\\w*|salat|alles|sogar)|zaehl\\w* ~3 (?:bissen|trauben|mandeln)|nach (?:\\d+ uhr|sechs|fuenf)|unter \\d{2,3} (?:kalorien|kcal)|gleiche reihenfolge',
  ),
  distress: either(
    'guilt\\w*|fear\\w*|otherwise|or else|panic\\w*|not (?:be )?allowed|forbid\\w*|forbidden|freak\\w*|meltdown|start(?:s|ed)? over|can not (?:eat|swallow|finish|touch|stop)|anxi\\w*|scared|terrified|cry\\w*|cried|ruin\\w*|contaminat\\w*|dirty|unsafe|lose it|throw it (?:all )?away|ashamed|disgust\\w*|punish\\w*|everything is ruined|can not handle|spiral\\w*',
    'sonst|darf (?:ich )?nicht|darf (?:ich )?nur|angst|verboten\\w*|panik|dreh\\w* ~3 durch|flipp\\w* ~3 aus|ausflipp\\w*|heul\\w*|wein\\w*|gewissen|schuld\\w*|schaem\\w*|eklig\\w*|ekel\\w*|von vorn\\w*|schmeiss\\w* ~3 weg|bestraf\\w*|kann (?:ich )?(?:\\w+ )?nicht ess\\w*|unrein|ertrag\\w*|alles umsonst|ruinier\\w*',
  ),
  notRitual:
    'baby|babies|toddlers?|kleinkind|recipe|rezept|dentures?|teeth|zaehne|zahn\\w*|braces|jaw|kiefer|chok\\w*|doctor (?:said|told)|surgery|bariatric|bypass|op|operation|allerg\\w*|kosher|koscher|halal|celiac|zoeliakie|gluten|lactose|laktose|diabet\\w*|fodmap|ibs|reizdarm|histamin\\w*|vegan|vegetari\\w*|nut|peanuts?|nuesse|erdnuss\\w*|kidney|renal|pregnan\\w*|schwanger\\w*|son|daughter|kind|dog|hund',
};
