/** Words of the intent rules, as sources of regular expressions over folded text. English and German. */

const NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|quarter|ein(?:e|en|er|em)?|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|halb(?:e|er|en|es)?|anderthalb';
/** A number in digits or words. */
export const NUMBER = `(?:\\d+(?:[.,/]\\d+)?|${NUMBERS}|an?|a couple of|a few|ein paar)`;

const MEALS: Readonly<Record<string, string>> = {
  breakfast: 'breakfast|fruhstuck',
  lunch: 'lunch|mittagessen|mittags?|luncheon',
  dinner: 'dinner|supper|abendessen|abendbrot|abends?',
  snack: 'snacks?|zwischenmahlzeit',
};
export const MEAL = Object.values(MEALS).join('|');
export const mealPatterns = Object.entries(MEALS).map(
  ([meal, words]) => [meal, new RegExp(`\\b(?:${words})\\b`)] as const,
);

const WEEKDAY_WORDS =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag';

/** Words before a request or statement that do not change it. */
export const LEAD =
  '(?:(?:hi|hey|hello|hallo|moin|ok|okay|alright|yes|yeah|yep|ja|well|so|great|please|bitte|now|jetzt|and|und|also|then|dann|plus|just|coach|thanks|danke|oh|u+m+|u+h+|ahm?|h+m+|lol|quick|quickly|schnell|mal|noch|kannst du|konntest du|wurdest du|can you|could you|would you|will you|i (?:want|would like|need)(?: you)? to|ich (?:mochte|will|wurde gern(?:e)?)|let us|let me|lets|help me(?: to)?|time to|gotta|got to|have to|remember to|forgot to|i forgot to|i have forgotten to|i still need to|habe? vergessen|i need to)[,:!. ]+)*';

/** Verbs of a request to log. */
export const LOG_VERB =
  '(?:log(?:ge|g)?|add|record|track|tracke|enter|save|speicher(?:e|n)?|note(?: down)?|notier(?:e|en)?|write down|put(?: down)?|jot(?: down)?|count|stick|chuck|throw|pop|insert|register|erfass(?:e|en)?|vermerk(?:e|en)?|schreib(?:e)?|trag(?:e)?|fug(?:e)?|pack(?:e)?|buch(?:e)?|nimm)';
/** Phrases that are no requests to log although they begin like one. */
export const NO_LOG = '(?! (?:up|in|out|on|me|my weight loss|it up|off)\\b(?! (?:my|the|to|for|a|an)\\b))';
/** A request to log at the end: ', log as snack', 'bitte eintragen'. */
export const TRAILING_REQUEST =
  '(?:[,;:. -]+|^)(?:(?:and|und|so|can you|could you|kannst du|please|bitte|das|es|mal) )*(?:log(?:ge|gen)?|add|record|track(?:en)?|save|enter|note|eintragen|einloggen|loggen|notieren|hinzufugen|aufschreiben|erfassen|speichern|vermerken)(?: (?:it|this|that|them|das|es))?(?: (?:please|bitte|down))?$';

/** Past verbs of eating. */
const ATE_VERBS =
  'ate|eaten|had|drank|drunk|drank|finished|snacked(?: on)?|grabbed|devoured|downed|munched(?: on)?|nibbled(?: on)?|demolished|polished off|gobbled(?: up)?|scarfed(?: down)?|inhaled|chugged|sipped|gulped|swallowed|tried|enjoyed|ended up (?:with|eating|having)|treated myself to|consumed|tucked into|cooked and ate|ordered and ate|have had|have eaten';
