import { concepts } from '../../concepts/index.ts';
import { lazily } from '../../pattern.ts';
import { composesSelfHarm, composesSuicide } from './grammar.ts';
import { hintsAtSelfHarm, hintsAtSuicide } from './hints.ts';
import { describesInjury, fearsForOther, preparesDeath } from './plans.ts';
import { wishesDeath } from './wishes.ts';
import type { SafetyText, Topic } from '../topic.ts';

const anyOf = (sources: readonly string[]) => lazily(sources, concepts);

const SELF = '(?:my ?self|myslef|meself|mself)';
const english = anyOf([
  'why (?:am|was|do|did) i (?:even |still |ever )*(?:alive|born|exist|on (?:this|the) (?:earth|planet|world))',
  '(?:maybe i should|should (?:i )?(?:just )|think\\w*|want\\w*|going|gonna|plan\\w*|tempted|consider\\w*|might|could just|will just|about|thought\\w*) (?:\\w+ ){0,3}(?:tak\\w*|swallow\\w*|down\\w*|overdos\\w*) (?:\\w+ ){0,2}(?:all|every|whole|bunch|handful|too many|lots of) (?:\\w+ ){0,4}{pills}|(?:will|wuerde|ueberleg\\w*|denk\\w*|moechte|plane) (?:\\w+ ){0,5}(?:alle|ganze|viele|handvoll) (?:\\w+ ){0,3}{pills} (?:\\w+ ){0,2}(?:nehmen|schlucken|zu nehmen|zu schlucken|einnehmen)',
  'suicid\\w*|unaliv\\w*|sewer ?slide|kms|kys|end my (?:life|own life|suffering|existence)|ending my (?:life|suffering)|(?:take|taking|took) my (?:own )?life',
  `(?:kill|killing|off|offing|hang|hanging|shoot|drown|drowning|poison) ${SELF}`,
  '(?:want|wanted|wanting|like|ready|deserve|hope|hoping|going|plan\\w*|need|wish(?:ing)? i (?:could|would)|rather|thinking (?:of|about)|think about|prefer|try\\w*|wish to|about) (?:to )?(?:just |fucking |really )*(?:die|dying|be dead|not (?:exist|be here|be alive|wake up|live|be around)|stop existing|disappear (?:forever|for good|completely)|end(?:ing)? it(?: all)?|end(?:ing)? things|never wake up|go to sleep and (?:not|never) wake up|sleep forever|be gone|cease to exist)(?! (?:of|from) (?:hunger|laughter|thirst))',
  'not (?:think|believe|feel like|sure) (?:that |if )?i (?:want|wanna|can)(?: to)? (?:be alive|be here|live|exist|go on|keep going)',
  '(?:hope|wish|praying) (?:i|that i) (?:just )?(?:die|died|was dead|were dead|do not wake up|never wake up|was not (?:here|alive|born)|were not (?:here|alive|born)|had never been born|would not wake up|could disappear|would die|get hit|do not make it)',
  '(?:do|does|did|would) not (?:really |even )?(?:want|wanna|care|feel like|see (?:myself|a reason)|wish)(?: to)?(?: if i)? (?:be (?:here|alive|around|in this world|on (?:this |the )?(?:planet|earth))|live|living|exist|existing|wake up|go on|keep (?:going|living|on)|continue (?:living|with life)|being (?:here|alive)|die|see tomorrow)(?: any ?more| tomorrow)?',
  '(?:no|any|a|see|the|what is|what) (?:more )?(?:reason|point|sense|use) (?:to|in|of|for) (?:me )?(?:liv\\w*|keep(?:ing)? (?:going|on|living)|go(?:ing)? on|be(?:ing)? (?:here|alive)|exist\\w*|continu\\w*|life|anything any ?more|it all|wak\\w*|stay\\w*|try\\w* any ?more)|what is the point (?:any ?more|of (?:anything|it all|life|living|me)|(?:of \\w+ )*(?:if|when) i (?:will|am going to|am|wo) not (?:be )?(?:here|alive|around|gonna be))',
  '(?:will not|am not going to|not going to|wo not|not gonna|will no longer|soon i will not) be (?:here|around|alive|there|on this earth) (?:any ?more|next|tomorrow|much longer|long|for|by|soon|in \\w+ (?:days?|weeks?)|to see|when)|(?:by|before|after) (?:next week|tomorrow|friday|christmas|sunday) i (?:will|am going to) be (?:dead|gone)',
  '(?:every\\w*|they|family|world|people|kids|you|husband|wife|parents|mom|all) (?:\\w+ ){0,6}(?:better|bettr|happier|easier) (?:off? )?(?:without me|if i (?:was|were|am|died|were dead|was gone|disappeared|did not exist))|better off (?:dead|without me)|be better off dead|burden (?:to|on) (?:everyone|everybody|my family|them|all)|(?:nobody|noone|anyone|anybody|someone|any of them|they|people|you|who) (?:would |will |wouldn t |even )*(?:miss me|notice|care|mind|be sad) if i (?:just |suddenly )?(?:died|die|dropped dead|(?:was|were|am) (?:gone|dead|not here|no longer here)|disappear(?:ed)?|vanish(?:ed)?|did not exist)|would (?:anyone|anybody|someone|they|people|you|my \\w+) (?:even |really )?(?:miss me|notice|care|be sad) if i (?:just |suddenly )?(?:died|die|dropped dead|(?:was|were) (?:gone|dead|not here|no longer here)|disappeared|vanished)|wuerde\\w* (?:es |mich )?(?:\\w+ ){0,3}(?:merken|vermissen|auffallen|stoeren) wenn ich (?:\\w+ )?(?:weg|tot|nicht mehr (?:da|hier)|verschwunden|gestorben)|no one would (?:miss me|notice|care) if i (?:died|was gone|disappeared)',
  '(?:can not|could not|not able to|tired of|sick of|done with|fed up with|over|had enough of|give up on|giving up on|gave up on|hate|hating) (?:go on|carry on|keep (?:going|on|living)|living|being alive|life|this life|existing|my life|do (?:this|it|life) any ?more|take (?:it|this|life) any ?more|cope any ?more|with life)(?: any ?more| like this)?(?! (?:diet|plan|tracking|low carb|hack\\w*|style))',
  '(?:life|my life|living|it) is (?:not|no longer) worth (?:living|it any ?more|going on)|nothing to live for|no will to live|lost (?:the|my) will to live|no reason to live|no future|everything is (?:hopeless|pointless|meaningless)|life is (?:pointless|meaningless|hopeless|over)|i am done with (?:life|everything|living)|(?<!never )want (?:it|everything|the pain|all of this|this) to (?:just )?(?:stop|end|be over)(?: forever| for good)?(?! (?:hurting|itching|after))|ready to (?:go|die|end)(?: forever| it)|end it(?: all)?(?: tonight| now| today| soon| for good| there| with)?(?= (?:\\||tonight|now|today|soon|and|because|i |all)|$)|make it all stop',
  '(?:wrote|write|writing|written) (?:\\w+ ){0,3}(?:goodbye|suicide|farewell) (?:notes?|letters?)|(?:said|saying|say) (?:all )?my (?:last |final )?goodbyes?|(?:final|last) goodbyes?|goodbye (?:forever(?! to)|cruel world|everyone)|(?:pills|tablets|rope|gun|razor\\w*|meds|knife|blade) (?:\\w+ ){0,4}(?:ready|saved up|stashed|hoarded|next to me|in front of me|here|lined up|bought|in my hand)|(?:saved up|stashed|hoarding|stockpil\\w*|collect\\w*|how many|which|what) (?:\\w+ ){0,5}(?:pills|tablets|paracetamol|tylenol|meds|insulin|caffeine) (?:\\w+ ){0,5}(?:to die|kill (?:me|you|myself)|be (?:fatal|lethal|deadly|enough)|fatal|lethal|deadly|not wake up|end it|to overdose)|(?:lethal|fatal|deadly) dose|how (?:much|many) (?:\\w+ ){0,5}(?:to|would|will|it takes to) (?:kill (?:me|you|myself|a person)|die|overdose)|painless (?:way|death)|(?:easiest|quickest|best|fastest) way to (?:die|go|end it)|jump (?:off|from|in front of) (?:\\w+ )?(?:bridge|building|roof|train|balcony|cliff)|step in front of|drive (?:my car )?(?:off|into) (?:a |the )?(?:bridge|tree|wall|cliff)|overdose on (?:purpose|my|all)|(?:took|take|taking) (?:\\w+ ){0,6}(?:pills|tablets|meds|paracetamol|tylenol|insulin) (?:\\w+ ){0,6}(?:on purpose|to die|not to wake up|to end|kill myself)',
  '(?:starve|starving|eat|eating|drink|drinking) (?:my ?self )?to death(?! valley)|wasting away on purpose|disappear (?:forever|for good)|vanish forever|fade away (?:forever|and)|go to sleep and (?:never|not) wake|never wake up (?:again)?',
]);
const selfHarm = anyOf([
  `(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|scratch|punch|punish|hit) ${SELF}(?! (?:on|while|with a knife|cooking|chopping|shaving|slicing|opening|at|slicing|peeling|in the kitchen|a |some|on the))`,
  '(?:been|am|was) cutting again(?= (?:\\||tonight|because|and i|to feel|after|at night|my)|$)|self ?-?(?:harm\\w*|injur\\w*)|(?:cut|cutting|slit|slitting) (?:my |up my )?(?:arms?|wrists?|legs?|thighs?)(?! (?:on|with the can|while))|(?:relapsed|urge|want|started|back to) (?:\\w+ )?(?:to )?cut(?:ting)?(?: again| tonight)?(?= (?:\\||again|tonight|because|after)|$)|ritz(?:e|en) (?:mich|mir|wieder)|mich (?:wieder )?(?:ritz\\w*|geritzt|selbst verletz\\w*|schneid\\w*)|(?:mich|mir) (?:selbst )?(?:verletzen|weh ?tun|wehtun|schneiden|schaden)|selbst ?verletz\\w*|(?:verletze|schneide|bestrafe) mich(?: selbst)?(?! (?:beim|am|mit (?:hunger\\w*|fasten|sport|nichts)))|arme? (?:auf)?(?:geschnitten|geritzt|ritzen|schneiden)',
]);
const german = anyOf([
  '(?:wozu|warum|wofuer|weshalb) (?:bin|leb\\w*|wurde) ich (?:ueberhaupt |noch |eigentlich |nur )*(?:am leben|auf (?:der|dieser) welt|geboren|da(?= \\||$))|was (?:mach\\w*|soll|tu\\w*|will|hab\\w*) ich (?:ueberhaupt |noch |eigentlich |hier |denn )*auf (?:der|dieser) (?:welt|erde)(?! (?:messe|karte|reise))',
  'suizid\\w*|selbstmord\\w*|selbstmoerder\\w*|lebensmuede|freitod|(?:mich|mi) (?:\\w+ ){0,3}(?:umbring\\w*|umzubringen|umbracht|toeten|erhaengen|aufhaengen|erschiessen|vergiften|weghauen|aus dem (?:fenster|leben))|bring(?:e)? mich (?:\\w+ )?um(?= (?:\\||wenn|weil|heute|morgen|bald|und)|$)|(?:mir|mei) (?:\\w+ ){0,3}(?:das leben nehmen|etwas antun|was antun|etwas anzutun|was anzutun|die pulsadern|die kugel)|tu(?:e)? mir (?:etwas|was|noch was) an',
  '(?:will|moechte|mag|mog|wollte|wuerde (?:gern|gerne|lieber)|wuensche|wuenschte|hoffe|will einfach|kann) (?:\\w+ ){0,5}(?:nicht mehr (?:leben|da sein|aufwachen|weiterleben|hier sein|existieren|sein|weiter leben)|sterben|tot sein|tot|verschwinden(?: fuer immer)?|fuer immer (?:schlafen|weg sein|einschlafen)|nie (?:mehr|wieder) aufwachen|einschlafen und nie\\w* (?:mehr )?aufwachen|nicht aufwachen|nicht mehr auf|weg sein|ein ende machen|dass (?:alles|es) (?:endlich )?(?:vorbei|aus|zu ende) ist)(?! (?:vor|fuer) (?:hunger|durst|lachen|schokolade|kuchen))',
  'wenn es mich (?:\\w+ )?(?:nicht|nie) (?:mehr )?(?:gaebe?|geben wuerde|gegeben haette)|nicht mehr (?:leben|da sein|aufwachen|weiterleben|existieren|hier sein) (?:will|moechte|mag|wollen|wuerde|koennte)|(?:wach|wache|wuerde|hoffe ich wach\\w*) (?:\\w+ ){0,3}nicht mehr auf|(?:waer|waere) (?:ich )?(?:\\w+ ){0,3}tot|lieber tot|(?:waere|waer) (?:\\w+ )?(?:nie|nicht) geboren|(?:besser|leichter|froh|gluecklicher) (?:\\w+ )?(?:ohne mich|wenn ich (?:\\w+ ){0,2}(?:weg|tot|nicht mehr)|dran ohne mich)|ohne mich (?:\\w+ ){0,4}(?:besser|leichter|gluecklicher)|(?:allen|alle|jedem|familie) (?:\\w+ ){0,3}(?:zur last|eine last|nur last)|falle (?:\\w+ ){0,4}zur last|(?:wuerde|wird|taet) (?:\\w+ )?(?:mich )?(?:keiner|niemand) (?:mich )?(?:vermissen|merken)',
  '(?:keinen|kein|kein\\w*|null|welchen|wo ist der|was ist der|keine) (?:\\w+ )?(?:sinn|grund|lebenswill\\w*|ausweg|hoffnung|kraft|lebenslust|lebensmut|zukunft) (?:\\w+ ){0,3}(?:mehr|zu leben|im leben|am leben|weiterzumachen|weiterzuleben|weiter|zum leben|des lebens)|(?:sehe|seh|habe|weiss|find\\w*) (?:\\w+ )?(?:keinen|kein\\w*) (?:\\w+ )?(?:sinn|grund|ausweg|hoffnung)(?: mehr)?(?! (?:fuer|in (?:der|dieser) (?:diaet|app)|abzunehmen))|(?:hat|macht) (?:\\w+ ){0,4}(?:keinen|kein) sinn mehr|(?:alles|leben) (?:\\w+ ){0,2}(?:sinnlos|hoffnungslos|zwecklos|aussichtslos)|wozu (?:\\w+ ){0,4}(?:noch (?:leben|weiter\\w*|essen wenn)|ueberhaupt leben)|(?:mag|will|kann) (?:\\w+ )?nicht mehr (?:weiter|kaempfen|weitermachen|so weiterleben|so weiter|aushalten)|halt(?:e)? (?:das|es|das leben) (?:alles )?nicht mehr aus|(?:kann|mag) (?:\\w+ )?nicht mehr \\|? ?(?:und )?(?:ich )?(?:will|moechte|mag) (?:\\w+ ){0,3}(?:nicht mehr|sterben|weg)',
  '(?:leben|mein leben|meinem leben|dem leben|allem|dem ganzen|es) (?:\\w+ )?(?:ein ende (?:setzen|machen|bereiten)|beenden|nehmen)|(?:schluss (?:zu )?machen|mach(?:e|en)? (?:\\w+ )?schluss|schluss) mit (?:allem|dem leben|meinem leben|mir|diesem leben)|(?:allem|dem leben|meinem leben) (?:\\w+ )?schluss|(?:bald|morgen|naechste woche|dann|eh) (?:bin|waer|bin eh|waere) (?:ich )?(?:\\w+ )?(?:weg|tot|nicht mehr (?:da|hier)|fort)(?: fuer immer)?(?= (?:\\||fuer|habe|und|eh)|$)|(?:bin|waere) (?:ich )?(?:eh |dann |bald |sowieso )+(?:weg|tot|nicht mehr (?:da|hier))|weg fuer immer|bald (?:bin|waere) ich (?:\\w+ )?nicht mehr (?:da|hier)|fuer immer weg|(?:gibt|gibts) mich (?:\\w+ )?(?:bald )?nicht mehr|(?:nicht mehr|nimmer) (?:lange|da sein|erleben) (?:\\w+ )?(?:werde|hier|leben)|(?:tabletten|pillen|strick|seil|messer|rasierklinge|insulin) (?:\\w+ ){0,4}(?:schon da|bereit|liegen|gesammelt|gehortet|gekauft|vor mir|besorgt)|(?:sammle|horte|gesammelt|wie viele|wieviele?|welche) (?:\\w+ ){0,4}(?:tabletten|pillen|paracetamol|schlaftabletten|insulin) (?:\\w+ ){0,5}(?:toedlich|sterben|umbring\\w*|tot|nicht mehr aufzuwachen)|abschiedsbrief\\w*|verabschied\\w* (?:\\w+ )?(?:von allen|fuer immer)|vor (?:den|einen|die) (?:zug|bahn|lkw|auto) (?:\\w+ )?(?:werfen|springen|laufen|schmeissen)|von (?:der|einer|dem|einem) (?:bruecke|dach|haus|balkon) (?:\\w+ )?(?:springen|stuerzen)|toedliche dosis|zu tode hungern|todhungern|mich totessen|totsaufen|schmerzlos\\w* (?:tod|sterben)',
  '^ich will (?:einfach |wirklich |echt |das alles )?nicht mehr(?= \\||$)|mog (?:i )?nicht mehr leben|i mog nicht mehr|leben (?:hat|macht) (?:\\w+ )?(?:keinen|kein) (?:sinn|wert)|leben ist (?:\\w+ )?(?:nichts|nicht) (?:mehr )?(?:wert|lebenswert)|nicht mehr lebenswert|hasse mein leben|todeswunsch|sterbewunsch|todessehnsucht|wuenschte ich (?:waere|waer) (?:tot|nicht)|am liebsten (?:tot|sterben|nicht mehr|waere ich|waer ich)(?: aufwachen)?(?! satt)',
]);
const isStudy =
  /\b(?:essay|paper|homework|presentation|thesis|research|article|statistics?|prevalence|referat|hausarbeit|artikel|statistik|bachelorarbeit|studie)\b/;
