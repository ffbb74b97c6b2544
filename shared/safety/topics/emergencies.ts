import { concepts } from '../concepts/index.ts';
import { lazily } from '../pattern.ts';
import { isPregnant } from '../user-facts.ts';
import { bleedsInside, isDriedOut, showsStroke } from './everyday-emergencies.ts';
import { blocksThroat, collapsesAtTable, liesFainted, reactsBadly } from './table-emergencies.ts';
import type { SafetyText, Topic } from './topic.ts';

const anyOf = (sources: readonly string[]) => lazily(sources, concepts);

/** Eating, stings and allergies: what an allergic reaction follows. */
const exposure = anyOf([
  '{swallowed}|after (?:eating|dinner|lunch|breakfast|the|a|that|my|trying)|nach [a-z]+|had (?:a|an|some|the|two|one)|stung|sting|bee|wasp|gestochen|biene|wespe|allerg\\w*|peanuts?|nuts?|shrimp|prawns?|shellfish|erdnuss\\w*|nuss\\w*|garnelen|sesam\\w*|bites?|bissen?|new (?:food|meds?|medication)|antibiotic|penicillin|epi ?-?pen|auto ?-?injector',
]);
const epinephrine = anyOf([
  '(?:used|gave|injected|took|stabbed|need|needed|jabbed|just did|after|where is|no|do not have|lost|expired|gespritzt|benutzt|gegeben|brauche|gesetzt|habe) ~4 (?:epi ?-?pens?|auto ?-?injectors?|epinephrine|adrenalin\\w*|jext|fastjekt|emerade|notfallpen|notfallset)',
  '(?:epi ?-?pen|auto ?-?injector|fastjekt|notfallpen|adrenalin ?-?pen) ~4 (?:used|given|gegeben|benutzt|gespritzt|verwendet|gesetzt|now|jetzt|oder|or)',
]);
const anaphylaxisWords = anyOf([
  '(?:having|have|had|in|going into|is this|think it is|get(?:ting)?|think i am having|severe|bad|bekomm\\w*|krieg\\w*|hab\\w*|schwere[rn]?|starke|heftige|ist das) ~3 (?:allergic reaction|allergic shock|anaphyla\\w*|allergische reaktion|allergischer? schock|allergieschock)',
  '(?:allergic reaction|allergische reaktion|anaphyla\\w*|allergischer schock) ~4 (?:right now|now|what do|help|getting worse|bad|jetzt|gerade|hilfe|was tun|was soll|was mache|gegessen|to (?:the|a|my))',
  '(?:am |is |kid |son |daughter )?(?:reacting|reagiere) (?:really |very |badly |stark |heftig )?(?:to|auf) ~3 (?:nuts?|peanuts?|shrimp|egg|milk|food|dinner|nuesse|erdnuesse|essen)',
]);
const isAllergicAndAte = anyOf([
  '(?:allergic|allergy|allergisch|allergie|nussallergi\\w*|erdnussallergi\\w*|\\w+allergie|\\w+allergiker(?:in)?).*? (?:accidentally|by (?:accident|mistake)|just|realized|turns out|without knowing|did not (?:know|realize|notice)|versehentlich|aus versehen|gerade|nicht gewusst|nicht gemerkt|trotzdem) ~4 {swallowed}',
  '(?:accidentally|by (?:accident|mistake)|just|versehentlich|aus versehen|gerade) ~8 {swallowed} ~12 (?:allergic|allergy|allergisch|\\w*allergie)',
  '{swallowed} ~6 (?:obwohl|although|even though|and i am|but i am|though i am|and my \\w+ is|und bin|trotz|despite|with my) ~5 (?:allergic|allergy|allergisch|\\w*allergie)',
  '(?:ate|eaten|had|bit|gegessen|erwischt) ~8 (?:accidentally|by (?:accident|mistake)|aus versehen|versehentlich) ~8 (?:allergic|allergy|allergisch|\\w*allergie)',
]);
const throat = anyOf([
  '{throat}',
  'tongue (?:is )?(?:so )?(?:big|thick)|can not swallow(?! without (?:guilt|feeling|crying|shame|counting)| (?:\\w+ ){0,2}(?:vitamins?|pills?|tablets?|capsules?))|schlucken (?:geht|faellt)|kann (?:\\w+ )?nicht (?:mehr )?schlucken',
]);
const swelling = anyOf(['{swelling}']);
const hives = anyOf(['{hives}']);
const breathless = anyOf(['{breathless}']);
const cough = anyOf([
  '{cough}',
  'hoarse|heiser|voice (?:is )?(?:gone|weird|funny)|dizzy|{dizzy}|{vomiting}|{fainted}|spreading|getting worse|immer schlimmer|immer mehr',
]);
const oral = anyOf([
  '(?:mouth|lips?|tongue|throat|gums|mund|lippen?|zunge|hals|gaumen) (?:\\w+ ){0,5}(?:itch\\w*|tingl\\w*|burn\\w*|numb|scratchy|prickl\\w*|kribbel\\w*|juck\\w*|brennt|taub|kratzt)',
  '(?:itch\\w*|tingl\\w*|kribbel\\w*|juck\\w*) (?:\\w+ ){0,3}(?:mouth|lips?|tongue|throat|mund|lippen?|zunge|hals|gaumen)',
]);
const chronic = anyOf([
  'every ?time|each time|for (?:years|months|ages|weeks)|all my life|since (?:i was|childhood)|whenever|nothing else|immer(?: wenn)?|jedes ?mal|seit (?:jahren|monaten|wochen|immer|kindheit)|manchmal|sonst nichts|schon lange|oft',
]);

