import { either } from '../../either.ts';
import type { Concepts } from '../../pattern.ts';

/** What sentences about the body, the scale, bingeing, purging and meals with others are composed of. */
export const eatingBodySlots: Concepts = {
  thirst: either(
    '(?:black )?coffee|gum|water|ice(?: cubes)?|cigarettes?|diet (?:coke|soda|pepsi)|coke zero|broth|tea|energy drinks?|mints|sugar ?free (?:gum|jello|jelly)|vap(?:e|ing)|monster|celery|lettuce',
    'kaffee|kaugummis?|wasser|eiswuerfel\\w*|zigaretten|cola (?:light|zero)|bruehe|tee|energy|sellerie|salatblatt|luft',
  ),
  endure: either(
    'surviv\\w*|get(?:ting)? through|make it|last(?:ing)?|liv(?:e|ing)|trick ~3 (?:stomach|body|hunger|appetite)|kill ~3 (?:hunger|appetite)|(?:ignore|stop|numb|silence|suppress\\w*|shut) ~3 (?:hunger|stomach|appetite|growl\\w*|cravings)|feel full|full without|hold out|go \\d+ (?:days|hours)|push through',
    'ueberleb\\w*|durchhalt\\w*|halt\\w* ~4 (?:durch|aus)|aushalt\\w*|durchzuhalt\\w*|auszuhalt\\w*|schaff\\w*|hunger\\w* ~4 (?:austricks\\w*|unterdrueck\\w*|weg\\w*|betaeub\\w*|ignorier\\w*|loswerd\\w*)|magen ~3 (?:austricks\\w*|fuell\\w*|knurr\\w*)|satt ohne|ernaehr\\w* mich',
  ),
  starved: either(
    'without (?:\\w+ )?(?:pass\\w*|faint\\w*|eat\\w*|food|collaps\\w*)|until (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|the weekend|prom|the wedding|i)|for \\d+ (?:days?|weeks?|hours)|(?:two|three|four|five|\\d+) days|instead of (?:eating|food|meals?|lunch|dinner)|nothing (?:else|but)|only|not eat\\w*|skip\\w*|hungry at school',
    'ohne (?:\\w+ )?(?:umzukippen|ohnmaechtig|zu essen|essen|umzufallen)|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|zum)|\\d+ tage|(?:zwei|drei|vier|fuenf) tage|statt (?:zu )?ess\\w*|nichts (?:anderes|als)|nur|nicht ess\\w*|tagelang',
  ),
  notEndured:
    'maker|machine|without (?:my )?(?:coffee|tea|caffeine)|flight|camping|outage|hike|hiking|colonoscopy|darmspiegelung|surgery|sick|flu|grippe|ramadan|desert|marathon|shift|schicht|caffeine crash|meeting|exam|klausur|workday|arbeitstag|battery|shelf|freezer|fridge|kuehlschrank|keep fresh|spoil',
  frenzy: either(
    'can not (?:seem to )?stop|could not stop|unable to stop|no off ?(?:switch|button)|(?:did|do|does) not stop|out of control|(?:lost|lose|losing|no) (?:all )?control|zombie|trance|autopilot|blacked out|not (?:even )?(?:remember|realize|notice|tast\\w*|hungry|aware)|before i (?:knew|realized|know|could)|like (?:an animal|a machine|someone else|a monster)|until (?:it|i|my|everything|there|nothing) ~6 (?:hurts?|sick|empty|gone|cry|explode|burst|ache\\w*|move|breathe|left|in pain|puke)|(?:entire|whole|all of the|every) ~4 (?:box|jar|tub|loaf|fridge|cake|pantry|bag|packet|cupboard|kitchen|family size|pack)|empty ~3 (?:box\\w*|wrappers|packs?|jars?|bags?|tubs?|cartons|packets?|packages)|wrappers|(?:thousand|\\d{4,}) (?:calories|kcal)|something (?:snaps|takes over)|switch flips|inhal\\w*|devour\\w*|stuff(?:ed|ing)? (?:my ?self|my face|it|everything)|shov\\w*|cram\\w*|binge\\w*|bingeing|frozen food|raw (?:dough|pasta)|out of the (?:trash|bin|garbage)',
    'nicht (?:mehr )?(?:\\w+ )?(?:stopp\\w*|aufhoer\\w*|aufzuhoer\\w*|bremsen|anhalten)|hoer\\w* ~4 nicht (?:mehr )?auf|kontrollverlust|kontrolle ~3 (?:verlier\\w*|verlor\\w*)|ohne kontrolle|wie (?:in trance|ferngesteuert|fremdgesteuert|besessen|ein tier|im rausch)|(?:ganze[nrs]?|komplette[nrs]?) ~3 (?:glas|packung\\w*|kuehlschrank|torte|tafel\\w*|tueten?|schrank|laib|dose|schachtel|kuchen|vorrat\\w*)|leere[nr]? ~2 (?:packungen|verpackungen|tueten|schachteln|papiere)|verpackungen|bis (?:mir|ich|es|der|alles|nichts|zum) ~5 (?:schlecht|uebel|kotzuebel|weh\\w*|leer|platz\\w*|heul\\w*|da|schmerz\\w*|bewegen|erbrech\\w*|kotz\\w*)|schling\\w*|stopf\\w* ~4 (?:rein|in mich|mich voll)|reingestopft|vollgestopft|in mich (?:rein|hinein)\\w*|reinschaufel\\w*|fressanf\\w*|fressattacke\\w*|aus dem muell|(?:schalter|klick) ~4 (?:um|kopf)|gar nicht (?:mehr )?(?:gemerkt|geschmeckt|hungrig)|tausend(?:e)? kalorien',
  ),
  misery: either(
    '{guilt}|again|at night|every (?:night|evening|time)|\\d ?am|midnight|floor|alone|secret\\w*|hid(?:e|ing|den)?|lock\\w*|in the dark|in (?:my|the) car|cr(?:y|ied|ying)|sob\\w*|numb\\w*|hate|horrible|punish\\w*|helpless|scares? me|then (?:i )?(?:fast|starve|purge|throw|run|restrict)|starv\\w*|regret|self ?loathing|pathetic|monster|help',
    'wieder|nachts|allein\\w*|heimlich|versteck\\w*|einschliess\\w*|schliess\\w* mich|heul\\w*|wein\\w*|im auto|boden|jeden abend|jede nacht|abends|schlimm|hass\\w*|selbsthass|schaem\\w*|ekel\\w*|danach|hilflos|hilfe|angst|erbaermlich|verzweif\\w*|bereu\\w*|leer fuehl\\w*|im dunkeln|taub',
  ),
  notFrenzy:
    'season|series|serie|netflix|show|podcast|book|game|laugh\\w*|lach\\w*|hiccup\\w*|cough\\w*|nose|meal prep|freezer meal|leftovers|recipe|rezept|brunch|thanksgiving|christmas|weihnacht\\w*|log|eintragen|trag|kcal ein|dog|hund|cat|katze|toddler|baby|kid|son|daughter|kind|{fun}|no regrets|so good|so lecker|worth it',
  bodypart: either(
    'body|thighs?|belly|stomach|tummy|arms?|face|legs?|hips?|butt|double chin|chin|cheeks|reflection|mirrors?|photos?|pictures?|rolls|(?:my|the|this|body|belly) fat|flesh|how i look|waist|selfies?|clothes|size',
    'koerper|bauch|wampe|oberschenkel|schenkel|beine|hueften?|po|hintern|doppelkinn|spiegel\\w*|fotos?|arme|gesicht|figur|fett\\w*|speck\\w*|taille|roellchen|klamotten|kleidergroesse',
  ),
  // Clothes that hide a body.
  baggy: either(
    'baggy|oversized|loose clothes|(?:big|huge|wide) (?:sweaters?|jumpers?|hoodies?|sweatshirts?)',
    '(?:weite[nrs]?|riesige[nr]?|dicke[nr]?|zu grosse[nr]?) (?:\\w+ )?(?:pullis?|pullover\\w*|kleidung|klamotten|hosen|sachen|t ?shirts?)|schlabber\\w*|lange aermel|kapuzenpull\\w*',
  ),
  loathe: either(
    'hat(?:e|es|ed|ing)|disgust\\w*|loath\\w*|repuls\\w*|revolt\\w*|(?:cut|rip|slice|tear|carve|scrape) ~5 off|can not (?:stand|look|bear|face|stop (?:looking|checking|pinching|staring))|cover\\w* ~4 (?:mirrors?|up)|avoid\\w*|cr(?:y|ied|ying)|sob\\w*|asham\\w*|gross|(?:like|am|fat|see|feel|such|huge|disgusting) (?:a |some |like a )?(?:fat |huge )?(?:monster|whale|pig|cow|elephant|hippo)|pinch\\w*|measur\\w* ~6 (?:every|daily|times|constantly)|wrap ~4 (?:fingers|hand)|check\\w* ~4 (?:every|constantly|times|all day)|obsess\\w*|baggy|too (?:fat|big|huge|ugly) to|want to crawl|not deserve',
    'ekel\\w*|eklig\\w*|hass\\w*|schaem\\w*|widerlich|abschneid\\w*|wegschneid\\w*|nicht (?:mehr )?(?:ansehen|anschauen|sehen|ertragen|angucken|anfassen)|(?:haeng\\w*|verhaeng\\w*|verdeck\\w*) ~3 (?:ab|spiegel|zu)|heul\\w*|wein\\w*|fettes?|(?:wie|bin|so|fette[sr]?) (?:eine? )?(?:wal|schwein|sau|monster|elefant)|kneif\\w*|mess\\w* ~5 (?:taeglich|jeden|staendig)|abstossend|nicht aus dem haus|weite klamotten|versteck\\w*|zu (?:fett|dick|haesslich) (?:um|fuer)',
  ),
  notLoathe:
    'acne|akne|pimples?|pickel|tattoo|rash|ausschlag|hair|haare|sunburn|sonnenbrand|recipe|rezept|sore|muskelkater|stretch|trim\\w*|bacon|chicken|steak|meat|pork|fleisch|schinken|rind|pan|sauce|shoes|laundry|wash\\w*|phone|calf raises|leg day|plank|clothes shopping|dog|cat|hund|katze|baby|burpees|lunges|spinat|broccoli|brokkoli|mushrooms|pilze|taste|schmeckt|smell|riecht',
  number: either(
    'scales?|weigh(?:s|ed|ing)?|weight|gained|gain|pounds?|lbs|kgs?|kilos?|grams? up|number|0\\.\\d|bmi|heavier|jeans|measur\\w*',
    'waage|gewicht|wieg\\w*|gewogen|kilos?|kg|zugenommen|gramm mehr|zahl|schwerer|mehr (?:drauf|steht|wiege)|hose|bmi|massband',
  ),
  ruined: either(
    'cr(?:y|ied|ying)|sob\\w*|hate|deserv\\w*|punish\\w*|ruin(?:s|ed)?|panic\\w*|worthless|failure|fell apart|meltdown|(?:not|never) ~3 (?:eat|allowed|eaten|leave|go out|deserve|get)|skip\\w*|starv\\w*|no (?:dinner|food|breakfast|lunch|eating)|spiral\\w*|decides? (?:if|whether|how|my)|(?:whole|entire) day|mood|broke down|breakdown|disgust\\w*|scream\\w*|want to disappear|threw up|fast(?:ing)? (?:today|until|tomorrow)|suicidal|terrified|scared|self ?worth|good enough|staying home',
    'heul\\w*|wein\\w*|geweint|geheult|hass\\w*|bestraf\\w*|panik|versag\\w*|faellt ~4 aus|nichts (?:mehr )?(?:ess\\w*|gegessen)|darf (?:ich )?(?:\\w+ )?(?:nicht|nichts)|wertlos|streich\\w*|gestrichen|verdien\\w*|tag ~4 (?:gelaufen|im eimer|versaut|hin)|durchdreh\\w*|zusammengebrochen|entscheidet ob|kein (?:fruehstueck|abendessen|essen|mittag\\w*)|hungern|fasten|nicht (?:raus|aus dem haus)|angst|laune|ausrast\\w*',
  ),
  notNumber:
    'baby|dog|hund|katze|cat|broken|kaputt|battery|recipe|rezept|dough|teig|kitchen scale|kuechenwaage|flour|mehl|bench|squat|deadlift|dumbbell\\w*|phone number|muscle|muskel\\w*|creatine|water retention|plateau|serving|portion\\w*|price|preis|for my (?:wedding|dress)|lighter meals|{ill}',
  reach: either('fingers?|toothbrush|spoon|gag\\w*|hand down', 'finger\\w*|zahnbuerste|loeffel|wuerg\\w*'),
  throat: either(
    'throat|toilet|mouth|stomach|bathroom|loo|sink|bucket|shower|down|up again|out again',
    'hals|rachen|klo|toilette|mund|magen|raus|bad|waschbecken|eimer|dusche|hoch|kotz\\w*|leer',
  ),
  expel: either(
    '(?:get|got|getting|bring|brought|bringing|force|forced|need|want|let|make|making|made) (?:it|that|this|everything|them|all|all of it|dinner|lunch|food|the food|what i ate|the cake|the pizza|my dinner|my lunch) ~2 (?:all )?(?:back )?(?:out|up)(?: of me)?|(?:empty|emptied|emptying) my stomach|up again on purpose|undo (?:it|dinner|lunch|the)|(?:get|getting|got) rid of (?:it|that|what|everything|dinner|lunch|the (?:food|meal|cake|calories|binge))|comes? back up|throw(?:ing)? (?:it |dinner |lunch |everything )?(?:back )?up|threw (?:it |dinner |lunch |everything )?up|puk\\w*|vomit\\w*|purg\\w*|on my knees|kneel\\w*|(?:out of|leave|leaves) my (?:body|system)',
    '(?:wieder |alles |es )+(?:\\w+ )?(?:raus|hoch|los|heraus)\\w*|magen ~3 (?:leer\\w*|entleer\\w*|auskipp\\w*)|leer\\w* ~4 magen|raus ?(?:hol\\w*|bring\\w*|bekomm\\w*|krieg\\w*|lass\\w*|wuerg\\w*|muss)|rausgeholt|rausgebracht|loswerd\\w*|loszuwerd\\w*|muss (?:alles |es )?(?:wieder )?raus|kotz\\w*|gekotzt|erbrech\\w*|erbroch\\w*|uebergeb\\w*|gebrochen|knie\\w* ~4 (?:klo|toilette|schuessel)|rueckwaerts ess\\w*',
  ),
  fed: either(
    'after (?:i |every |each |my |the |a |that |this |big |any |most |all )*(?:have |had )?(?:eat\\w*|ate|meals?|dinner|lunch|breakfast|cake|pizza|binge\\w*|food|snack\\w*|desserts?|bites?|party|buffet)|when(?:ever)? i (?:eat|ate|am full|feel full)|every time i (?:eat|ate|feel full)|what i (?:ate|eat|just ate)|as soon as i (?:eat|ate|finish)|(?:full|heavy|food) (?:in my|feels)|feel(?:ing)? full|too full',
    'nach (?:dem|der|jedem|jeder|einem|einer|allem|den)? ?(?:\\w+ )?(?:ess\\w*|mahlzeit\\w*|abendessen|abendbrot|brotzeit|mittag\\w*|kuchen|torte|pizza|fressanfall|eis|buffet|fruehstueck|doener|burger|schokolade)|wenn ich ~3 (?:gegessen|ess\\w*|satt|voll)|was ich ~2 (?:gegessen|esse)|sobald ich ~3 (?:ess\\w*|gegessen|satt)|(?:gegessene?|essen) (?:wieder|muss)|voelleg\\w*|zu voll',
  ),
  notExpelled:
    '{ill}|kids?|son|daughter|wife|husband|kind|sohn|tochter|mann|frau|out of the (?:oven|fridge|freezer|pan)|aus dem (?:ofen|kuehlschrank|gefrier\\w*)|stain\\w*|fleck\\w*|smell|geruch|garlic|knoblauch|onion|bloat\\w*|blaeh\\w*|heartburn|sodbrennen|hiccups?|schluckauf|food poisoning|bad (?:oysters|shrimp|fish)|restaurant|tupper\\w*|leftovers|reste|gym|pounds|kilos?|kg|weight|fat|belly|bauch|gewicht|constipat\\w*|verstopf\\w*|excited|carsick|seasick|roller',
  cover: either(
    'faucet|tap|water running|run\\w* (?:the )?(?:water|shower|tap|sink)|knuckles|sore throat|puffy cheeks|shower (?:on|running)|music (?:on|up|loud)|lock(?:ed|s|ing)? (?:the|my ?self)|so (?:no ?one|nobody|they|she|he|mom|mum|my \\w+) ~3 (?:hear\\w*|hears)|flush twice|smell|air freshener|mouthwash|brush my teeth|before (?:they|anyone)|straight to the (?:bathroom|toilet|loo)|bathroom (?:right|straight|immediately)|disappear\\w* (?:to|into) the',
    'wasserhahn|wasser (?:\\w+ )?laufen|dusche (?:\\w+ )?(?:an|laufen)|musik (?:laut|an)|schliess\\w* ~3 (?:ein|ab)|hoert|hoeren|riecht|raumspray|zaehne ~2 putz\\w*|mundspuel\\w*|(?:sofort|direkt|gleich) (?:aufs|ins|auf die) (?:klo|bad|toilette)|abschliess\\w*',
  ),
  gathering: either(
    'plans?|birthdays?|dinner (?:party|with|invit\\w*)|restaurants?|eat(?:ing)? (?:with|in front|around|out|near)|family (?:dinners?|meals?)|invit\\w*|canteen|cafeteria|lunch (?:with|at school|room)|potluck|parties|party|dates?|sleepovers?|holidays|thanksgiving|christmas|wedding|in public|at (?:the|a) table|(?:see|sees|seeing|hear|hears|hearing) me (?:chew|eat|swallow)\\w*|others? watch\\w*|watch(?:es|ing)? me eat|see(?:s|ing)? me eat',
    'einladung\\w*|verabredung\\w*|treffen|eingeladen|geburtstag\\w*|essen gehen|essen geh\\w*|kantine|mensa|mit (?:anderen|freunden|kollegen|leuten) (?:\\w+ )?ess\\w*|familienessen|restaurants?|vor (?:anderen|leuten|jemandem|allen) (?:\\w+ )?ess\\w*|feiern?|party|partys|weihnacht\\w*|am tisch|mich (?:\\w+ )?(?:kauen|essen) (?:sieht|sehen|hoert|hoeren)|beim essen zu\\w*|zuguck\\w*|zuschau\\w*|zusieht',
  ),
  avoidance: either(
    'excuses?|lie|lying|pretend\\w*|already ate|avoid\\w*|cancel(?:s|ed|led|ling)?|skip\\w*|make up|stay(?:ing)? home|stopped (?:going|seeing|meeting)|not (?:go|going|attend\\w*|eat|do)|turn(?:ed|ing)? down|dread\\w*|terrified|panic\\w*|scared|afraid|anxi\\w*|fake\\w*|can not',
    'ausred\\w*|luege|lueg\\w*|absag\\w*|sag\\w* ~5 ab|abgesagt|vermeid\\w*|meide|drueck\\w* mich|behaupt\\w*|tu\\w* (?:ich )?so|geh\\w* ~3 nicht|nicht (?:mehr )?(?:hin|mit|raus)\\w*|panik|angst|grau\\w*|erfind\\w*|vorwand|schon gegessen|kann (?:ich )?nicht|trau\\w* mich nicht|verrueckt|ausflipp\\w*',
  ),
  because: either(
    'not (?:have to )?(?:eat|be eating)|calor\\w*|food (?:is )?involved|involv\\w* food|because (?:of (?:the )?|there (?:is|will be|would be) )?(?:food|calories|cake|eating)|(?:not )?know(?:ing)? (?:what is in|the calories|how many)|food (?:scares|there)|have to eat|get fat|gain|control (?:the|what)|see(?:s|ing)? me eat|watch(?:es|ing)? me eat|judge|how much i eat|what i eat|eating in (?:front|public)|eat in (?:front|public)',
    'nicht(?:s)? ess\\w*|nichts ess\\w*|kalori\\w*|wegen (?:dem|des|der|den) (?:essens?|kalorien|kuchens?|torte)|(?:essen|kuchen) gibt|wo (?:es|man) ~2 ess\\w*|weil (?:es|ich|da|dort) ~5 (?:ess\\w*|kuchen|torte)|nicht weiss was drin|was drin ist|dick werd\\w*|zunehm\\w*|ess\\w* muss|essen muesste|kontrollier\\w*|zuguck\\w*|zuschau\\w*|zusieht|beobacht\\w*|mich (?:\\w+ )?(?:kauen|essen) (?:sieht|sehen|hoert|hoeren)',
  ),
  notGathering:
    'allerg\\w*|celiac|zoeliakie|gluten|vegan|vegetari\\w*|diabet\\w*|money|expensive|teuer|geld|covid|exam|klausur|work late|sick|krank|toddler|kids?|tips? for|how (?:many|much)|order at|estimate|schaetz\\w*|healthy options?|best choice|peanut|nut|social media|kosher|halal|budget|sparen|{fun}',
  fixated: either(
    'think\\w* (?:about|of)|thoughts? (?:about|of)|obsess\\w*|can not (?:focus|concentrate|think)|(?:head|mind|brain) ~3 (?:full|revolv\\w*|stuck|screaming|count\\w*|numbers)|dream\\w* (?:about|of)|consum\\w*|rules? my|runs? my|controls? my|takes? over|revolv\\w*|add(?:ing)? up|recount\\w*|count(?:ing)? (?:over|again|calories in)|calculat\\w*|recalculat\\w*',
    'denk\\w*|gedank\\w*|drehen? sich|dreht sich|kreis\\w*|besessen|(?:kann|konnte) (?:mich )?(?:\\w+ )?nicht (?:mehr )?konzentrier\\w*|traeum\\w*|kopf ~4 (?:zahlen|kalorien|essen|rechn\\w*)|bestimm\\w*|beherrsch\\w*|rechn\\w*|nachrechn\\w*|zusammenrechn\\w*|ueberschlag\\w*',
  ),
  ceaseless: either(
    'all day|24 ?/? ?7|every (?:minute|second|waking|hour)|nothing else|constantly|non ?stop|only|whole life|my life|over and over|can not sleep|awake|all night|at school|in class|the entire|obsessively|compulsive\\w*|won t stop|will not stop',
    'staendig|nur noch|den ganzen tag|dauernd|nichts anderes|rund um die uhr|pausenlos|ununterbrochen|mein (?:ganzes )?leben|alles|immer wieder|zwanghaft|nachts|nicht (?:mehr )?schlafen|von morgens bis|im unterricht|jede minute|die ganze zeit',
  ),
  topic: either(
    'food|calories|calorie|eating|weight|meals?|my body|numbers|kcal|ate|eat|scale|macros',
    'essen|kalorien|gewicht|mahlzeit\\w*|koerper|zahlen|kcal|gegessen|waage|abnehmen|bissen',
  ),
  price: either(
    'hair ~4 (?:falling|out|thin\\w*)|always (?:cold|freezing)|freezing all|no period|(?:lost|lose|stopped|missed|missing) ~3 period|period (?:stopped|gone)|dizzy|faint\\w*|pass(?:ed|ing)? out|black(?:ed|ing)? out|heart (?:flutter\\w*|skips|races)|bruis\\w*|knees ~3 raw|knuckles|teeth ~3 (?:rot\\w*|eroding|yellow)|shaky|shaking|fur|lanugo|weak|collapsed',
    'haare ~4 (?:aus|fallen|ausgefallen)|haarausfall|immer kalt|friere|frier\\w*|periode|regel|tage bleiben|schwindel\\w*|schwindlig|ohnmaechtig|umgekippt|umkipp\\w*|schwarz vor|herz ~3 (?:stolper\\w*|rast)|blaue flecken|zaehne ~3 kaputt|zitter\\w*|zusammengeklappt|flaum',
  ),
  keepOn: either(
    'worth it|not (?:want to )?stop|can not stop|still (?:too )?(?:fat|big|huge|not)|keep going|not enough|not thin|not skinny|means it is working|but i (?:still|can not|do not|am not|like|want|will not)|almost (?:at|there)|few more (?:pounds|kilos)|scared to (?:eat|gain)|do not care',
    'wert|nicht aufhoer\\w*|nicht stopp\\w*|immer noch (?:zu )?(?:fett|dick|nicht)|weiter ?(?:mach\\w*|abnehm\\w*|hunger\\w*)|noch nicht (?:duenn|genug|schlank)|aber ich (?:will|kann|mag|ess)|trotzdem|egal|noch (?:ein paar|drei|zwei|fuenf) kilo|angst (?:zu|vor)|fast am ziel',
  ),
  sparse: either(
    '{unfed}|eat\\w* (?:so |too )?little|barely eat\\w*|hardly eat\\w*|restrict\\w*|\\d{2,3} (?:calories|kcal|cals)|deficit|diet\\w*|starv\\w*|weight loss|lost \\d+|losing weight|eating less|skip\\w*',
    'ess\\w* (?:so |zu )?wenig|kaum (?:noch )?(?:was|etwas|ess\\w*)|\\d{2,3} (?:kalorien|kcal)|defizit|diaet\\w*|hunger\\w*|abgenommen|abnehm\\w*',
  ),
  anaWord:
    'anas|ugw|cw ?\\d*|gw ?\\d*|lw ?\\d*|hw ?\\d*|thinspo\\w*|meanspo|sweetspo|bonespo|fatspo|ana|mia|pro ?ana|edtwt|edtok|ed ?tumblr|fasting buddy|ana buddy|body ?check\\w*|thigh ?gap|collar ?bones?|hip ?bones?|rib ?cage|ribs|spine|schluesselbeine?|hueftknochen|rippen|knochen|bones|safe foods?|fear foods?|omad restrict|low ?restriction|high ?restriction|metabolism day|bmi (?:of )?1[0-7]|size (?:0|00|zero)|xxs|size 32|groesse (?:30|32|xxs)|skinn(?:y|ier|iest)|duenn(?:er|ste)?|thinn?er|thinnest|skeleton|skelett|fragile|zerbrechlich|haut und knochen|skin and bones?',
  longing: either(
    'want|wish|need|goal|dream|until|tips?|tricks?|motivation|motivate|inspo|how (?:do|to|can)|jealous|envy|crave|so badly|see my|feel my|show\\w*|visible|stick\\w*|pok\\w*|count|finally|die to|competing|competition|beautiful|pretty|perfect|love',
    'will|wuensch\\w*|ziel|traum\\w*|bis|tipps?|tricks?|motivation|wie (?:kann|schaff|komm)\\w*|neidisch|beneid\\w*|endlich|sehen|sieht|spuer\\w*|fuehl\\w*|raussteh\\w*|zaehl\\w*|schoen\\w*|perfekt|sehnsucht|lieb\\w*',
  ),
  notAna:
    'broth|bruehe|soup|suppe|bone (?:density|health|marrow)|knochen(?:bruehe|dichte|mark|gesund\\w*)|spare ?ribs|bbq|grill\\w*|recipe|rezept|pork|beef|schwein\\w*|rind\\w*|dog|hund|calcium|kalzium|vitamin\\w*|osteop\\w*|jeans|latte|margarita|pizza|boden|teig|crust|pancakes?|pfannkuchen|slices?|scheiben?|sauce|sosse|milk|milch|chicken|haehnchen|fish|fisch|ham|turkey|glass|mia (?:is|and|loves|has)|injur\\w*|hurt\\w*|broken|gebrochen|fracture|pain|schmerz\\w*|skinny (?:jeans|latte|pop|girl margarita)|naturally (?:skinny|thin)|gain weight|bulk\\w*|zunehmen|muscle|muskel\\w*|too (?:thin|skinny)|zu duenn',
};
