import type { Combination } from '../../combination.ts';

const HEAD = '(?:my |the |mein\\w* |mit (?:dem|meinem) |mir (?:den )?)?(?:head|forehead|kopf|stirn)';

/** Injuring one's own body, for any reason. The verb alone says so, or its purpose does. */
export const crisisInjuries: readonly Combination[] = [
  {
    all: [
      '(?:ge|auf|zer)?ritz(?:e|en|t|te|st)|(?:auf|zer)?geritzt|(?:arm|beine?|oberschenkel|haut) (?:wieder )?aufgeschnitten',
      '{me}|habe|wieder',
    ],
    none: 'teig\\w*|brot\\w*|baguette|broetchen|schwarte|kruste|fleisch\\w*|braten|ente|gans|schinken|bauch|kartoffel\\w*|kastanien?|maroni|holz|tomaten?|zucchini|aubergine\\w*|ofen|backen|kaese|hund|katze|dornen|rosen',
  },
  // On purpose: the kitchen is then only the place.
  {
    all: [
      '{harm}',
      '{flesh}',
      'on purpose|deliberately|intentionally|absichtlich|mit absicht|mit voller absicht',
    ],
    none: 'not (?:on purpose|deliberately|intentionally)|nicht (?:absichtlich|mit absicht)|{fun}|dog|cat|katze|carbs|cutting (?:out|back)',
  },
  // Because of oneself, because of food.
  {
    all: [
      '(?:cut|cutting|slic(?:e|ed|ing)|scratch\\w*|burn(?:s|t|ed|ing)?|hit(?:ting)?|punch\\w*|slap\\w*|bit(?:e|ing)|(?<!a )(?<!little )bit|stab\\w*|pinch\\w*|schneid\\w*|(?:auf)?geschnitten|verbrenn\\w*|verbrannt|schlag\\w*|geschlagen|ohrfeig\\w*|kratz\\w*|(?:auf|zer)gekratzt|beiss\\w*|kneif\\w*)',
      '{flesh}|(?:mir|mich) ~4 (?:selbst|selber|ins gesicht)',
      'hate (?:me|my ?self)|hat(?:e|ed) my ?self|my own (?:{limb}|face|head|stomach)|(?:jeans|clothes|dress|hose|kleid) ~3 (?:fit|passt|passen)|(?:because|after|when(?:ever)?|every time|as|bc) ~1 (?:i|of|the) ~6 (?:ate|eat|binge\\w*|over|fail\\w*|scale|calories|gained|fat|pizza|bread|cake)|punish\\w*|felt good|(?:until|till|bis) ~3 (?:bleeds?|bled|blood\\w*|blutet|blutig)|bloody|blutig|hass\\w* mich|(?:weil|wenn|nachdem|wegen) ~6 (?:gegessen|gefressen|ess\\w*|kalorien|waage|zugenommen|fressanfall|versag\\w*)|bestraf\\w*|strafe',
    ],
    none: 'accident\\w*|versehen\\w*|aus versehen|while (?:cook|chop|cutting|cleaning|bak)\\w*|chopp\\w*|onions?|knife slipped|itch\\w*|juck\\w*|eczema|rash|ausschlag|neurodermitis|allerg\\w*|mosquito\\w*|mueck\\w*|cats?|dogs?|katze|hund|zunge|tongue|lips?|cheeks?|hot|heiss\\w*|cutting (?:out|down|back|phase|carbs|calories)|cut (?:out|down|back|carbs|calories)|burn(?:ed|s|ing|t)? ~3 (?:calories|kcal|fat|off)|kalorien verbr\\w*|shav\\w*|rasier(?:en|t)|weight cutting|nut|nuts|baby|kind|son|daughter|toddler',
  },
  // A burning or sharp thing on one's own limb, words in one's skin.
  {
    all: [
      '(?:cigarettes?|lighter|match|flame|iron|candle|zigaretten?|kippen?|feuerzeug|streichholz|buegeleisen|kerze)',
      '(?:stub\\w*|press\\w*|put\\w*|hold\\w*|held|drueck\\w*|gedrueckt|halt\\w*|gehalten)',
      '(?:on|to|against|under|out on|an|auf|am|gegen) ~2 {limb}',
      '{me}',
    ],
    none: '{fun}|accident\\w*|versehen\\w*|toddler|kid|child|kind|tick|zecke',
  },
  {
    all: [
      '(?:carv|scratch|cut|burn|wr[io]t|ritz|schneid|kratz)\\w*|geritzt|geschnitten|gekratzt',
      '(?:into|in) (?:my|meine?n?) (?:own )?(?:[a-z]+ )?{limb}',
    ],
    none: '{fun}|tattoo|accident\\w*|versehen\\w*|cat|dog|katze|hund|chicken|thorns?|dornen|pain|schmerz\\w*|knife slipped',
  },
  // A promise that was broken, a blade at hand.
  {
    all: [
      'versproch\\w*|promis\\w*|clean|geschworen|swore',
      '(?:nicht|nie) ~2 zu (?:schneiden|ritzen|verletzen)|(?:not|never|stop) (?:to )?cut(?:ting)?(?: my ?self)?(?= |$)',
      'doch|again|wieder|yesterday|gestern|but|aber|today|heute|tonight|last night',
    ],
    none: '{fun}|hair|haare|carbs|sugar|calor\\w*|corners|cake|kuchen|grass|hedge|onions?|zwiebel\\w*|nails',
  },
  {
    all: [
      '(?:keep|kept|carry|hide|hid|hiding|versteck\\w*|habe|trage) ~3 (?:razor ?blades?|(?:a|the|my) blades?|rasierklingen?|(?:eine|die|meine) klingen?)',
      'in (?:my|the|meine[rmn]?|der|dem) (?:\\w+ )?(?:lunch ?box|wallet|pencil case|back ?pack|bag|purse|drawer|phone case|brotdose|geldbeutel|maeppchen|federmaeppchen|rucksack|tasche|schublade)',
    ],
    none: '{fun}|shav\\w*|rasier(?:en|t|er)|blender|mixer|processor|kitchen|kueche|art|craft|bastel\\w*',
  },
  {
    all: [
      '(?:dig|digs|digging|dug|press\\w*|bohr\\w*|gebohrt|krall\\w*|gekrallt|drueck\\w*) ~4 (?:finger ?nails?|nails?|fingernaegel|naegel)',
      'bleed\\w*|bled|blood\\w*|skin|palms?|arms?|blut\\w*|haut|handflaechen?',
    ],
    none: '{fun}|wood|holz|wall|wand|garden|garten|dog|cat|hund|katze|splinter',
  },
  // The head against the wall.
  {
    all: [
      `(?:hit\\w*|bang\\w*|smash\\w*|slam\\w*|knock\\w*|beat\\w*|schlag\\w*|hau\\w*|geschlagen|gehauen|ramm\\w*) ~3 ${HEAD}|${HEAD} ~4 (?:against|gegen|into|an die|auf den) ~3 (?:wall|tiles?|floor|wand|waende|boden|fliesen|tuer)`,
      'wall|tiles?|floor|wand|waende|boden|fliesen|fists?|faust|faeusten|until|till|bis',
      'bleed\\w*|blood\\w*|blut\\w*|hate|over my|too much|quiet|numb|(?:when|whenever|wenn|weil|because|every time|jedes mal|after|nachdem|until|till|bis) ~8 (?:i|ich|it|es|ate|gegessen)|again|wieder|ashamed',
      '{me}',
    ],
    none: '{fun}|app|code|scanner|barcode|plateau|accident\\w*|versehen\\w*|slipped|ausgerutscht|fell|gestuerzt|toddler|kleinkind|baby|bug|excel|homework',
  },
  // Cutting again.
  {
    all: [
      '(?:i|ich) ~4 (?:cut|cutting)(?: my ?self)? (?:again|last night|tonight|today|deeper|every time)|(?:today|tonight|yesterday|last night|again|then) i (?:\\w+ )?cut(?: my ?self)?(?=$| again| because| over)|mich ~3 (?:zu schneiden|geschnitten)|schneide? mich',
      'again|then|used to|only|every|over|because|after|wieder|wegen|weil|nachdem|lieber|statt|angefangen|jedes mal',
    ],
    none: '{limbCut}|kitchen|cook(?:ing)?|chopp\\w*|onions?|shav\\w*|kueche|rasier(?:en|t)|carbs?|sugar|calor\\w*|weight|lean|shredded|bulk\\w*|coffee|dairy|gluten|kohlenhydrat\\w*|zucker|grass|hedge|wood|lawn|hair|haare|fringe|price|costs?|beim|gemuese|papier|paper|glass|glas|finger\\w*|(?:to|into) (?:\\d|\\w+ )?(?:calories|kcal)|portions?|snacks?|alcohol|meat|dose',
  },
];
