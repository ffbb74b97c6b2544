import { concepts } from '../../concepts/index.ts';
import type { Concepts } from '../../pattern.ts';

/** Parts that sentences about disordered eating are made of, English and German. */
export const eatingWords: Concepts = {
  ...concepts,
  meal: 'meals?|food|dinner|lunch|breakfast|supper|snacks?|what i (?:just )?(?:ate|had|eat)|everything i (?:ate|eat)|binge|calories|essen|mahlzeit\\w*|abendessen|mittagessen|fruehstueck|kalorien|gegessene\\w*|was ich (?:gegessen|esse)',
  eating:
    'eat|eats|eating|ate|eaten|meals?|food|foods|bread|carbs?|calories?|calorie|bites?|rice|pasta|potatoes|oil|butter|fats?|sugar|dinner|lunch|breakfast|essen|esse|isst|gegessen|mahlzeit\\w*|nudeln|brot|reis|fett|oel|kohlenhydrat\\w*|kalorien?|bissen|kartoffel\\w*|abendessen|abendbrot|mittagessen|fruehstueck|zunehm\\w*|zuzunehmen|gain\\w*|fat',
  fear: 'scared|scares|scary|afraid|terrif\\w*|petrified|fears?|fearful|panic\\w*|panics|anxious|anxiety|dread\\w*|frighten\\w*|freak\\w*|angst|aengste|panik\\w*|fuercht\\w*|horror',
  guilt:
    'guilt\\w*|asham\\w*|shame|disgust\\w*|gross|hate my ?self|failure|failed|worthless|dirty|schlechtes gewissen|schuld\\w*|schaem\\w*|ekel\\w*|eklig|versag\\w*|hass\\w* mich|hasse ich mich|dreckig',
  nothing:
    '(?:eat\\w*|ate|eaten|had) ~3 nothing|not ~3 (?:eat|eating|eaten|ate)(?=$| (?:today|all|anything|a thing|for|since|in|yet|until|and|at all|yesterday))|not ~2 (?:had|touched|eaten) ~3 (?:meals?|food|bite)|nothing ~3 (?:eaten|ate|all day|today|yet)|nichts ~3 (?:gegessen|ess\\w*|zu mir)|skipp\\w* ~3 (?:meals?|lunch|dinner|breakfast)|empty stomach|leerer magen|without (?:any )?(?:food|eating)|ohne (?:zu )?essen|no food|zero calories|0 (?:calories|kcal|kalorien)|keine (?:mahlzeit|kalorie)|hungry all day|hungern|hungrig (?:ins|zu) bett|to bed hungry',
  proud:
    'like how (?:light|empty|thin)|feel (?:so |finally )?(?:light|lighter|empty|clean|pure|thin|thinner)|fuehl\\w* mich ~3 (?:leicht|rein|leer|stark)|loved? (?:it|how)|record|streak|rekord|easy|proud|pride|accomplish\\w*|achiev\\w*|strong|powerful|in control|feels? (?:so )?(?:good|amazing|great|clean|pure)|win|winning|superior|best feeling|love the feeling|stolz|stark|maechtig|kontrolle|geschafft|fuehlt sich ~2 (?:gut|toll|rein)|geil',
  slim: 'fat|thin|thinner|skinny|weight|chubby|ugly|huge|bigger|pounds|kilos?|kg|lbs|lose|losing|fett|dick|duenn\\w*|mager|gewicht|abnehm\\w*|abgenommen|zunehm\\w*|figur',
  young:
    '(?:my|our|a|mein\\w*|unser\\w*|eine?) (?:[a-z0-9]+ ){0,3}?(?:daughter|son|sister|brother|friend|bestie|girlfriend|boyfriend|granddaughter|grandson|grandchild|niece|nephew|cousin|roommate|teen\\w*|student|girl|kid|child|wife|husband|partner|tochter|sohn|schwester|bruder|freund(?:in)?|nichte|neffe|cousine|mitbewohnerin|kind|maedchen|schuelerin|frau|enkel(?:in|kind)?)|she|her|sie',
  vomit:
    '(?:throw|throws|threw|throwing|thrown|puk(?:e|es|ed|ing)|vomit\\w*|barf\\w*|bring|brings|bringing|brought|chuck\\w*|hurl\\w*|heav\\w*) ?(?:it |that |this |them |everything |all of it |all |food |dinner |lunch )*(?:back )?(?:up|again|out)|vomit\\w*|puk(?:e|es|ed|ing)|erbrech\\w*|erbrich\\w*|erbroch\\w*|uebergeb\\w*|uebergib\\w*|kotz\\w*|gekotzt|auskotz\\w*|wuerg\\w*',
  ill: 'flu|virus|bug|pregnan\\w*|trimester|poison\\w*|allerg\\w*|baby|babies|toddler|infant|newborn|dog|cat|puppy|kitten|chemo\\w*|cancer|medication|fever|migraine|surgery|reflux|drunk|hangover|hungover|norovirus|milk|spoiled|expired|raw|ill|krank\\w*|grippe|magen ?darm\\w*|schwanger\\w*|fieber|hund|katze|saeugling|medikament\\w*|migraene|verdorben\\w*|op',
  often:
    'all day|all the time|constantly|obsessively|compulsively|every (?:hour|few|single|minute|time|mirror|meal)|each time|\\d+ ?(?:x|times)|(?:ten|twenty|dozens of|a hundred|hundred|five|six) times|hourly|non ?stop|can not stop|den ganzen tag|staendig|dauernd|stuendlich|zwanghaft|\\d+ ?(?:x|mal) (?:am|taeglich|pro)|(?:zehn|fuenf|zwanzig|hundert) ?mal|jede stunde|jede[ns]? spiegel|immer wieder|vor und nach|before and after',
  relatives:
    'mom|mum|mother|dad|father|parents|family|bf|gf|hubby|fiancee?|roommates?|friends?|boyfriend|girlfriend|husband|wife|teacher|doctor|therapist|everyone|people|anyone|no ?body|no one|mama|mutter|papa|vater|eltern|familie|freund\\w*|mann|frau|lehrer\\w*|arzt|allen|alle|keiner|niemand|jemand',
  exercise:
    'steps?|schritte\\w*|cardio|run|ran|running|jog\\w*|miles?|km|kilometer|gym|work ?out|worked out|burn\\w*|exercis\\w*|squats|sit ?ups|train\\w*|sport|sweat\\w*|treadmill|laufband|gelaufen|gejoggt|laufen|verbrannt|weigh\\w*|scale|lost|waage',
  fun: 'fun|that good|lol|lmao|haha\\w*|spass|joke|yum\\w*|delicious|so good|no regrets|worth it|lecker|geil|enjoyed',
};