/** A statement of having eaten at the beginning of a clause. */
export const ATE = `^(?:(?:today|yesterday|this morning|this afternoon|this evening|tonight|last night|earlier|later|first|for (?:${MEAL})|at (?:${MEAL})|at noon|around \\d+|at \\d+(?::\\d+)?(?: ?[ap]m)?|day before yesterday|the day before yesterday|on (?:${WEEKDAY_WORDS})|also|so|and|then|ok|just|my (?:\\w+ )?and|\\d+ days? ago)[, ]+)*(?:(?:i|we|my (?:wife|husband|partner|friend|girlfriend|boyfriend|kids?|son|daughter|mom|mum|dad|family) and i) )?(?:(?:just|also|only|already|then|have|later|actually|finally|even|quickly|really|kind of|\\w+ly|basically|literally|have just) )*(?:${ATE_VERBS})\\b`;
/** German: the participle stands at the end, so the whole clause is tested. */
export const ATE_GERMAN =
  '\\b(?:hab(?:e|en|t)?|hatte(?:n)?) .*\\b(?:gegessen|getrunken|gehabt|verdruckt|verputzt|gefuttert|genascht|gesnackt|gefruhstuckt|verspeist|verschlungen|reingezogen|gegonnt|gemampft|weggeputzt|vernascht|genossen|geknabbert)\\b|^(?:(?:heute|gestern|vorgestern|eben|gerade|vorhin|mittags?|morgens|abends?|fruh|morgen|abend|nachmittag|und|dann|danach|also|zum|zu|beim|vor|\\d+|tagen?|am|um|uhr|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|fruhstuck|mittagessen|abendessen|abendbrot|snack),? )*(?:(?:ich|wir) (?:hatte|hatten|ass|assen|trank|tranken)|(?:hatte|hatten|ass|assen|trank) (?:ich|wir)|gab es|es gab|hatte)\\b';

/** Beginnings of a question. */
export const QUESTION = `^(?:what|whats|which|who|whom|whose|when|where|why|how|is|are|am i|was (?:i|it|that|this|my|the|there)\\b|were|does|do|did|can|could|should|shall|would|will|may|might|has|have i|had i|any|anything|got any|ideas?|suggest|recommend|tell me|show me|explain|compare|better|healthier|was (?:soll\\w*|kann|konnte|ist|hat|habe?|esse|gibt|darf|wurde|war|sind|mach\\w*|steht|passt|enthalt|kostet|bedeutet|fur|brauch\\w*|fehlt|bleibt|noch|isst|essen)|wie|wieviel|welche[rsnm]?|wer|wann|wo|warum|wieso|weshalb|ist|sind|hat|habe ich|hatte ich .*\\?|kann|konnte|konnen|soll|sollte|darf|durfte|passt|passen|gibt es|lohnt|enthalt|enthalten|reicht|zahlt|macht|schadet|hilft|zeig|sag mir|erklar|vergleich|empfiehl)\\b`;
/** A choice between foods. */
export const CHOICE = '\\b(?:or|oder|vs\\.?|versus|better than|besser als|healthier than)\\b';

export const NEGATED =
  '\\b(?:do|did|does|have|has|had|was|were|am|is|are|would|could|will|can|should) not\\b|\\bnot (?:have|having|eating|eaten|going|log|logging|add|adding|gonna|any|drinking|had)\\b|\\bnever\\b|\\b(?:almost|nearly|beinahe|fast hatte)\\b|\\bwithout (?:logging|eating|having)\\b|^(?:so |and |but |ok |okay )*(?:no|none|nothing|nope|not)\\b|\\bnothing (?:else|more|today|yet|so far)\\b|\\b(?:skipped|skipping|skip|missed|avoided|refused|turned down|resisted|stop(?:ped)?|quit|gave up)\\b|\\bnicht(?! (?:so|ganz|nur|wenig))\\b|\\bnie(?:mals)?\\b|\\bnix\\b|\\bnichts\\b|\\bausgelassen\\b|\\bverzichtet\\b|\\bstatt zu\\b|^(?:und |heute |aber |also )*kein(?:e|en|er|em)?\\b';

export const HYPOTHETICAL =
  "\\b(?:could|would|should|might|may|if|whether|wish|wishing|want|wants|wanted|wanting|crave|craving|craved|feel like|feels like|felt like|in the mood|mood for|thinking (?:of|about)|thought (?:of|about)|maybe|perhaps|probably|let us say|lets say|let's say|considering|tempted|dream\\w*|what about|how about|suppose|supposing|imagine|hungry for|kill for|die for|love to|like to|hope to|need|needs|offered|saw|bought|buying|ordered groceries|smell\\w*|recipe|recipes|allergic|allergy|hate|hates|like|likes|love|loves|prefer|cook(?:ing)? (?:for|a|some)|baking|making|made (?:for|my)|burnt|burned the|dropped|threw|gave|fed|recommend\\w*|favou?rite)\\b|\\b(?:wurde|wurden|konnte|mochte|mochten|sollte|will|wollte|wollen|wenn|falls|lust|bock|hatte gern\\w*|wunsch\\w*|uberleg\\w*|uberlegt|vielleicht|statt|anstatt|darf|traum\\w*|appetit|heisshunger|gelust\\w*|gekauft|einkaufen|kaufen|rezept|mag|liebe|hasse|allergi\\w*|brauche|lieblings\\w*)\\b";