const isOfSelf = /\b(?:i|me|my|myself|ich|mich|mir|mein\w*)\b/;
const isOver = /\b(?:used to be|was|were|years ago|back then|back when|frueher|damals|vor jahren)\b/;
const isNow = /\b(?:again|now|still|today|tonight|wieder|jetzt|immer noch|heute)\b/;
const isAccident = /\b(?:by accident|accidentally|not on purpose|versehentlich|aus versehen)\b/;
/** A punishment by hunger or sport is a sign of an eating disorder. */
const punishesByFasting =
  /\b(?:punish\w* my ?self|(?:bestrafe|bestraf) mich|mich (?:selbst )?(?:zu )?bestraf\w*)(?=\W.*\b(?:fast\w*|eat\w*|food|meals?|starv\w*|skip\w*|hunger\w*|ess\w*|faste\w*|run\w*|gym|exercis\w*|work ?out\w*|sport|lauf\w*|jogg\w*|cardio|calories|kalorien|kcal)\b)|(?<=\b(?:fast(?:ed|ing)?|faste\w*|starv\w*|skip\w*|hunger\w*|nothing|nichts|run\w*|ran|gym|sport|lauf\w*|jogg\w*|cardio) (?:[a-z0-9]+ ){0,6})(?:punish\w* my ?self|mich (?:selbst )?(?:zu )?bestraf\w*)/g;