/** Returns the situation of a text about an allergic reaction, or null. */
const allergyTopic = (text: string): Topic | null => {
  const airway = throat(text) || swelling(text);
  const isOld = chronic(text);
  if (epinephrine(text) || reactsBadly(text)) return 'anaphylaxis';
  const isKnown =
    /allerg/.test(text) &&
    /\b(?:swells|tingles|itches|closes|schwillt)\b/.test(text) &&
    !/\b(?:now|just|ate|eaten|had|jetzt|gerade|gegessen)\b/.test(text);
  if (
    airway &&
    !isKnown &&
    !/\b(?:pollen|hay fever|heuschnupfen|sore throat|halsschmerzen|erkaeltung|cold|flu|tonsil\w*)\b/.test(
      text,
    ) &&
    (!isOld || breathless(text))
  )
    return 'anaphylaxis';
  if (hives(text) && (breathless(text) || cough(text) || airway)) return 'anaphylaxis';
  if (
    breathless(text) &&
    exposure(text) &&
    /allerg|peanut|nut|nuss|shrimp|prawn|shellfish|garnele|krabbe|fish|egg|milk|sesam|bee|wasp|biene|wespe|stung|gestochen|after (?:eating|dinner|lunch)|nach dem essen/.test(
      text,
    )
  )
    return 'anaphylaxis';
  if (oral(text) && (breathless(text) || hives(text) || (cough(text) && !isOld))) return 'anaphylaxis';
  if (anaphylaxisWords(text) && !isOld) return 'anaphylaxis';
  if (isAllergicAndAte(text)) return 'anaphylaxis';
  if (
    hives(text) &&
    exposure(text) &&
    !isOld &&
    /all over|everywhere|spreading|ganze[nr]? koerper|ueberall|body/.test(text)
  )
    return 'anaphylaxis';
  if ((oral(text) || hives(text)) && exposure(text)) return 'mild-allergy';
  return null;
};

