import { either } from '../../either.ts';
import type { Concepts } from '../../pattern.ts';
import { crisisWords } from './words.ts';

/** What sentences about not wanting to live are composed of: who, wish, end, means, farewell, pain. */
export const crisisSlots: Concepts = {
  ...crisisWords,
  // Everyday topics: a wish or an end among them means food, sport or work.
  daily:
    'diets?|calor\\w*|kcal|kalori\\w*|log|logging|logged|track|tracking|tracker|scales?|app|cook\\w*|recipes?|bak(?:e|ing|ed)|lunch|dinner|breakfast|brunch|snack\\w*|pizza|cakes?|chocolate|cookies?|coffee|bread|soda|sugar|carbs?|keto|salad|gym|work ?outs?|cardio|bulk|macros?|protein|fiber|hunger|hungry|crav\\w*|couch|sofa|leftovers|meeting|party|project|match|team|sourdough|garden|plants?|diaet\\w*|kochen|backen|rezept\\w*|mittag\\w*|abendessen|fruehstueck|kuchen|torte|schoko\\w*|kaffee|brot|zucker|salat|training|heisshunger|urlaub|urlaubs\\w*|eiweiss|ballaststoffe?n?',
  me: either('i|me|my|mine|myself', 'ich|mich|mir|mein\\w*'),
  // The end of a life, without its name.
  cease: either(
    '(?:to|i|i (?:\\w+ )?(?:will|would|could|might|should|can)|just|let me|would|rather|want|me) die|dying|dead|death|be gone|not (?:exist\\w*|to exist)|(?:stop|quit|cease) (?:existing|being|living|breathing|to exist)|nonexist\\w*|i ~3 vanish\\w*|vanish (?:from|off|forever)|(?:i|me) ~4 disappear(?:ed|ing)?(?=$| forever| for good| from| without| completely| and)|not (?:be|being) (?:here|around|alive|on this (?:earth|planet))|(?:never|not) (?:ever )?(?:to )?(?:wak(?:e|ing)|woke)(?: up)?(?: again)?(?=$| tomorrow| again| any ?more| from| the next| and| in the morning)|(?:slip|drift|fade|float|pass) (?:away|off|out)(?=$| in| forever| for| and| into| quietly| peacefully)|heart ~3 stop\\w*|sleep (?:\\w+ )?(?:forever|for good|eternally)|asleep forever|(?:end|ending|ended|finish|finishing) (?:it all|it(?=$| all| tonight| now| today| soon| and)|everything|(?:my|this) (?:own )?(?:life|story|existence|suffering|misery))|(?:end|ending) things(?=$| tonight| now| for good)|throw ~2 life away|(?:switch\\w*|turn\\w*|shut\\w*) ~4 off (?:for good|forever|permanently|for ever)|(?:it|everything) (?:can|could|may|should|might) (?:\\w+ ){0,2}end|check out early|stop being (?:here|alive)|my (?:own )?(?:grave|coffin|funeral)|six feet under|(?:leave|exit|quit|depart|escape) (?:this|the) (?:world|life|earth|planet|game of life)|(?:join|be with|see|follow) ~4 (?:heaven|in the afterlife|on the other side)|out of the picture|off this (?:planet|earth|rock)|erase my ?self|be erased|yeet my ?self|be no more|kick the bucket|croak|check out (?:for good|of life|permanently)|(?:in|to|into) heaven|with the angels|not (?:have to )?(?:feel|be) any(?:thing|more| more)|never (?:come|coming) back|not (?:come|coming) back|no longer (?:exist|be here|be alive|wake up)',
    'sterben|sterbe|gestorben|tot|tod|todes|weg ?(?:sein|waere|bin)|nicht mehr (?:\\w+ ){0,2}?(?:da|hier|sein|leben|lebe|lebt|auf|aufwach\\w*|aufzuwachen|aufsteh\\w*|existier\\w*|atmen|exist\\w*)|nie (?:mehr|wieder|wiederauf\\w*) (?:\\w+ )?(?:auf|aufwach\\w*|aufzuwachen)|nicht (?:mehr )?auf(?:wach\\w*|zuwachen)|nicht exist\\w*|(?:ich|mich) ~4 (?:verschwind\\w*|aufloes\\w*|ausloesch\\w*)|fuer immer (?:\\w+ ){0,2}(?:schlaf\\w*|einschlaf\\w*|weg|ruhe|gehen|verschwind\\w*)|aufhoer\\w* zu (?:leben|atmen|existieren)|(?:ein )?ende (?:zu )?(?:setz\\w*|bereit\\w*|mach\\w*)|schluss (?:zu )?mach\\w* (?:mit (?:allem|dem leben|mir)|fuer immer)|(?:mein|dieses|das) leben (?:\\w+ )?(?:beend\\w*|zu beenden|wegwerf\\w*)|erloes(?:t|en|ung)|mein (?:grab|sarg)|meine beerdigung|(?:weg )?von dieser (?:welt|erde)|diese welt ~3 (?:verlass\\w*|geh\\w*)|im jenseits|endlich (?:\\w+ )?ruhe (?:haben|vor allem|fuer immer)|dann ~3 (?:endlich )?ruhe|ausgeloescht|nicht mehr geben|abtret\\w*|krepier\\w*|verreck\\w*|draufgeh\\w*|abkratz\\w*|abnippel\\w*|loeffel abgeb\\w*|ins gras|(?:in den|im) himmel|zu den engeln|alles (?:\\w+ )?(?:zu )?(?:beend\\w*|hinschmeiss\\w*|vorbei)|es (?:\\w+ )?(?:zu )?beend\\w*|es (?:\\w+ ){0,2}(?:enden|vorbei sein|aus sein)|(?:fuer immer|endgueltig) ~2 (?:aus|ab)schalt\\w*|nie (?:mehr|wieder) (?:zurueck\\w*|wach)|nichts mehr (?:fuehl\\w*|spuer\\w*|mitbekomm\\w*)',
  ),
  // A wish, thought or plan.
  intent: either(
    '{wish}|imagin\\w*|fantas\\w*|daydream\\w*|pictur\\w*|think\\w*|thoughts?|thought (?:about|of)|crav\\w*|long(?:ing)? for|look(?:ing)? forward|plan\\w*|decid\\w*|decision|tempt\\w*|consider\\w*|should|could just|would not mind|want\\w*|begg?\\w*|urge|about to|research\\w*|google\\w*|searched|jealous of|envy|like to|feel like|if only|the only (?:way|thing|option)|supposed to|deserv\\w*|if there was a (?:button|pill|switch|way)|press(?:ed)? (?:it|the button)',
    'freue? (?:ich )?(?:mich ) ?(?:\\w+ ){0,2}(?:drauf|darauf|auf)|gewuenscht|gehofft|gedacht|vorgestellt|getraeumt|gewollt|stell\\w* (?:ich )?(?:mir|mich)|ueberleg\\w*|denk\\w*|gedank\\w*|traeum\\w*|plan\\w*|nichts dagegen|einfach nur|nur noch|von mir aus|egal|beschloss\\w*|entschied\\w*|entschloss\\w*|mag|mags|will|sehn\\w*|drang|lust|kurz davor|neidisch|am besten|knopf|verdien\\w*|einzige\\w*|googl\\w*|such\\w* nach|sollte|koennte',
  ),
  neverMind:
    'hunger|hungrig|starv\\w*|appetite|craving\\w*|bloat\\w*|fat|belly|weight|pounds|kilos?|bauch\\w*|speck|gewicht|lach\\w*|laugh\\w*|langeweile|bored\\w*|muskelkater|sore|heat|hitze|movie|film|serie|series|book|buch|game|spiel|netflix|plants?|pflanzen?|chicken|haehnchen|fish|fisch|battery|phone|handy|akku|laptop|car (?:is|died)|oven|ofen|sourdough|sauerteig|yeast|hefe|{fun}',
  // Others who would be better off.
  ease: either(
    'better|smooth(?:er|ly)|fine without me|okay without me|breathe again|sleep better|happier|easier|lighter|relie\\w+|free|freed|peace\\w*|fewer|less|save|savings|calmer|simpler|glad|grateful|thank me|cheaper|richer|move on|improve\\w*|favou?r|best for|healthier|no longer (?:worry|have to)|deserv\\w* better|better than me',
    'besser\\w*|runder|reibungslos\\w*|auf ?atm\\w*|leichter\\w*|einfacher\\w*|gluecklich\\w*|froh\\w*|erleichter\\w*|ruhe|frieden|ruhiger|entlast\\w*|befreit|frei|weniger|spar\\w*|erspar\\w*|schoener\\w*|gut tun|guttun|gefallen|sorg(?:en)?los\\w*|nicht mehr (?:sorgen|kuemmern)|das beste',
  ),
  absent: either(
    '{gone}|(?:if|when|once) i (?:\\w+ ){0,3}{cease}|without (?:me|having me|someone like me)|(?:wenn|sobald) ich (?:\\w+ ){0,3}{cease}|i (?:was|were) (?:gone|out of|not|no longer|never)|if i (?:just |simply |suddenly |finally )?(?:left|leave|vanish\\w*|disappear\\w*|stopp\\w* (?:existing|being)|never existed|ceased)|me (?:gone|dead|out of the way|not (?:here|around|in it))|my (?:absence|death|funeral)|rid of me|(?:if|when) i ~3 stopp\\w* (?:existing|being|showing up|living|coming|breathing)|if i ~3 (?:drop\\w* dead|never came back|was no more)|out of (?:the picture|the way|their (?:way|lives|hair))',
    'ohne (?:mich|mein\\w* (?:dasein|existenz))|es mich (?:\\w+ )?(?:nicht|nie)|mich (?:\\w+ ){0,2}(?:nicht|nie) (?:mehr )?(?:gaebe|gibt|gegeben)|wenn ich (?:\\w+ ){0,4}(?:weg|fort|tot|verschwind\\w*|nicht (?:mehr )?(?:da|hier|lebe|existier\\w*|bin|waere))|ich (?:\\w+ )?(?:weg|tot|fort|verschwunden|nicht mehr da) (?:waere|bin|war)|(?:von mir|mich) (?:\\w+ )?los|mich (?:nicht mehr )?(?:ertragen|am hals)',
  ),
  others: either(
    '{all}|every ?one|them|mom s|dad s|the others|people around me|husband|wife',
    'familie|alle[mnrs]?|die andere?n|umfeld|kinder|meine leute',
  ),
  burden: either(
    '(?:a|such a|just a|only a|nothing but a|huge|total|complete) (?:burden|dead ?weight|nuisance|waste of (?:space|oxygen|air|breath|skin)|parasite|curse)|(?:i|me) ~3 burden|waste of (?:space|oxygen|air)|(?:i|me) ~4 (?:in (?:everyone|everybody|their|the)(?: s)? way|drag\\w* (?:every\\w*|them|my \\w+) down|weigh\\w* (?:every\\w*|them|my \\w+) down)|(?:i|me) ~3 (?:ruin|poison|destroy)\\w* (?:every ?one|every ?body|everything|people|my family)',
    '(?:ich|mich) ~6 (?:zur last|eine last|ballast|klotz am bein|platzverschwendung|ueberfluessig|im weg|unnuetz\\w*|nutzlos|last fuer)|(?:last|ballast|klotz am bein|ueberfluessig|belastung|im weg|nutzlos|zur last) ~4 (?:ich|mich|fuer alle|fuer meine\\w*)|nur (?:eine |ne |noch )?(?:last|belastung|ballast)|platzverschwendung',
  ),
  noPoint: either(
    'no (?:point|reason|sense|purpose|use|meaning)|(?:not|never) (?:see|find|have) ~2 (?:point|reason|purpose|meaning|sense)|point(?:less)?|meaningless|what is the (?:point|use)|what for|why (?:bother|even|keep|should i|am i|i (?:should|even|still|keep) ?(?:bother|try|get up|go on|be here|keep|live|exist|wake)?)|(?:not|nothing|isn t) ~4 worth|nothing (?:left|matters?|to live|keeps? me|holds? me|here for me)|forgot(?:ten)? why|can not (?:think|find|come up) ~4 reasons?',
    'sinnlos\\w*|kein\\w* (?:\\w+ )?(?:sinn|grund|gruende|zweck|hoffnung|zukunft)|(?:lohnt|lohnen) ~4 (?:nicht|kaum)|nichts (?:mehr )?(?:\\w+ )?(?:wofuer|was mich|haelt|lohnt)|wozu|wofuer|warum (?:ich )?(?:ueberhaupt|noch|eigentlich)|bringt (?:doch )?(?:alles )?nichts|welchen sinn|was soll (?:das|ich) (?:alles )?noch|haelt mich (?:\\w+ )?nichts',
  ),
  // Someone has died.
  bereft: either(
    '(?:since|after|without|now that|ever since|losing|lost|when) ~5 (?:died|dies|passed|passing|death|(?:is|was) (?:gone|dead|buried)|left (?:us|this world)|funeral)|(?:since|after) (?:i |we )?(?:lost|losing|buried|burying) ~3 {kin}|(?:we|i) (?:buried|lost) ~2 (?:{kin}|boy|girl|baby|twin|soulmate)|widow\\w*',
    '(?:seit|seitdem|nachdem|ohne|nach) ~6 (?:tot|gestorben|verstorben|gegangen|tod|beerdigung|beerdigt|begraben|verloren)|witwer?',
  ),
  life: either(
    'live|life|lives|living|alive|exist\\w*|existence|breathing|breathe|wak(?:e|ing) up|go(?:ing)? on|carry(?:ing)? on|keep(?:ing)? (?:going|fighting|living|trying)|be(?:ing)? (?:here|me|around)|stay(?:ing)? (?:alive|here)|this world|the world|future|get(?:ting)? (?:up|out of bed)|tomorrow|another day|next (?:year|month|week)',
    'leben|lebe|lebens|dasein|da ?zu ?sein|atmen|weiter\\w*|aufsteh\\w*|aufzusteh\\w*|aufwach\\w*|aufzuwach\\w*|welt|kaempf\\w*|zukunft|existenz|existier\\w*|durchhalt\\w*|durchzuhalt\\w*|noch (?:hier|da)|hier bleib\\w*|bleib\\w*|morgen|ein weiterer tag',
  ),
  weary: either(
    'tired of|sick of|weary of|done (?:with|fighting|trying)|exhausted (?:by|of|from)|fed up|(?:had|have) enough|over (?:life|living|existing)|can not (?:do|take|stand|handle|bear|face|fight|keep|go|carry|continue)|no (?:strength|energy|fight|will|hope) ~2 (?:left|to|in me)|(?:given|giving|give|gave) up|too (?:tired|exhausted|broken|weak) to|hate (?:being|living|waking|existing|my life)|hurts to|not (?:strong|brave) enough to|lost (?:all )?(?:hope|the will|my will)|not want|do not wanna|unbearable',
    'muede|satt|leid|genug (?:vom|von)|keine (?:kraft|lust|energie|hoffnung)|kein(?:en)? bock|kann (?:\\w+ ){0,4}nicht mehr|mag (?:\\w+ ){0,4}nicht mehr|will (?:\\w+ ){0,4}nicht mehr|ertrag\\w*|halt\\w* ~4 nicht (?:mehr )?(?:laenger )?aus|schaff\\w* ~4 nicht|pack\\w* ~4 nicht|aufgegeben|aufgeben|geb\\w* ~2 auf|hass\\w*|unertraeglich\\w*|zu schwach|nicht mehr (?:kann|will|mag|schaff\\w*|ertrag\\w*)|tut (?:nur noch |alles )?weh',
  ),
  edge: either(
    'tracks|rails|railway|bridge|roof|rooftop|balcony|cliff|ledge|train|window|overpass|traffic|truck|bus|lorry|tram|highway|motorway|subway|platform|tree|wall|river|canal|ocean|sea|car park|parking garage|\\w+th floor|high ?rise|building|pole|oncoming|banister|stairwell|railing',
    'gleise?n?|bahngleise?n?|schienen|bruecke|dach|balkon|zug|fenster|hochhaus|parkhaus|klippe|abgrund|lkw|laster|lastwagen|gegenverkehr|autobahn|bahn|bahnsteig\\w*|baum|mauer|wand|fluss|turm|stock|kran|bus|treppenhaus|treppengelaender|gelaender',
  ),
  fall: either(
    'step(?:ping)?|jump(?:ing)?|fall(?:ing)?|leap(?:ing)?|let(?:ting)? go|lean(?:ing)? (?:over|too|out)|walk(?:ing)? (?:into|in front|off|onto|out into)|throw(?:ing)? my ?self|swerv\\w*|driv(?:e|ing) (?:\\w+ ){0,3}(?:into|off|against)|crash\\w*|steer\\w*|turn(?:ing)? the (?:wheel|steering)|yeet\\w*|l(?:ie|ying|ay\\w*) (?:down )?(?:on|across)|drown\\w*|sink|plung\\w*',
    'spring\\w*|sprung|gesprung\\w*|stuerz\\w*|fall(?:e|en)|loslass\\w*|loszulass\\w*|werf\\w*|schmeiss\\w*|lenk\\w*|reinfahr\\w*|fahr\\w* ~4 gegen|gegen ~4 fahr\\w*|leg\\w* mich|schritt|leg(?:e|en) ~3 auf|runter ?spring\\w*|ertrink\\w*|(?:rein|runter|raus) ?(?:lauf\\w*|geh\\w*|lass\\w*)|vor ~3 (?:lauf\\w*|geh\\w*)',
  ),
  tempted: either(
    'think\\w*|thought\\w*|imagin\\w*|pictur\\w*|look\\w*|star(?:e|es|ed|ing)|fantas\\w*|daydream\\w*|wonder\\w*|urge|tempt\\w*|want|could|would|might|keep|just|simply|easy|one|plan\\w*|about to|how (?:high|far|fast|long)|pull\\w*|call\\w* me|ready|tonight|over|end\\w*|peace|quiet|fix|consider\\w*|feel like',
    'stell\\w*|denk\\w*|gedank\\w*|ueberleg\\w*|frag\\w* mich|will|moechte|koennte|wuerde|drang|schau\\w*|starr\\w*|steh\\w*|kurz davor|einfach|wie (?:hoch|tief|schnell)|ruhe|vorbei|ende|zieh\\w*|ruf\\w*|bereit|lust|heute|will|waere|reiz\\w*|gelassen',
  ),
  notFalling:
    'jump(?:ing)? (?:rope|jacks?|squats|in the (?:car|shower|pool)|on the (?:train|bus|scale))|box jumps?|bungee|sky ?div\\w*|parachut\\w*|parkour|climb\\w*|hik(?:e|ing)|trampolin\\w*|catch (?:the|my|a)|missed (?:the|my)|kids?|toddler|cat|dog|swim\\w*|schwimm\\w*|triathlon|springseil|seilspringen|stabhoch\\w*|kinder|katze|hund|wander\\w*|kletter\\w*|steps? (?:today|goal|count|per|a day)|\\d{3,} steps|schritte|one step at a time|stock ?brot|step aerobics|stairs|plateau|window shopping|fell off the wagon|water intake|{daily}',
  drugs:
    '{pills}|pills?|meds|medication|tablets?|sleeping (?:pills|tablets|meds)|paracetamol|tylenol|ibuprofen|advil|xanax|insulin|opioids?|painkillers?|antidepressants?|prescriptions?|[a-z]*tabletten?|[a-z]*pillen|schlafmittel|medikamente?n?|schmerzmittel|tropfen',
  hoard: either(
    'stockpil\\w*|hoard\\w*|stash\\w*|sav(?:ed|ing) (?:up|them|my|all)|collect\\w*|enough|count(?:ed|ing)|lined up|all (?:of )?(?:them|the|my|at once)|whole (?:bottle|pack|box|lot)|every (?:last|single) (?:pill|one)|handful|overdos\\w*|hid(?:den|ing)?|kept back|in my (?:drawer|nightstand)|next to me|ready|bottle (?:of|in)',
    'gesammelt|sammel\\w*|sammle|gehortet|horte\\w*|aufgehoben|genug|genuegend|gezaehlt|zaehl\\w*|alle (?:auf einmal|zusammen)?|ganze (?:packung|schachtel|flasche)|ueberdosis|versteckt|bereit\\w*|liegen|vorrat|handvoll|reich(?:en|t)|auf vorrat|nachttisch',
  ),
  final: either(
    'just in case|when (?:it is|i am|the) (?:time|ready|day)|if (?:it|things) gets?|decide|end (?:it|things|everything|the)|not wake|never wake|be over|peace|forever|leave|exit|way out|escape|goodbye|sleep (?:forever|for good)|for good|be gone|stop hurting|stop the pain|last (?:time|night|day)|it is time|lights out|permanent\\w*|tempt\\w*',
    'ende|schluss|endlich ruhe|nie (?:mehr|wieder)|abschied|fuer den (?:fall|tag)|wenn (?:es|ich) (?:\\w+ )?(?:so ?weit|nicht mehr)|notausgang|ausweg|fuer immer|erloes\\w*|weg sein|zu gehen|allem|aufwach\\w*|letzte[nrsm]? (?:nacht|tag|mal)|verlock\\w*|falls',
  ),
  notFinal:
    'vitamin\\w*|supplement\\w*|creatine|week|trip|travel\\w*|holiday|pharmac\\w*|refill\\w*|insurance|flu|cold|cramps|toothache|back ?ache|zahnschmerz\\w*|regelschmerz\\w*|rueckenschmerz\\w*|headache|migraine|kopfschmerz\\w*|migraene|doctor said|urlaub|reise|apotheke|rezept|woche|erkaelt\\w*|krankenkasse|magnesium\\w*|eisen\\w*|calcium\\w*|kalzium\\w*|zink\\w*|jod\\w*|suess\\w*|eiweiss\\w*|brause\\w*|spuel\\w*|omega|protein',
  weapon: either(
    'guns?|pistol|rifle|noose|rope|shot ?guns?|revolver|razor ?(?:blades?)?|(?<!shoulder )blades?|box cutter|scalpel|belt around|exhaust (?:pipe|hose)|helium|charcoal',
    'pistole|revolver|(?:schrot)?flinte|gewehr|waffe|strick|klingen?|rasierklingen?|seil|skalpell|teppichmesser|cutter ?messer|abgase?n?|guertel um',
  ),
  atHand: either(
    'sat with|sitting with|holding|in my lap|out of the (?:cabinet|safe|case)|bought|got|found|hidden|hid|ready|next to|in (?:my|the) (?:hand|drawer|nightstand|room|bathroom|closet|bag)|loaded|only thing|helps?|helped|calms?|comfort\\w*|skin|arm|wrist|neck|throat|tonight|friend|shuts? up|quiet\\w*|noise|stop|feel|again|call\\w*|under my|relief|relief|tempt\\w*|near|looking at|search\\w*|beam|garage|attic',
    'auf dem schoss|aus dem schrank|gekauft|bereit\\w*|liegt|liegen|versteckt|in der hand|haut|arm|hals|geholfen|hilft|beruhig\\w*|freund|ruft|wieder|still|laerm|ruhe|griff|gegriffen|nacht\\w*|heute|schublade|besorgt|dachboden|keller|garage|balken|spuer\\w*|schau\\w*',
  ),
  harm: either(
    'cut|cuts|cutting|slic(?:e|ed|ing)|scratch\\w*|burn(?:s|t|ed|ing)?|carv\\w*|slash\\w*|bruis\\w*|hit(?:ting)?|punch\\w*|bang(?:ing|ed)?|hurt(?:s|ing)?|harm(?:ing|ed)?|rubber ?bands?|elastic|lighter|cigarettes?|blades?|razor|needles?|stab\\w*|bit(?:e|ing)|pinch\\w*|stubb\\w*|curling iron|straighteners?',
    'ritz\\w*|geritzt|aufgeritzt|schneid\\w*|(?:auf)?geschnitten|verbrenn\\w*|verbrannt|schlag\\w*|geschlagen|kratz\\w*|aufgekratzt|blutig\\w*|ausgedrueckt|ausdrueck\\w*|drueck\\w* ~6 aus|kippen?|zigaretten?|feuerzeug|klingen?|nadeln?|gummiband|weh ?(?:tu\\w*|getan|zu ?tun)|verletz\\w*',
  ),
  flesh: either(
    'my (?:own )?(?:\\w+ )?(?:arms?|forearms?|wrists?|thighs?|legs?|skin|hips?|ankles?|knuckles|hands?|body|stomach|head|shoulders?)|myself|my ?self',
    '(?:mir|mich|mein\\w*) (?:[a-z]+ ){0,5}?(?:arme?n?|unterarme?n?|handgelenke?n?|oberschenkeln?|schenkeln?|beine?n?|haut|hand|haende|kopf|bauch|schultern?)|(?:mich|mir) (?:[a-z]+ ){0,5}(?:verletzt|geritzt|geschnitten|verbrannt|geschlagen|aufgeritzt|zerkratzt)|mich (?:selbst|selber)|mir (?:selbst|selber)',
  ),
  soothed: either(
    'feel\\w*|felt|relie\\w*|calm\\w*|punish\\w*|deserv\\w*|on purpose|again|every (?:night|day|evening)|numb\\w*|pain|quiet\\w*|noise|in control|help(?:s|ed)?|only (?:thing|way)|secret\\w*|hid(?:e|ing|den)|long sleeves?|sleeves|for (?:weeks|months|years)|scars?|deep\\w*|cop(?:e|ing)|release|thoughts|when (?:i am|it gets|things)|hate|urge\\w*|blood|because i|after i|whenever|every time|sober|relaps\\w*|slipp\\w*|clean|stop my ?self|mess(?:ed)? up|fail\\w*|angry at my ?self',
    'absicht\\w*|bestraf\\w*|spuer\\w*|fuehl\\w*|erleichter\\w*|beruhig\\w*|wieder|weil ich|nachdem ich|rasierklinge\\w*|klinge\\w*|feuerzeug|zigarette\\w*|immer wenn|jedes mal|jeden (?:abend|tag)|jede nacht|abends|nachts|seit|hass\\w*|druck|narben?|heimlich|hilft|ruhe|lange aermel|langaerm\\w*|tiefer|schmerz\\w*|drang|rueckfall|gedanken|verdien\\w*|versteck\\w*|ausser|einzige\\w*|leer\\w*|blut\\w*',
  ),
  notHarm:
    'beim (?:\\w+ )?(?:sport|training|laufen|joggen|fussball|handball|turnen|klettern|radfahren|schwimmen|wandern|spielen|tanzen|umzug)|heilung|heal\\w*|physio\\w*|kitchen|cook\\w*|slipped|oven|pan|stove|grill|hot oil|accident\\w*|chopp\\w*|onions?|avocado|tomato\\w*|sun|sunburn\\w*|shav\\w*|cats?|dogs?|thorns?|bike|fell|squats?|lactic|muscles?|gym|allerg\\w*|itch\\w*|eczema|rash|mosquito\\w*|versehentlich|aus versehen|gemuese|pfanne|ofen|herd|backofen|katze|hund|rasier(?:en|t|e|er|te|schaum)|sonne\\w*|trainier\\w*|training|muskel\\w*|juckt|ausschlag|neurodermitis|mueck\\w*|carbs|calor\\w*|kcal|fat|fett\\w*|weight|kalori\\w*|diaet|boxing|boxen|squash|tennis|chair|door|stuhl|tuer|cravings|steak|bread|brot|zwiebel\\w*|running|run|lauf\\w*|surgery|operation|op|chafing|cutting (?:out|down|back|phase)|cut (?:out|down|back)|nicotine|smok\\w*|rauch\\w*|vap\\w*',
  arranging: either(
    '(?:gave|giving|given|give|sold|selling) ~5 (?:away|cat|dog|pets?|records?|guitar|jewelry|jewellery|stuff|things|belongings|possessions|to my|to a friend)|rehom\\w*|new home for|who (?:will|would|is going to) ~2 (?:take|look|feed|raise|care)|(?:my|a|the|wrote|updated|finished) (?:last )?will(?=$| and| is| yesterday| so)|testament|wrote ~4 (?:letters?|notes?)|letters? ~6 (?:kids|parents|family|mom|mum|everyone|them|each)|passwords?|paid off|cancel\\w* (?:my|all|every)|life insurance|affairs|delet\\w* (?:my|all) (?:accounts?|photos?|everything)|cleaned (?:out )?my (?:room|apartment|flat)|goodbyes?|farewells?',
    'verschenk\\w*|weggegeben|abgegeben|hergegeben|wer (?:kuemmert|fuettert|nimmt|passt|sorgt)|testament|briefe?n?|passwoerter|lebensversicherung|geregelt|sortiert|aufgeraeumt|gekuendigt|verabschied\\w*|abschied\\w*|nachlass|alles (?:erledigt|vorbereitet)',
  ),
  leaving: either(
    'calm|at peace|peaceful|(?:am|feel|be|finally) ready|(?:not|no longer|never) (?:need|be needing|have to) (?:it|them|this|any\\w*|him|her)|nothing left|(?:am|be|when i) gone|goodbyes?|farewell|for when|after i (?:am|die|leave|go)|last (?:meal|message|day|night|time|supper|birthday|log|entry|thing)|forever|sorry for everything|forgive me|the time has come|it is time|where i am going|for good|set|everything is (?:ready|done|sorted|prepared)|soon|not (?:be )?(?:here|around|there)|said my|(?:tell|let) ~6 (?:love|loved|sorry|know i)|take care of my|not (?:hear|see) ~2 (?:from )?me|after tonight|by the time|last supper|last (?:dinner|breakfast|lunch|log|entry|coffee)',
    'ruhig|gelassen|bereit|alles (?:ist |schon )*(?:vorbereitet|geregelt|fertig|erledigt)|nicht mehr (?:brauch\\w*|da|hier|gebraucht)|brauch\\w* ~4 (?:nicht mehr|bald nicht|nichts mehr)|abschied\\w*|verabschied\\w*|wenn ich (?:mal )?(?:\\w+ )?(?:weg|fort|tot|nicht mehr|gegangen)|letzte[nrsm]? (?:mahlzeit|nachricht|tag|nacht|abend|essen|mal|geburtstag|eintrag)|fuer immer|verzeiht|verzeih\\w*|es tut mir (?:alles )?leid|(?:ist|wird) (?:es )?(?:zeit|so ?weit)|wo ich hingeh\\w*|alles vorbereitet|bald',
  ),
  fate: either(
    'crash\\w*|hit by|run over|hit me|runs? me over|accident|cancer|tumou?r|heart attack|aneurysm|plane|lightning|terminal\\w*|fatal|stray bullet|earthquake|meteor|not make it|diagnos\\w*',
    'unfall|ueberfahr\\w*|ueberfaehrt|krebs|tumor|herzinfarkt|hirnschlag|absturz|abstuerz\\w*|blitz|toedlich\\w*|unheilbar\\w*|erdbeben|meteorit|erwisch\\w*|ueberfahren',
  ),
  welcome: either(
    'relie\\w*|i (?:kind of |kinda |sort of |just |secretly |almost |honestly )*(?:hope|wish|pray|want)|hoping|wishing|would not (?:mind|care|be (?:sad|mad|upset|scared))|not (?:even )?(?:be )?(?:sad|mad|upset|scared|mind)|glad|welcome|would be (?:fine|ok|okay|nice|great|a relief|easier|cool|kind of)|do not care if|be ok if|easier|grateful',
    'erleichter\\w*|hoff\\w*|wuensch\\w*|froh|egal|waere? (?:mir )?(?:nur )?(?:recht|ok|okay|gut|schoen|lieb|egal)|nichts dagegen|dankbar|nicht (?:schlimm|traurig)|geschenk|bete',
  ),
  notWelcome:
    'hope (?:it|this|that|he|she|they) (?:is|was) not|not (?:get|have|getting|having) (?:cancer|a|in)|no (?:accident|crash)|risk|prevent\\w*|avoid\\w*|reduce|recover\\w*|surviv\\w*|vorbeug\\w*|risiko|vermeid\\w*|heil\\w*|sugar crash|crash diet|gut ausgeh\\w*|genes\\w*|{daily}',
};