/** Of them the ones that a statement of having eaten may contain: 'ate the cake that I like'. */
export const WEAK_HYPOTHETICAL =
  '\\b(?:maybe|perhaps|probably|like|likes|love|loves|favou?rite|recipe|made|bought|gekauft|need|want(?:ed)?|wollte|lieblings\\w*|rezept|vielleicht|offered|gave|saw|die for|kill for|mag|liebe|statt|anstatt|burnt|burned the|smell\\w*|ordered groceries|threw|prefer|would|cooking (?:for|a|some)|making|hate|dropped)\\b';

export const HABIT =
  '\\b(?:usually|normally|typically|generally|always(?! before)|often|sometimes|rarely|most (?:days|mornings|nights|evenings|weeks)|(?:every|each) (?:day|morning|night|evening|week|single|other|afternoon|weekend|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|daily|on (?:weekdays|weekends)|tend to|used to|back then|as a (?:kid|child|teenager)|when i was|per day|a day|per week|a week|in the past|years ago|for years|fruher|immer|meist(?:ens)?|normalerweise|oft|ofter|jede[nrsm]? (?:tag|morgen|abend|mittag|woche|nacht)|taglich|gewohnlich|manchmal|selten|als kind|pro tag|am tag|pro woche|die woche)\\b';
/** Comparisons with a habit, which do not make a statement one. */
export const AS_USUAL =
  /\blike (?=(?:\d|an?\b|one|two|three|four|five|half))|\b(?:as|like) (?:always|usual|every day|every morning)\b|\bwie (?:immer|ublich|jeden tag|jeden morgen|meistens|sonst)\b|\bmy (?:usual|daily)\b/g;

export const FUTURE =
  '\\b(?:tomorrow|(?:i|we|it|there) will|will (?:have|eat|be|drink|get)|going to|going (?:for|out)|about to|planning|plan to|plan on|having (?:friends|people|guests|family|some people)|next (?:week|time|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|in (?:an hour|a bit|a minute|\\d+ (?:minutes|hours|days))|soon|werde|werden|wird|ubermorgen|nachher|spater|gleich|bald|demnachst|plane|vorhabe|nachste[nr]?|heute abend (?:gibt|esse|gehen|will|machen?)|gibt es (?:heute|morgen|bei|am|dann|gleich|nachher|spater)|(?:heute|am \\w+) gibt es)\\b|\\bmorgen\\b(?<!(?:heute|gestern|vorgestern|am|diesen|guten|jeden|den|dem|von|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) morgen)';

export const OTHERS =
  '^(?:(?:so|and|but|today|yesterday|last night|this morning|apparently|omg|lol|well|heute|gestern|und|aber)[, ]+)*(?:(?:my|our|the|his|her|their|a|this|your|some) (?:\\w+ ){0,2}?\\w+ (?:(?:just|also|always|really|actually|even|only|still|already) )*(?:ate|had|has|have|drank|drinks|eats|eat|stole|took|got|is|are|was|wants|want|loves|love|likes|made|gave|brought|cooked|finished|keeps)|(?!(?:i|we|ich|wir) )(?:he|she|they|you|someone|somebody|everyone|everybody|people|nobody|no one|[a-z]+(?: and [a-z]+)? (?=(?:ate|eats|drank|drinks) )) ?(?:(?:just|also|always|all|really|only) )*(?:ate|had|has|have|drank|eats|eat|is|are|was|were|want|wants|love|loves|like|made)|(?:mein|meine|unser|unsere|der|die|das|ein|eine|sein|ihr) (?:\\w+ )??\\w+ (?:hat|haben|isst|essen|trinkt|frisst|ass|hatte|hatten|ist|mag|liebt|will)|(?:er|sie|du|ihr|jemand|alle) (?:hat|haben|isst|essen|ass|hatte|hatten|hast|habt|mag))\\b';