const choking = anyOf([
  '(?:is|am|are|s|was|he|she|kid|son|daughter|baby|dad|mom|wife|husband|help|started|still) (?:\\w+ ){0,2}choking',
  'chok(?:ing|ed|es) on(?! (?:my|the|his|her) (?:words|tears))',
  '(?:food|meat|steak|piece|bone|pill|grape|something|apple|bite|bread|chicken|hot dog|sausage|bissen|fleisch|stueck|etwas|was|graete|wurst|traube|apfel|brocken|knochen) (?:\\w+ ){0,6}(?:stuck|lodged|caught|steckt|haengt|steckengeblieben|stecken|fest|feststeckt) (?:\\w+ ){0,4}(?:throat|windpipe|airway|hals|luftroehre|rachen|kehle|speiseroehre|gullet)',
  '(?:stuck|lodged|steckt|haengt) (?:\\w+ ){0,3}(?:in|im) (?:\\w+ ){0,2}(?:throat|windpipe|airway|hals|luftroehre|rachen|kehle)',
  '(?:im|in (?:der|meinem|seinem|ihrem)) (?:hals|kehle|luftroehre|rachen) (?:\\w+ ){0,3}(?:stecken|steckt|fest|haengt)',
  '(?:verschluckt|verschluckte) (?:\\w+ ){0,6}(?:luft|atme\\w*|blau|spricht nicht|kann nicht|roechel\\w*|keuch\\w*|hustet nicht|erstick\\w*)',
  'erstick(?:t|e|en|ung|s)|am ersticken|(?:can not|kann nicht) (?:talk|speak|sprechen|reden) (?:\\w+ ){0,6}(?:food|steak|eating|essen|swallowed)|heimlich maneuver',
]);
const isDrained = anyOf(['(?:fish ?bone|graete)']);

const chest = anyOf([
  '(?:chest|sternum|breastbone|brust|brustkorb|brustbein|herz)\\w* (?:\\w+ ){0,5}(?:{pain}|pressure|tight\\w*|squeez\\w*|crush\\w*|heavy|heaviness|burning hard|enge?|eng|druck|drueckt|brennt stark|krampft|zusammen)',
  '(?:{pain}|pressure|tight\\w*|squeez\\w*|crush\\w*|heaviness|heavy feeling|burning|elephant|enge(?:gefuehl)?|druck(?:gefuehl)?|druecken|stechen|stiche?|ziehen|brennen) (?:\\w+ ){0,3}(?:in|on|across|around|behind|auf|hinter|ueber|im) (?:\\w+ ){0,3}(?:chest|sternum|breastbone|heart|brust|brustkorb|brustbein|herz\\w*)',
  '(?:chest|brust) (?:\\w+ ){0,4}(?:elephant|brick|vice|vise|weight on|tight band|elefant|schraubstock|zentnerlast|stein)',
  'chest pains?|brustschmerz\\w*|brustenge|herzstechen|herzschmerz\\w*|angina|engegefuehl',
  '(?:having|have|had|is this|could (?:it|this) be|think|symptoms of|hab\\w*|bekomm\\w*|ist das|verdacht auf) (?:\\w+ ){0,4}(?:heart attack|cardiac arrest|herzinfarkt|herzanfall)(?! (?:on|in a) )',
  '(?:pain|ache|numb\\w*|hurts?|tingling|heavy|schmerz\\w*|taub\\w*|kribbel\\w*|zieh\\w*) (?:\\w+ ){0,4}(?:left arm|jaw|left shoulder|linke[nrm]? arm|kiefer|linke[nr]? schulter)',
  '(?:left arm|jaw|linke[rn]? arm|kiefer) (?:\\w+ ){0,3}(?:{pain}|numb|tingl\\w*|taub|kribbelt|zieht)(?= |$).*?(?:sweat|breath|chest|nause|dizz|brust|luft|schweiss|uebel|schlecht)',
  '(?:sweat|breath|nause|dizz|luft|schweiss|uebel)\\w*.*? (?:left arm|jaw|linke[rn]? arm|kiefer) (?:\\w+ ){0,3}(?:{pain}|numb|tingl\\w*|taub|kribbelt|zieht)',
  '{racing} (?:\\w+ ){0,8}(?:{fainted}|{dizzy}|{breathless}|pass out|will not stop|hoert nicht auf|energy drinks?|caffeine|koffein)',
  '(?:energy drinks?|caffeine|koffein\\w*|pre ?-?workout) (?:\\w+ ){0,10}(?:{racing}|chest|shak\\w*)',
]);
const workoutSore =
  /\b(?:doms|sore|muskelkater|push ?ups?|bench(?: ?press)?|liegestuetz\w*|bankdruecken|pecs?)\b/;
