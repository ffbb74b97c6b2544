import { concepts } from '../../concepts/index.ts';
import { lazily } from '../../pattern.ts';

const anyOf = (sources: readonly string[]) => lazily(sources, concepts);

const KIN =
  '(?:kids?|children|son|daughter|family|husband|wife|partner|parents|mom|mum|mother|dad|father|friends|everyone|everybody|they|kinder|sohn|tochter|familie|mann|frau|eltern|mama|papa|freunde|alle)';
const TRAIN = '(?:trains?|bus|truck|lorry|car|tram|subway|zug|bahn|lkw|laster|auto|u bahn|s bahn)';
const RAILS = '(?:tracks|rails|railway|gleise?n?|schienen|bahngleise?n?)';
const HEIGHTS =
  '(?:bridge|roof|balcony|building|window|parking garage|overpass|bruecke|dach|balkon|hochhaus|fenster|parkhaus)';
const OBSTACLE =
  '(?:tree|wall|oncoming|traffic|pole|guard ?rail|baum|mauer|wand|gegenverkehr|pfeiler|brueckenpfeiler)';
const DRIVE = '(?:driv\\w*|steer\\w*|crash\\w*|swerv\\w*|fahr\\w*|lenk\\w*|ras\\w*)';
const STEP =
  '(?:walk\\w*|step\\w*|jump\\w*|throw\\w*|run\\w*|go|going|lie|lying|geh\\w*|leg\\w*|lauf\\w*|spring\\w*|werf\\w*|stell\\w*|stuerz\\w*|schmeiss\\w*)';
/** A thought of the user, not a report: 'I keep thinking about', 'überlege ob ich'. */
const intention =
  /\b(?:think\w*|thought\w*|imagin\w*|picture|picturing|urge|tempt\w*|consider\w*|could just|might|feel like|want|wanna|going to|keep|ueberleg\w*|denk\w*|gedank\w*|vorstell\w*|moechte|koennte?|wuerde?|will|wollte|lust|drang|liebsten)\b/;
const isFirstPerson = /\b(?:i|me|my|ich|mich|mir|mein\w*|wollte|habe)\b/;

const means = anyOf([
  `${DRIVE} (?:\\w+ ){0,4}(?:into|against|gegen|in) (?:\\w+ ){0,2}${OBSTACLE}`,
  `(?:gegen|in) (?:\\w+ ){0,2}${OBSTACLE} (?:zu )?${DRIVE}`,
  `${STEP} (?:\\w+ ){0,3}(?:in front of|under|vor|unter) (?:\\w+ ){0,2}${TRAIN}`,
  `(?:in front of|vor) (?:\\w+ ){0,2}${TRAIN} (?:zu )?${STEP}`,
  `${STEP} (?:\\w+ ){0,3}(?:on|onto|auf) (?:\\w+ )?${RAILS}|(?:on|onto|auf) (?:\\w+ )?${RAILS} (?:zu )?${STEP}`,
  `${STEP} (?:\\w+ ){0,3}(?:off|out of|from|von|vom|aus dem|aus) (?:\\w+ ){0,2}${HEIGHTS}|(?:von|vom|aus dem) (?:\\w+ ){0,2}${HEIGHTS} (?:zu )?${STEP}`,
]);

