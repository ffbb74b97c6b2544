/**
 * Frequent English and German words that are one or two letters away from a food. They are never taken for misspelled foods: 'best'
 * is not beets, 'rich' is not rice.
 */
const commonWords: ReadonlySet<string> = new Set(
  `able about above across actor after again alert alive alone along also always among angry apply april arm asked august
  baby back bad bag bake ball band bank base bath batter beach bean bear beat bell belt bench bend best better bill bird bite
  bitter blank blast bleach blend blood blow board boat body bold bone book boot boss both bottle bottom brain branch brand
  brave break brick bride brief bring broad broke brother brush build burn busy butler cabin call calm came camera camp candle
  card care carry case cash cast catch cause cease chain chair change charge chase cheap check cheer chest chief child choose
  church city class clean clear clerk climb clock close cloth cloud club coach coal coast coat code cold collar color come
  copper corner cost couch count course court cover crash crazy cream creamy cross crowd crown cruel cure daily dance dark
  data date dead deal dear death deep desk detail done door double doubt down dozen draft drama draw dress drive drop drum
  early earth east edge empty enemy enjoy enter equal error even event every exam exit extra face fact fail faith fall false
  fame farm fast fate fear feed feel fell fence field fifth fight fill film final find fine fire firm first fist five flag
  flame flash flat fleet flesh float flood floor flow focus fold folk follow fool foot force forest form fort forty found
  four frame frank free fresh friend front fuel full fund game gate gave gear giant girl give glad goal gone good grade grand
  grass grave great green grew grip group grow guard guess guest guide guilty habit hair half hall hand hang happy hard harm
  hate head hear heart heat heavy hell hello help here hide high hill hire hold hole holy home hope horse hotel hour house
  human hurt idea image inner issue item join judge jump june jury just keep kept kick kill kind king knee knew knock know
  labor lack lady laid lake land lane large last late laugh layer lead leap learn least leave left legal less letter level
  life lift light like limit line link list listen little live load loan local lock long look loose lord lose loss lost love
  lower luck lunch made magic mail main major make male many march mark market marry mass match matter maybe mean meet member
  mental mercy merry metal middle might mile mind mine minor minute miss mode model moment money month mood moon moral more most
  motor mouse mouth move movie much music must name near neck need nerve never news next nice night nine noise none north nose
  note novel nurse offer office often open order other ought outer over owner pace pack page paid pain paint pair pale palm
  panel paper parent park part party pass past path pause peace peer phase phone photo piano pick piece pilot pink pipe pitch
  place plain plan plane plant plate play please plenty plot plus point pole police pool poor pope port pose post pound power press
  price pride prime print prior prize proof proud prove public pull pure push queen quick quiet quite race rail rain raise
  range rank rapid rare rate rather reach read ready real rear refer relax remove removed rent reply rest rich ride right ring
  rise risk river road rock role roof room root rose rough round route royal ruin rule rural rush safe said sail sake sale same
  sand save scale scene school score sea seal seat second secret seed seek seem self sell send sense serve seven shade shadow
  shake shall shame shape share sharp sheet shelf shell shift shine ship shirt shock shoe shoot shop shore short shot should
  shout show shower shut sick side sight sign silk silver simple since sing single sink sister site six size skill skin slave
  sleep slept slide slight slip slow small smart smell smile smith smoke smooth snow social soft soil sold solid some song soon
  sore sorry sort soul sound source south space speak speech speed spend spent spin spirit split spoke sport spot spread
  spring square staff stage stair stake stand star stare start state stay steal steam steel steep step stick still stock stolen
  stomach stone stood stop store storm story strange stream street stress strike strong study stuff style such suffer sugar
  suit summer super sure surface survey sweat sweep swim swing sword table taken takes tale talk tall tank tape task taste
  taught teach team tear tell tend tent term test text than thank that theme then there these they thick thin thing think third
  this those three threw throw tide tie tight till time tiny tire tired title today told tone took tool tooth top total touch
  tough tour towel tower town toy trace track trade trail train trap treat tree trial trick tried trip troop truck true trust
  truth turn twice twin type under union unit until upon upper urban usual value vast very video view village visit vital voice
  vote wage wait wake walk wall want war warm warn wash waste watch water wave weak wear weather week weight welcome well west
  what wheel when where which while white whole whom whose wide wife wild will win wind window wing winner winter wipe wise wish
  with woman wonder wood word work world worry worse worst worth would wound wrist write wrong yard yeah year yell young
  alarm anger anyway apart apology arrive award backup beauty become before began begin behind belong beside beyond border
  bother bought bridge budget butler button camping careful carrier center certain chance chapter charity circle client
  clothes college comedy common company concert contact control corporate costume counter country couple cousin create credit
  crisis cricket culture custom damage danger daughter debate decade decide defeat defend degree depend desert design desire
  device dinner direct doctor dollar domain double dragon driver during easily effect effort eight either eleven employ energy
  engage engine enough entire escape estate ethnic expect expert extend fabric factor failed fairly family famous father
  fellow female figure finger finish fiscal flight flower flying forget formal former foster fourth freeze friday future garden
  gather gender gentle german global golden ground growth handle happen hardly health hidden holder hospital impact import
  income indeed injury inside intend invest island itself jacket junior kitchen ladder laptop lawyer leader league leather length
  lesson listed living locate losing manage manner master meeting mention method middle miller mirror mobile modern monday mostly
  mother motion moving murder museum mutual myself narrow nation native nature nearby nearly nobody normal notice number object
  obtain online option orange origin output oxford packed palace partly people period permit person pocket policy pretty prince
  prison profit proper public purple pursue rarely rating reader really reason recall recent record reduce reform regard region
  relate remain remote repair repeat report rescue resort result retail return reveal review reward riding rising robust ruling
  safety salary sample saving saying scheme screen search season select seller senior series server settle severe signal
  silent slowly soccer solely speaker spoken spouse square stable statue status steady strain strict string strongly studio
  submit sudden summit supply surely switch symbol system taking talent target tennis theory thirty though threat thrown ticket
  timber timing tissue toward travel treaty trying twelve twenty unable unique united unless unlike update useful valley varied
  vendor versus victim vision volume walker wealth weekly window wonder worker writer yellow shampoo laundry sponge detergent
  jame maggy thieve phylli bygone lassy marqui geniuse whisker freckle laddy cury chopstick sandal dose poacher groupy knicker shriek scruple
  wie nach paar weiter meint wetter pech flur bau cody jamy trat warter dosis komitee trats zum vom kantine mensa quirk buena flander leon sandy gray cleave wedgy chery himalaya thermo polish plastic charger battery blanket pillow carpet mattress driving walking running stairs treadmill dumbbell
  abilene absolute accord activities activity advocate alfred ambrose ambush apron aryan ashore aside assure astern
  avail baa badger ballet ballon ballot banish banister banner banshee barb barbara barbarian barbaric barber bard
  bare barely barf barge bark barn barney barred barry bart basic basin bastard bastille battling beacon bead beagle
  beards beast bedlam bein benedick beret bet bike bitchy blake blitz bloated blonde boa boast bomber bonded boo
  boomer bouncy bowery brad brake brass bravo breed brian brigadier brink brisk brooch bryan bucking buenas bugler
  bulge burke burley buster bygones cab cad cady cahill cairo calculus cam canceled cardinal caress cargo carlo carol
  carpe carver carving casper cecil cerebral champion charade chateau chattering chatty cheat cherie chill chimp
  chitchat chloe choir chopsticks chord chore choya chubby chump cinch cirque cisco claim clamp cleaves clem cleve
  climate clive clone clover cobra col colombo columbo column comet commute compete complain complaint completion
  composite computer concerto conning cooley cooper coping cord coronary covet cram crawl crawling creation creative
  creep creepy cremation cretin crib crud cruising cuddle cuddly curie curling current cutler dalai dale dante daring
  das dat deck define della deploy depressing dial dingo dining dis doable dock donate donna donor dorian doses douche
  drill drilling drip droppings drove dual dummies dummy dumping dying elite endure entrance esquire factories factory
  faker falcon farce farrow fatter feat fella ferret fetal fickle flak flanders fluke flunk foresee fracture fraser
  frasier fray freckles fresno frisbee fro frontal frost fury futile gazette geniuses git gloat gotham gout granite
  granting gripe groovy groupie hah haircut hallway hammer handicap happier harass harem harsh hazing hearings
  heartache helium helluva hem hereby heroin him himalayas hooper hopped hovering hummel humour hurrying infect inject
  injure insert inspect james jammed karaoke karen karma keister kidder kissed knickers kuwait kyle lab laddie laird
  lame lapse lassie lasso latter lavish lawman laying layman leaning lever lie limb limo lingo lionel livery logan
  loner luger lying madeline maggie mangled mangy mano margaret marilyn maroon marquis marsh martha martinez massa
  matchbook mater mating matron melissa memento menace mentor merely merge merlin messiah miami mice minister mirage
  miriam missile moat mobster module monastery mondo morale morgue morocco morrow motel mullen murmur musket nancy nat
  needn nestor net neutron oath olden oliver ora oregon padding paddling pagan pagoda pandora pantry panzer par parton
  pas pasture patel patrol patsy paved peasant pedal peddling pee peeper pennies penny peril perk phyllis pianist
  picky pier pile pioneer piranha pistol piston plantation plasma plea pleasant plumb plump plunger poachers podium
  poetic poked poker polack poncho por porch portia pouting prague preach present presley prone purim pursuit
  qualities quality question queue quincy quirks quitter rabbi rabid rach raffle ramon raped raping reb recite reckon
  reminder render roscoe rouse runway rustic safari sahara saline salon saloon salud sancho sandals sat satan saucer
  scamp schiller scope scrabble scruples scuse semen sentence serene serge sew sewer shady shaky shallow shalt shelter
  shire shite shitty shook shrieks shuffle silence singh sinner siren skate slash slate slater slicker snapped sniper
  snort soften solomon solve someone spasm spatula speculate splendid splendor spout sprinkler squad stamp stomp stow
  streak stroke sucked suitor summon suntan supplied surreal swamp swollen taboo tae tag takin talisman talon tamara
  tampa tangled tanner tanto tar tara tarot teachings telegram telly temper tempo temporal terminate terrain therefore
  thermos thieves thorn titties titty toa torso torture traitor trauma triad trot troupe tryout tune tuning turbo
  tying tyrone undone val veil vial walter warp wedged wedgie whining whipper whiskers whistling wiring witter
  writings zoning campus sarah
  akira anfang bastarde begegnet besser bessere betet bisher blass blutet brady brauche braut breche brille bursche
  casar checken chinesen cindy coleman dabei darum datei daten druck endete fabrik faden fassen feinde fersen formel
  formular freund frey frieden garten gelten gemein genosse geraten geriet ginge gingen gotho granate grati grippe
  gruppe gruppen haare haaren haken halle handen harte heftig heilige helfe herab herein herren herrin hongkong horte
  hugel huren indianer indien kabine kammer kampfen kannten karev karre karte karten kasten kater kiefer kinde kindern
  kirche kissen klare klasse knacken knoten koche kochen kochin kohle kollegen komitee komplett konnten kopien kranke
  kruppel kuche kunden kurzlich lachen landet lange langen langer langsam langst lasse laufen leichen lieber liebster
  lungen machen machte manche marion marlene martine meilen meinte melany miranda munter munze munzen musik mussen
  mytho narbe neben orden organe parken pater paula penner pistole quitt rahmen raumen recht rechte regel reicher
  reicht reise reisen richte rico riecht rosen runden sacke sagte samen sammelt satze schalte schalten schatten
  schlitten schlug schnappen schnappt schnelle schnitt schone schule seiten selber selten seltene seltsame shinku
  simone soeben sogar solle sollen somit soweit spielt spielte spitzel spritze starke stellen stellten sunde tatara
  tatort tauchen tempel termine terrance tiere tina tinte totest totoro traut treppe trottel truppe turen tyrell voran
  wache wachte wachter waffe warst wasche weile weinen weisen weiten welle wirst zeige zeuge ziege`.split(
    /\s+/,
  ),
);

/** Endings of verbs, adverbs and nouns made from a word: 'waiting', 'crowded', 'properly'. */
const ENDING = /(?:ing|ed|ers?|ly|d|s)$/;
const MIN_STEM = 3;

/** Returns whether a word is a frequent word or made from one, and therefore no misspelled food. */
export const isCommonWord = (word: string): boolean => {
  if (commonWords.has(word)) return true;
  const stem = word.replace(ENDING, '');
  if (stem === word || stem.length < MIN_STEM) return false;
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].some((each) => commonWords.has(each));
};