const urgentChest =
  /\b(?:pressure|tight\w*|crush\w*|squeez\w*|sweat\w*|arm|jaw|breath\w*|druck|enge?|schweiss\w*|kiefer|luft|heart attack|herzinfarkt)\b/;

const stroke = anyOf([
  '(?:face|mouth|side|smile|mundwinkel|gesicht\\w*|eyelid|mund) (?:\\w+ ){0,6}(?:droop\\w*|dropp(?:ed|ing)|sagg\\w*|hang(?:s|ing)?|haeng\\w*|schief|gelaehmt|crooked|lopsided|paralyz\\w*|numb on one|numb)',
  '(?:haengt|haengen|hangt|verzieht) (?:\\w+ ){0,3}(?:mundwinkel|gesicht\\w*|augenlid|mund)',
  '(?:droop\\w*|haengende[rn]?|schiefe[rs]?) (?:\\w+ )?(?:face|mouth|mundwinkel|gesicht|mund)',
  'slur(?:s|red|ring)?(?: (?:his|her|my|their|words|speech))?|speech (?:is |has )?(?:slurred|garbled|gone|weird|funny)|can not (?:speak|talk|get (?:his|her|my|the) words out|find words)(?! (?:to|about|with|english|german))|(?:words|speech) (?:come|coming|came) out (?:wrong|garbled|jumbled)|lallt?|lallen|verwaschen\\w*|(?:spricht|redet|rede|spreche) (?:\\w+ )?(?:komisch|undeutlich|wirr|verwaschen|unverstaendlich)|sprachstoerung|findet keine worte|kann (?:ploetzlich )?nicht (?:mehr )?(?:richtig )?(?:sprechen|reden)',
  '(?:one|left|right|whole|half|eine?|linke|rechte|halbe) (?:side|arm|leg|half|seite|koerperhaelfte|gesichtshaelfte|gesichtsseite|arm|bein)(?: of (?:my|his|her) (?:body|face))? (?:\\w+ ){0,5}(?:numb|weak|paralyz\\w*|not (?:work|mov)\\w*|dead|heavy|gone|limp|taub|gelaehmt|schwach|bewegt sich nicht|kraftlos|lahm)',
  '(?:numb|weak|paralyz\\w*|taub|gelaehmt|laehmung|kraftlos) (?:\\w+ ){0,3}(?:on |in |down |auf |an )?(?:my |his |her |the |der )?(?:one|left|right|whole|einen?r?|linken?r?|rechten?r?|halbseitig) (?:side|arm|leg|seite|arm|bein)|halbseit\\w* (?:gelaehmt|taub|laehmung)|einseitig (?:gelaehmt|taub)',
  '(?:having|have|had|is this|could (?:it|this) be|think|having|just|symptoms of|hab\\w*|hatte gerade|bekomm\\w*|ist das|verdacht auf|einen) (?:\\w+ ){0,4}(?:a stroke|stroke|mini ?-?stroke|tia|schlaganfall|schlagerl|hirnschlag)(?! of)',
  '(?:worst|sudden|thunderclap|ploetzlich\\w*|schlimmste\\w*) (?:\\w+ ){0,3}(?:headache|kopfschmerz\\w*|kopfweh)(?: of (?:my|his|her) life| meines lebens)?',
  '(?:sudden(?:ly)?|ploetzlich|auf einmal) (?:\\w+ ){0,5}(?:double vision|see(?:s|ing)? double|(?:sieht|sehe|seh) (?:alles )?doppelt|doppelbilder|can not walk straight|blind|vision loss|lost (?:my )?(?:sight|vision)|can not see|nichts mehr (?:sehen|gesehen)|seh\\w* nichts|nicht mehr sehen)|can not (?:lift|raise|move) (?:his|her|my|one|the) (?:\\w+ )?(?:arm|leg)|kann (?:den|einen|ihren|seinen|meinen) (?:\\w+ )?arm nicht (?:heben|bewegen)',
]);
const isArmOnlyNumb = /\b(?:slept|geschlafen|carpal|karpal|tennis elbow|gym)\b/;

