import type { Concepts } from '../pattern.ts';

/** Symptoms and signs. */
export const body: Concepts = {
  shaky:
    'shak(?:y|ing|es?)|trembl(?:y|ing|e)|jitter(?:y|s)|wobbl(?:y|ing)|zitter(?:e|n|t|ig|nd)?|zittrig|wackelig|wacklig|schlottere?|bibber(?:e|n)?',
  sweaty:
    'sweat(?:y|ing|s)?|clammy|drenched|schwitz(?:e|en|t|ig)|schweissgebadet|nassgeschwitzt|kaltschweissig|schweiss|schweissausbr\\w+',
  confused:
    'confus(?:ed|ion)|can not think(?: straight| clearly)?|foggy|disoriented|spaced out|out of it|not making sense|acting (?:weird|strange|drunk|odd)|blurry|blurred|seeing (?:spots|stars|double)|spots (?:in front|before)|vision (?:is )?(?:going|weird|blurr\\w+|funny)|verwirrt|benommen|durcheinander|verschwommen|seh(?:e)? (?:doppelt|sterne|schlecht)|neben der spur|nicht klar denken|konfus|weggetreten',
  weak: 'weak|legs (?:are )?(?:like )?jelly|wiped|schwach|schlapp|kraftlos|komisch|weird|funny|strange|off|unwell|awful|mies|elend|flau|schummrig|duselig|blass|pale|grey|gray',
  dizzy:
    'dizz(?:y|iness)|light ?headed|faint|woozy|giddy|schwind(?:e?lig|el)|schwindl?ig|schwummrig|schwarz vor (?:den )?augen|wird (?:mir )?schwarz',
  racing:
    'heart (?:is )?(?:racing|pounding|fluttering|thumping|going crazy)|racing heart|palpitations|herzrasen|herzklopfen|herz (?:rast|pocht|klopft|stolpert)',
  hungry: 'starving|ravenous|heisshunger',
  vomiting:
    'vomit(?:ing|ed|s)?|throw(?:ing|n)? up|threw up|pu(?:k|ck)(?:e|ed|ing|es)|being sick|been sick|sick to my stomach|barf(?:ing|ed)?|can not keep (?:anything|food|water|it|fluids) down|erbrech\\w*|erbroch\\w*|erbricht|uebergeb\\w*|uebergib\\w*|kotz\\w*|gekotzt|gekoetzelt|spei(?:e|en|b\\w*)|brechen muss|muss(?:te)? brechen|brech(?:e|en)|gebrochen',
  breathless:
    'can not breath(?:e)?|can not (?:seem to )?(?:catch|get) (?:my |his |her |a |any |enough )?(?:breath|air)|(?:hard|difficult|struggl\\w+|trouble|difficulty|harder|problems?)(?: it is)?(?: to| in| with)? (?:breath(?:e|ing)?|get air)|short(?:ness)? of breath|out of breath at rest|breathless|not breathing|stopped breathing|gasping|wheez(?:e|ing|y)|breathing (?:is )?(?:fast|hard|bad|weird|funny|shallow|heavy|deep|heavily|deeply)|deep breathing|rapid breathing|turn(?:ed|ing|s)? blue|(?:lips|face) (?:are |is )?(?:turning |going )?blue|keine luft|kaum(?: noch)? luft|schlecht luft|schwer luft|nicht (?:mehr )?(?:richtig )?atmen|atme(?:t)? (?:nicht|schwer|schnell|tief)|atemnot|luftnot|atemprobleme|luft (?:bleibt|wird|blieb)|keuch\\w*|rasselt|pfeif\\w* (?:beim|atmung)|atmung|japs\\w*|ringt? nach luft|nach luft ring\\w*|laeuft blau an|blau im gesicht|blaue lippen|krieg(?:t|e)? (?:schlecht|kaum|keine|schwer|nimmer)(?: \\w+)? luft',
  throat:
    '(?:my |his |her |the )?(?:throat|airway|windpipe) (?:(?:feels?|is|feeling|getting|starts?|starting|seems|keeps|has|to|just) ){0,3}(?:like )?(?:it is )?(?:clos\\w+|tight\\w*|swell\\w*|swollen|swelled|swole\\w*|narrow\\w*|constrict\\w*|thick\\w*|puff\\w*)|tight(?:ness)? (?:in (?:my |the )?)?throat|lump in (?:my |the )?throat|(?:hals|kehle|rachen|luftroehre) (?:\\w+ ){0,4}(?:eng\\w*|schwillt|geschwollen|schwell\\w*|zu|zugeschwollen|zugeschnuert|dick)|schwillt (?:mir )?(?:\\w+ ){0,2}(?:hals|kehle|rachen|zunge|gesicht)|schnuert (?:mir |sich )?(?:\\w+ ){0,3}(?:hals|kehle|zu)|kloss im hals|enge(?:gefuehl)? im hals|hals (?:macht|geht|schnuert|zieht sich) (?:\\w+ )?zu(?:sammen)?',
  swelling:
    '(?:lips?|tongue|face|eyes?|eyelids?|mouth|throat|cheeks?) (?:(?:is|are|feels?|feeling|getting|gets|got|all|really|so|has|have|starting|started|to|started to|just|now|a bit|super) ){0,4}(?:swell\\w*|swollen|swole\\w*|swelled|puff\\w*|huge|thick\\w*|balloon\\w*|blown up|fat|numb|tingl\\w*|bigger)|(?:swollen|swelling|puffy|tingl\\w*|swelled)(?: up)?(?: of| in)?(?: my| his| her| the)? (?:lips?|tongue|face|eyes?|mouth|throat)|(?:lippen?|zunge|gesicht|augen?|mund|lid(?:er)?) (?:\\w+ ){0,4}(?:schwell\\w*|schwillt|geschwollen|an|dick|kribbel\\w*|taub|pelzig|zugeschwollen|aufgequollen)|schwillt (?:mir )?(?:das |die )?(?:gesicht|zunge|lippe)|geschwollene[nrs]? (?:lippen?|zunge|gesicht|augen?)|dicke (?:lippen?|zunge)|(?:lips?|mouth|tongue) tingl\\w*|kribbeln (?:in|auf|an) (?:den |der )?(?:lippen?|zunge|mund)|mund kribbelt',
  hives:
    'hives|welts|rash (?:all over|everywhere|spreading)|(?:all over|covered in|spreading) (?:a )?(?:rash|spots|hives)|itch(?:y|ing) all over|red (?:blotches|and itchy)|blotch(?:y|es)|quaddeln|nesselsucht|nesselausschlag|ausschlag|juckt (?:\\w+ ){0,3}(?:ueberall|am ganzen koerper)|ganzer koerper juckt|rote flecken',
  cough: 'cough(?:ing|s)?|hust(?:e|en|et)',
  severe:
    'severe|terrible|awful|horrible|unbearable|excruciating|agonizing|extreme|intense|worst|really bad|so bad|very bad|crippling|doubled over|stark\\w*|heftig\\w*|schlimm\\w*|unertraeglich\\w*|hoellisch\\w*|krass\\w*|massiv\\w*|extrem\\w*',
  pain: 'pains?|hurts?|hurting|aches?|aching|sore|cramps?|cramping|agony|schmerz\\w*|weh|tut weh|tun weh|weh tut|stich(?:t|e)?|stechen|sticht|kraempfe?|krampf',
  belly: 'belly|stomach|abdomen|abdominal|tummy|gut|side|bauch|magen|oberbauch|unterbauch|unterleib',
  fever:
    'fever\\w*|febrile|temperature of|chills|shivering|(?:3[89]|4[0-2])(?:\\.\\d)? ?(?:degrees|grad|c\\b|fever|fieber)|10[1-5](?:\\.\\d)? ?(?:f\\b|fever|degrees)|fieber\\w*|schuettelfrost',
  fainted:
    'faint(?:ed|ing|s)?|pass(?:ed|ing|es)? out|black(?:ed|ing) out|blackout|collaps(?:ed|ing|es)?|lost consciousness|keeled over|ohnmaechtig|ohnmacht|umgekippt|kipp(?:e|t|te)? (?:\\w+ )?um|zusammengebrochen|bewusstlos|bewusstlosigkeit|zusammengesackt|zusammengeklappt|weggekippt|umgefallen',
  unconscious:
    'unconscious|unresponsive|not (?:respond(?:ing)?|reacting|waking|conscious)|will not wake(?: up)?|wo not wake|can not wake (?:him|her|them|my)|(?:does|do|did) not (?:respond|react|wake)|no pulse|limp|floppy|(?:ganz|so|ist|voellig) schlaff|seizure|seizing|convuls\\w*|having a fit|fitting|bewusstlos|nicht (?:mehr )?(?:ansprechbar|aufwecken|wach)|reagiert nicht|nicht reagiert|wacht nicht (?:mehr )?auf|nicht (?:mehr )?wach(?:zu|bekomm|krieg)\\w*|krampft|krampfanfall|epileptischer anfall|kein puls',
};