/** Statements about oneself and idioms that name foods. */
export const NO_MEAL =
  '^(?:(?:and|so|but|und|aber|ok|well|honestly|today) )*(?:i am|you are|he is|she is|they are|this is|that is|it is|life is|ich bin|du bist|er ist|sie ist|das ist|es ist|mir ist|mir geht)\\b|\\bpiece of cake\\b|\\bon my plate\\b|\\bbeef with\\b|\\bspill(?:ed)? the (?:beans|tea)\\b|\\b(?:go|went|going) (?:bananas|nuts)\\b|\\bcup of tea\\b|\\bin a (?:pickle|jam|nutshell)\\b|\\bbring home the bacon\\b|\\begg ?shells\\b|\\bon (?:my|his|her) face\\b|\\bpuppy|\\b(?:tough|smart) cookie\\b|\\b(?:small|couch|hot) potato(?:es)?\\b|\\bsour grapes\\b|\\bcherry on top\\b|\\bapple of\\b|\\bsugar ?coat\\w*\\b|\\bbig cheese\\b|\\bfood for thought\\b|\\bapple (?:watch|phone|pay|music|tv)\\b|\\bbutterflies\\b|\\bwurs(?:ch|t)\\b(?= (?:ist|egal|dass|was))|\\bist mir wurs(?:t|cht)\\b|\\btomaten auf\\b|\\b(?:seinen|meinen|ihren|deinen) senf\\b|\\bbeleidigte leberwurst\\b|\\balles in butter\\b|\\bden salat\\b|\\bheissen brei\\b|\\bkirschen essen\\b|\\bbohnen in den ohren\\b|\\bkase erzahl\\w*\\b|\\bso ein kase\\b';
/** Eating at this moment. */
export const EATING_NOW =
  '^(?:(?:and|so|but|und|also|just|currently|ich|now|right now|gerade)[, ]+)*(?:(?:i am|we are) (?:just |currently |now |right now )?(?:having|eating|drinking|snacking on|munching(?: on)?|sipping)|i (?:eat|drink|have) (?=an?\\b|one|two|three|\\d)|(?:ich )?(?:esse|trinke) (?:gerade|grade|jetzt|eben|ich gerade|ich jetzt)|(?:ich )?bin (?:gerade )?(?:am essen|am trinken))\\b';

export const EXERCISE =
  /\b(?:ran|run|runs|running|jog(?:s|ged|ging)?|walk\w*|hik(?:e|es|ed|ing)|swam|swim|swimming|cycl(?:ed|ing)|bik(?:ed|ing)|bike ride|rode|gym|workout|worked out|lifted|lifting|weights?lifting|yoga|pilates|zumba|crossfit|steps|push ?ups|pull ?ups|sit ?ups|squats|lunges|burpees|treadmill|elliptical|rowing|laps|marathon|spinning|cardio|hiit|tennis|football|soccer|basketball|climbing|burned|burnt|gelaufen|laufen|lief|joggen|gejoggt|joggte|spazier\w*|gassi|radfahren|radeln|geradelt|rad gefahren|schwimmen|geschwommen|training|trainiert|fitness\w*|schritte|liegestutze|wandern|gewandert|kniebeugen|verbrannt|sport|krafttraining)\b|\b\d+(?:[.,]\d+)? ?(?:km|miles?|kilometer)\b/;
/** Phrases in which exercise is only the time of a meal or part of a name. */
export const AROUND_EXERCISE =
  /\b(?:after|before|post|pre|during|following|nach|vor|wahrend)[- ]?(?:my |the |a |an |dem |der |meinem |meiner |beim )?(?:\w+ )?(?:run|jog|walk|hike|swim|ride|gym|workout|training|yoga|class|sport|laufen|joggen|schwimmen|lifting|cardio|fitness\w*|krafttraining|marathon|wandern)\b/g;

export const NOT_TRACKED =
  /\b(?:sleep|slept|nap|schlaf|geschlafen|cigarettes?|zigaretten?|smok(?:e|ed|ing)|geraucht|vap(?:e|ed|ing)|mood|stimmung|blood (?:pressure|sugar)|blutdruck|blutzucker|heart rate|puls|period|meditat\w+|meditier\w+|poop|bowel|pills?|tablets?|tabletten?|ibuprofen|paracetamol|aspirin|medication|medikamente?|insulin)\b/;