const bleeding = anyOf([
  'cough\\w* ~2 up ~5 blood|blut ~2 gehustet',
  // A wound that spurts.
  '(?:fingers?|thumb|hand|arm|wrist|leg|foot|thigh|daumen|handgelenk|bein|fuss|oberschenkel) (?:\\w+ ){0,4}(?:cut|cuts|sliced|slashed|gashed|geschnitten|aufgeschlitzt) (?:\\w+ ){0,10}(?:spurt\\w*|gush\\w*|squirt\\w*|spritzt|pulsier\\w*|pumps? out)|(?:cut|cuts|sliced|slashed|gashed|geschnitten|aufgeschlitzt) (?:\\w+ ){0,4}(?:fingers?|thumb|hand|arm|wrist|leg|foot|thigh|daumen|handgelenk|bein|fuss|oberschenkel) (?:\\w+ ){0,10}(?:spurt\\w*|gush\\w*|squirt\\w*|spritzt|pulsier\\w*|pumps? out)',
  '{vomiting} (?:\\w+ ){0,5}(?:blood\\w*|blut\\w*|coffee ground\\w*|kaffeesatz\\w*|black stuff)',
  '(?:blood\\w*|blut\\w*|coffee ground\\w*|kaffeesatz\\w*) (?:\\w+ ){0,6}(?:vomit\\w*|puk\\w*|sick|throw\\w* up|threw up|erbroch\\w*|erbrech\\w*|kotz\\w*|gekotzt|gespuckt|uebergeb\\w*)',
  '(?:cough\\w*|spit\\w*|spat|hust\\w*|gehustet|spuck\\w*|gespuckt) (?:\\w+ ){0,2}(?:blood|blut)|blut (?:gespuckt|gehustet|gekotzt|erbrochen)|hematemesis|looks like coffee grounds|wie kaffeesatz',
  '(?:black|tarry|teer\\w*|schwarze[rn]?|pechschwarz\\w*) (?:and )?(?:\\w+ ){0,2}(?:stool\\w*|poop?|poo|shit|tarry|stuhl\\w*|kacke|kot)|(?:stuhl|poop?|stool|poo) (?:is |are |ist |war )?(?:\\w+ )?(?:black|tarry|pechschwarz|teerig|schwarz wie teer)|teerstuhl|melena',
  '(?:lots? of|a lot of|heavy|bright red|so much|much|massive|viel|hellrotes|massenhaft|jede menge) (?:\\w+ )?(?:blood|bleeding|blut)(?! (?:oranges?|pressure|sugar|test|work|type|sausage|orangen|zucker|druck|wurst|abnahme))|bleeding (?:heavily|a lot|badly|out|nonstop|everywhere|and (?:it )?will not stop)|(?:will not|does not|can not|would not) (?:stop|quit) bleeding|bleeding (?:will|does|would) not stop|can not stop the bleeding|spurting blood|blood (?:is )?(?:spurting|pouring|gushing|everywhere)|(?:blutet|blutung) (?:\\w+ ){0,4}(?:stark|nicht auf|wie sau|heftig|ohne ende|hoert nicht|laesst sich nicht)|blutet? (?:und blutet)|(?:hoert|hoer) nicht auf zu bluten|spritzt blut|blut spritzt|deep cut|sliced (?:open|my (?:wrist|hand|finger) (?:open|to the bone))|cut (?:an|my) artery|to the bone|tiefe (?:schnitt)?wunde|pulsader',
]);