const absence = anyOf([
  // No one would mind.
  '(?:no ?body|no one|noone|who) (?:would|will) (?:even |really |ever )?(?:care|notice|mind|miss (?:me|it)|be sad|ask) if i (?:was|were|am) not (?:\\w+ ){0,6}(?:ever|again|here|around|alive|there|tomorrow|any ?more)',
  // A future without the user.
  '(?:do|can|could) not (?:really )?(?:see|picture|imagine) (?:my ?self|me) (?:\\w+ )?(?:making it|getting|living|being (?:here|around|alive)|reaching|turning|growing old|getting old)(?: (?:to|until|till|past|at|by))? ?(?:see )?(?:my (?:\\w+ )?(?:birthday|graduation|thirties|forties|twenties)|christmas|next (?:year|month|birthday|summer)|the end of (?:the|this) year|old|\\d\\d(?= \\||$| and| or))',
  '(?:seh\\w*|kann) (?:mich )?(?:\\w+ ){0,4}(?:nicht|nie) (?:\\w+ ){0,2}(?:meinen naechsten geburtstag|naechstes jahr|weihnachten|alt werden) (?:\\w+ )?(?:erleb\\w*|da sein|seh\\w*)',
  // Sleep without waking up.
  '(?:go|going|drift\\w*|fall\\w*) (?:to sleep|asleep|off) and (?:\\w+ ){0,2}(?:stay (?:asleep|there)|never|not|remain)',
  '(?:if|wenn) i(?:ch)? (?:\\w+ ){0,3}(?:not|never|nicht|nie) (?:\\w+ ){0,2}(?:wake|woke|aufwach\\w*|aufgewacht)(?! (?:up )?(?:early|late|in time|on time|hungry|frueh|spaet)) (?:\\w+ ){0,5}(?:ok|okay|fine|good|glad|relieved|better|nice|in ordnung|besser|schoen|egal|recht|froh|schlimm)',
  '(?:would|that|it|is|am|waere|wuerde) (?:\\w+ ){0,3}(?:ok|okay|fine|good|glad|relieved|better|nice|in ordnung|besser|schoen|egal|recht|froh) (?:\\w+ ){0,3}(?:if|wenn) i(?:ch)? (?:\\w+ ){0,3}(?:not|never|nicht|nie) (?:\\w+ ){0,2}(?:wake|woke|aufwach\\w*)(?! (?:up )?(?:early|late|in time|on time|hungry|frueh|spaet))',
  '(?:i(?: really| just| also)? want|i am going|i am about|urge) to (?:just )?jump(?= \\||$)',
  // Tired of life.
  '(?:do|does) not want to do (?:this )?(?:life|living)|(?:tired|sick) of (?:waking up|being here|existing|breathing)(?! (?:early|at|so|to|hungry|with|in|before))|(?:want|need) (?:\\w+ )?(?:peace|rest|silence|ruhe|frieden) (?:forever|for good|fuer immer)',
  '(?:keine lust|kein(?:en)? bock|genug|satt|leid|muede) (?:\\w+ ){0,3}(?:auf|von|vom) (?:\\w+ )?leben(?! im)',
  'no (?:version of me|world (?:where|in which) i|future (?:where|in which) i|universe (?:where|in which) i) (?:\\w+ ){0,3}(?:gets?|live|lives|makes?|see|sees|reach\\w*|grows?|old)',
  // A farewell.
  '(?:tell|sag\\w*) (?:\\w+ ){1,3}i(?:ch)? (?:\\w+ )?(?:love|loved|lieb\\w*|am sorry)(?: \\w+){0,4}(?: \\|)? (?:goodbye|bye|farewell|leb wohl|lebt wohl|mach\\w* gut)',
  // An accident that would be welcome.
  `(?:if|wish) (?:a|an|the|some|that) ${TRAIN} (?:\\w+ ){0,2}(?:hit|hits|ran over|killed) me (?:\\w+ ){0,4}(?:relieved|ok|okay|fine|glad|happy|mind|care)|wenn mich (?:\\w+ )?${TRAIN} (?:\\w+ )?(?:ueberf\\w*|erwisch\\w*|erfass\\w*) (?:\\w+ ){0,4}(?:erleichtert|egal|froh|gut|ok|okay|recht)`,
  // A number of tablets that only harms.
  '(?:was passiert|what happens|what would happen|how bad|reichen|would) (?:\\w+ ){0,5}\\d{2,3} (?:\\w+ ){0,2}{pills} (?:\\w+ ){0,3}(?:auf einmal|at once|enough|be enough|nimmt|nehme|schluck\\w*)',
  // A height that is high enough. 'Is the window high enough for a pot' has no question word.
  `(?:which|what|how high|welche\\w*|wie hoch) (?:\\w+ ){0,3}${HEIGHTS} (?:\\w+ ){0,5}(?:high enough|hoch genug|to be sure|sicher (?:tot|toedlich))`,
  // Others deserve or need someone else.
  `${KIN} (?:\\w+ ){0,2}(?:deserv\\w*|need\\w*|verdien\\w*|brauch\\w*) (?:\\w+ ){0,8}(?:not|no longer|nicht mehr) (?:here|around|alive|da ist|da bin)`,
  // The end of the user.
  '(?:ende|schluss|vorbei|aus) mit mir(?= \\||$)|mit mir (?:\\w+ ){0,3}(?:ein ende|zu ende|vorbei|aus)(?= \\||$)',
  '(?:seit|ohne) (?:\\w+ ){0,6}(?:tot|gestorben|verstorben|gegangen)(?: ist)? (?:will|mag|moechte) (?:ich )?(?:auch |einfach |selbst )*nicht mehr(?= \\||$| leben)',
  '(?:since|without) (?:\\w+ ){0,5}(?:died|passed|is gone|is dead) (?:\\w+ ){0,3}(?:i )?(?:do not|no longer) want to (?:\\w+ )?(?:live|be here|go on)',
]);