const isWell =
  /\b(?:recovered|much better now|doing (?:well|great|fine|better) now|am (?:fine|good|ok|okay) now|geht es mir (?:wieder )?(?:gut|besser)|ueberwunden|no longer)\b/;

/** Returns the situation of a text about suicide or self-harm, or null. */
export const crisisTopic = ({ text, whole }: SafetyText): Topic | null => {
  const isSuicide =
    english(text) ||
    german(text) ||
    hintsAtSuicide(text) ||
    wishesDeath(text) ||
    preparesDeath(text) ||
    fearsForOther(text) ||
    composesSuicide(text);
  const isSelfHarm =
    !isSuicide &&
    ((selfHarm(text.replace(punishesByFasting, ' ')) && !isAccident.test(text)) ||
      hintsAtSelfHarm(text, whole) ||
      describesInjury(whole) ||
      composesSelfHarm(whole));
  if (!isSuicide && !isSelfHarm) return null;
  if (
    isStudy.test(text) &&
    !/\b(?:i want|i am going|ich will|ich moechte)\b (?:\w+ )?(?:to )?(?:die|kill|sterben)/.test(text)
  )
    return null;
  if (isOver.test(text) && isWell.test(text) && !isNow.test(text.replace(isWell, ''))) return null;
  if (
    /^(?:what|how|who|when|why|was|wie|wer|warum) (?:is|does|do|are|ist|sind|bedeutet|many people|viele menschen)\b.*(?:suicid|self ?harm|selbstmord|suizid|selbstverletz)/.test(
      text,
    ) &&
    !isOfSelf.test(text)
  )
    return null;
  return isSuicide ? 'suicide' : 'self-harm';
};