const unconscious = anyOf([
  '{unconscious}',
  '(?:{someone}|{child}|wife|husband|dad|mom|mum|grandma|grandpa|oma|opa) ~8 (?:will|would|does|did|is) not (?:react|respond|reacting|responding)(?= |$)(?! (?:well|badly|to (?!me|my voice|pain|touch)|in the chat|online))',
  '(?:{someone}|{child}|dad|mom|mum|grandma|grandpa|husband|wife|friend|kid|baby) (?:\\w+ ){0,5}{fainted}',
  '(?:i|ich|bin|am|have|just|keep|kept|about to|going to|gonna|might|gleich|fast|feel like i am (?:going to|about to)|nearly|almost|feel|gerade|eben|heute|vorhin|immer wieder) (?:\\w+ ){0,4}{fainted}',
  '{fainted} (?:\\w+ ){0,5}(?:today|this morning|just now|twice|again|earlier|in the shower|at work|at the gym|after (?:eating|dinner|lunch|my|the)|heute|vorhin|gerade|wieder|zweimal)',
  '(?:drank|drunk|alcohol|vodka|wasted|betrunken|besoffen|getrunken|alkohol\\w*|wodka) (?:\\w+ ){0,12}(?:{unconscious}|passed out|will not wake|not moving|cold and|bewusstlos|blaue lippen)',
]);
const knowledgeFaint = /\b(?:why do people|what causes|warum werden)\b/;