const PUT_ASIDE =
  '(?:beiseite|zur seite|aufgespart|aufgehoben|zurueckgelegt|bereitgelegt|zusammengespart|aside|put away|saved up|set aside)';
const pillsAside = anyOf([`{pills} (?:\\w+ ){0,4}${PUT_ASIDE}|${PUT_ASIDE} (?:\\w+ ){0,3}{pills}`]);
const isPillPlan =
  /\b(?:vitamin\w*|week|woche|trip|travel|holiday|urlaub|reise|pharmac\w*|apotheke|box|dose)\b/;

const affairs = anyOf([
  '(?:sort\\w*|settl\\w*|organi[sz]\\w*|arrang\\w*|put|got|geregelt|geordnet|sortiert|aufgeraeumt) (?:\\w+ ){0,2}(?:papers?|affairs|paperwork|will|papiere|unterlagen|angelegenheiten|nachlass|testament)',
]);
const givenAway = anyOf([
  '(?:gave|given|giving|give) (?:\\w+ ){0,3}(?:dog|cat|pets?|things|stuff|belongings|everything|jewelry) (?:\\w+ )?away|(?:gave|given|giving) away (?:\\w+ ){0,2}(?:dog|cat|pets?|things|stuff|belongings|everything)|(?:hund|katze|haustier\\w*|sachen|alles) (?:\\w+ ){0,2}(?:verschenkt|weggegeben|abgegeben)',
]);
const isReady =
  /\b(?:(?:it is|its|is) time(?= \||$| now| to go)|time to go|ready to go|will not need|not need (?:it|them|anything) any ?more|zeit zu gehen|ist (?:es )?(?:zeit|so ?weit)|brauche? (?:ich |es |sie )*nicht mehr)/;

const relapse = anyOf([
  '(?:used|using|took|got|grabbed|reached for|benutzt|genommen) (?:\\w+ ){0,2}(?:blade|razor ?blades?|razor) (?:\\w+ ){0,2}(?:again|on (?:me|my ?self|my \\w+))|(?:klinge|rasierklinge) (?:\\w+ ){0,3}(?:wieder )?(?:benutzt|genommen|angesetzt)|wieder zur (?:klinge|rasierklinge)',
  'clean (?:for )?(?:\\w+ )?(?:days|weeks|months|years) (?:\\w+ ){0,6}(?:blade|razor|cut|relapsed)',
  '(?:cut|cutting|schneid\\w*|geschnitten|ritz\\w*|geritzt) (?:\\w+ ){0,3}(?:arms?|wrists?|thighs?|legs?|arm|oberschenkel|handgelenk\\w*) (?:\\w+ ){0,4}(?:again|every time|whenever|wieder|jedes mal)',
]);
const isTool =
  /\b(?:blender|mixer|processor|shave|shaving|shaved|beard|legs smooth|kitchen|onions?|bart|rasier(?:t|en)|kueche)\b|\bto (?:cut|chop|slice|open|peel)(?! (?:my|me)\b)/;

/** Returns whether a text hints at suicide in other words than its names: its means, its absence, its preparation. */
export const hintsAtSuicide = (text: string): boolean =>
  absence(text) ||
  (means(text) && intention.test(text) && isFirstPerson.test(text)) ||
  (pillsAside(text) && !isPillPlan.test(text)) ||
  (affairs(text) && givenAway(text)) ||
  ((affairs(text) || givenAway(text)) && isReady.test(text));

/**
 * Returns whether a text describes a relapse into self-harm.
 * @param whole the text with its figures of speech
 */
export const hintsAtSelfHarm = (text: string, whole: string): boolean => relapse(text) && !isTool.test(whole);