const severe = anyOf([
  '{severe} (?:\\w+ ){0,3}{belly} {pain}|{severe} (?:\\w+ )?(?:bauchschmerz\\w*|bauchkraempf\\w*|magenschmerz\\w*|abdominal pain|stomach pain|{pain} (?:in|im) (?:\\w+ ){0,2}{belly})|{belly} (?:\\w+ ){0,4}(?:hard as|rock hard|rigid|board|bretthart|steinhart)|(?:{pain}|bauchschmerz\\w*) (?:\\w+ ){0,6}(?:into|through|radiat\\w*|to|in) (?:my |the |den |meinen )?(?:back|ruecken).*? (?:{vomiting})|{vomiting}.*? {belly} (?:{pain})? ?(?:\\w+ ){0,4}(?:into|through|radiat\\w*|in) (?:my |the |den |meinen )?(?:back|ruecken)',
  '(?:bulging|swollen|dented|home ?canned|aufgeblaeht\\w*|gewoelbt\\w*|eingemacht\\w*).*? (?:double vision|blurr\\w*|can not swallow|droop\\w*|weak\\w*|doppelt sehen|sehe doppelt|schlucken|laehm\\w*)|botulism(?! (?:toxin|mean)).*? (?:symptom|think|ate|have)|double vision (?:\\w+ ){0,6}(?:after|canned|eating|can)',
  '(?:drank|drunk|drink|drinking|getrunken|trinke) (?:\\w+ ){0,4}(?:[6-9]|1\\d|six|seven|eight|nine|ten) ?(?:l|liters?|litres?|liter|gallons?).*? (?:{confused}|headache|{vomiting}|{dizzy}|swollen|kopfschmerz\\w*|kopfweh|uebel|verwirrt)',
  '(?:blood ?pressure|bp|blutdruck)(?:werte?)? (?:\\w+ ){0,4}(?:1[89]\\d|2\\d\\d)(?: ?/ ?| over | zu )\\d{2,3}|(?:1[89]\\d|2\\d\\d) ?(?:/|over|zu) ?1[1-4]\\d.*?(?:blood ?pressure|bp|blutdruck|headache|kopfschmerz\\w*|chest|brust)',
  '{maoi}.*? (?:{swallowed}|had).*? (?:headache|pounding|kopfschmerz\\w*|herzrasen|chest|blood pressure|hammer\\w*)|(?:headache|pounding|kopfschmerz\\w*|herzrasen).*? {maoi}',
  '{thinner}.*? (?:hit my head|fell|fall|bleed\\w*|black stool|blood in|gestuerzt|kopf (?:ge)?stoss\\w*|blutet|blut im)',
  '(?:hit|banged|smashed|bumped|knocked|cracked) (?:my|his|her|the|their) head.*? (?:{confused}|{vomiting}|{fainted}|{unconscious}|blurr\\w*|drows\\w*|sleepy|seeing double)|(?:{fainted}|{confused}|{unconscious}).*? (?:hit|banged|smashed|bumped|knocked|cracked) (?:my|his|her|the|their) head|kopf (?:\\w+ ){0,3}(?:gestossen|aufgeschlagen|angeschlagen|gestossen|geknallt).*? (?:{confused}|{vomiting}|{fainted}|{unconscious}|schlaefrig|benommen|doppelt)|(?:{fainted}|{confused}).*? kopf (?:\\w+ ){0,3}(?:gestossen|aufgeschlagen|angeschlagen|geknallt)',
  '(?:heat ?stroke|hitzschlag|sun ?stroke|sonnenstich)|sepsis|septic|blutvergiftung|meningitis|hirnhautentzuendung|carbon monoxide|kohlenmonoxid|electric shock|stromschlag|drowning|ertrink\\w*|snake ?bit\\w*|schlangenbiss|bitten by a snake',
  '(?:{infant}) (?:[^ |]+ ){0,9}will not (?:feed|take (?:the |a |his |her )?(?:bottle|breast))',
  '{child} (?:\\w+ ){0,8}(?:not breathing|limp|floppy|blue|unresponsive|convuls\\w*|seizure|schlaff|atmet nicht|blau|krampft|apathisch|no wet (?:diapers?|napp\\w+)|dehydrated|sunken|will not (?:drink|feed)(?: anything)?(?! before (?:a |the |his |her )?(?:weigh|match|fight))|trinkt nicht|fieber\\w* (?:39|40|41)\\S*)',
  '(?:swallowed|schluckt|geschluckt|verschluckt) (?:\\w+ ){0,3}(?:glass|razor|needle|pin|nail|knife|fork|toothpick|sharp|scherben?|nadel|rasierklinge|nagel|messer|glassplitter|zahnstocher|spitze)',
  '(?:{racing}|{fainted}|chest|passed out|schwarz vor (?:den )?augen|herz rast|herzrasen) (?:[^ ]+ ){0,8}(?:\\d+|two|three|four|five|six|seven|several|zwei|drei|vier|fuenf|sechs|sieben|mehreren) (?:days|tage\\w*) (?:\\w+ ){0,3}(?:nothing|not eaten|no food|without food|nichts (?:mehr )?gegessen|ohne essen)|(?:not eaten|nothing to eat|no food|nichts (?:mehr )?gegessen) (?:\\w+ ){0,3}(?:two|three|four|six|zwei|drei|vier|fuenf|sechs) (?:days|tage\\w*).*? (?:{racing}|{fainted}|herz rast|schwarz vor augen)',
  '(?:fast(?:ed|ing)?|not eaten|nothing|gefastet|nichts gegessen|fasten|hunger\\w*) (?:\\w+ ){0,6}(?:\\d+|several|five|seven|ten|sieben|zehn) ?(?:days|tage\\w*).*? (?:chest|{racing}|swollen|seizure|confus\\w*|can not breathe|collaps\\w*|passed out|bewusstlos|herzrasen|ohnmaechtig|kollabier\\w*|wasser in den beinen)',
]);

const postOp = anyOf(['{surgery}']);
const postOpSigns = anyOf([
  '{fever}|pus|oozing|smells bad|hot and red|red streaks|opened up|burst open|belly (?:\\w+ )?(?:hard|rigid)|{belly} (?:\\w+ ){0,3}(?:hard|rigid|rock)|{severe} {pain}|can not keep (?:\\w+ )?(?:down|fluids)|{vomiting}|{fainted}|{breathless}|eiter|naesst|stinkt|aufgegangen|bretthart\\w*|harter bauch|bauch (?:\\w+ )?hart|starke schmerzen|behalte nichts|leg (?:is )?swollen|wade|heart racing|herzrasen|can not (?:swallow|drink)',
]);

const pregnantText = anyOf(['{pregnant}']);
/** A week of pregnancy without its name: '32nd week, I see flashing lights'. */
const weekFirst = /^(?:bin )?(?:1\d|2\d|3\d|4[0-2])(?:st|nd|rd|th)? (?:woche|ssw|week)\b/;
const pregnantSigns = anyOf([
  'bleed(?:ing|s)?|blood|spotting heavily|{severe} (?:\\w+ ){0,2}(?:{pain}|headache|swelling)|not (?:feel|felt|moving|moved|kicking)\\w*|baby (?:has )?(?:not |stopped )(?:mov|kick)\\w*|stopped moving|reduced movement|waters? (?:broke|breaking)|contractions|seeing (?:\\w+ )?(?:spots|stars|lights|flashes)|flashing lights|(?:pain|schmerz\\w*) ~4 (?:under|below|unter) ~3 (?:ribs?|rippen\\w*)|blurr\\w*|swollen (?:face|hands)|(?:keep|kept|keeping|hold) (?:\\w+ )?(?:down )?(?:\\w+ ){0,4}(?:food|water|anything|fluids?)(?: \\w+){0,3} down|can not keep|not kept (?:\\w+ )?down|have not kept|{fainted}|{breathless}|blut\\w*|starke (?:schmerzen|kopfschmerzen|uebelkeit)|wehen|fruchtblase|bewegt sich nicht|kindsbewegung\\w*|sehe sterne|flimmern|behalte (?:\\w+ ){0,3}(?:nichts|nicht)|nichts (?:\\w+ ){0,3}(?:bei mir|drin|unten)|behalt\\w* nichts|kann nichts (?:\\w+ )?behalten|seit (?:\\w+ )?tagen (?:nichts|nur am)',
]);

/** Returns the most urgent physical emergency of a text, or null. */
export const emergencyTopic = ({ text, facts }: SafetyText): Topic | null => {
  if (choking(text) && !isDrained(text)) return 'choking';
  const allergy = allergyTopic(text);
  if (allergy === 'anaphylaxis') return allergy;
  if (choking(text) || blocksThroat(text)) return 'choking';
  if (chest(text) && (!workoutSore.test(text) || urgentChest.test(text))) return 'chest-pain';
  if ((stroke(text) && !isArmOnlyNumb.test(text)) || showsStroke(text)) return 'stroke';
  if ((pregnantText(text) || weekFirst.test(text) || isPregnant(facts)) && pregnantSigns(text))
    return 'pregnancy-emergency';
  if (postOp(text) && postOpSigns(text)) return 'post-op-emergency';
  if (bleeding(text) || bleedsInside(text)) return 'bleeding';
  if (severe(text) || isDriedOut(text)) return 'severe-illness';
  if (collapsesAtTable(text) || liesFainted(text)) return 'unconscious';
  if (
    unconscious(
      text.replace(
        /\b(?:until|till|bis) (?:i|ich) (?:\w+ )?(?:faint\w*|collaps\w*|pass out|umkipp\w*|umfall\w*)/g,
        ' ',
      ),
    ) &&
    !knowledgeFaint.test(text)
  )
    return 'unconscious';
  if (
    breathless(text) &&
    !/\b(?:after (?:running|the stairs|my run|climbing)|nach dem laufen|treppe)\b/.test(text)
  )
    return 'breathing';
  return allergy;
};
