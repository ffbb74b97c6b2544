import { anyCombination, type Combination } from '../../combination.ts';
import { crisisFarewells, farewellSlots } from './farewells.ts';
import { crisisInjuries } from './injuries.ts';
import { crisisIntents, intentSlots } from './intents.ts';
import { crisisNearness } from './nearness.ts';
import { crisisPreparations } from './preparations.ts';
import { crisisSignals } from './signals.ts';
import { crisisSlots } from './slots.ts';

/** Goals, tools and routines that also have no point or make tired. */
const NOT_GENERAL =
  '{daily}|{fun}|without (?:coffee|cheese|chocolate)|ohne (?:kaffee|kaese|schoko\\w*)|(?:healthy|gesund\\w*) (?:living|leben)|keto life|low carb|night shifts?|nachtschicht\\w*|job|plateau|abnehm\\w*|lose weight|supplements?|vitamins?|creatine|shelf life|life ?style|lebensmittel|real life|life ?hacks?|streak|goals?|ziele?|subscription|abo';

const suicide: readonly Combination[] = [
  // A wish or thought of the end; others who are better off; a burden.
  {
    all: ['{me}|thinking|thoughts?|gedanken?', '{intent}', '{cease}'],
    none: '{neverMind}|{daily}|will not (?:\\w+ )?wake|wacht',
  },
  { all: ['{others}', '{ease}', '{absent}'], none: '{fun}|{daily}|last night|this time' },
  { all: ['{burden}', '{others}|{cease}|{weary}|{noPoint}'], none: '{fun}|{daily}' },
  // No point in life, no strength for it, no way out of it.
  {
    all: ['{noPoint}', '{life}', '{me}|^why|^wozu|^wofuer|^was |es gibt|there is|nothing|leben ist|life is'],
    none: NOT_GENERAL,
  },
  {
    all: [
      '{weary}',
      '(?:to )?(?:live|life|living|alive|exist\\w*|existence|breathing|this world|the world|being me|be here|be alive|waking up|leben|lebens|dasein|atmen|welt|da ?zu ?sein|existenz|existier\\w*|kaempfen|fighting|fight)',
      '{me}|^tired|^sick|^done|^muede',
    ],
    none: NOT_GENERAL,
  },
  {
    all: [
      'no (?:other )?way out|only way out|(?:see|find) ~2 way out|kein\\w* (?:anderen )?ausweg|einzige\\w* ausweg|no escape|light at the end|kein licht',
    ],
    none: NOT_GENERAL,
  },
  {
    all: [
      '(?:see|imagine|picture|plan\\w*|going|intend\\w*|count on|expect|make it) ~5 (?:my ?self |be |being |to |turn(?:ing)? |get(?:ting)? to )*(?:around|alive|here|\\d\\d|(?:my )?(?:next )?birthday|christmas|next (?:year|month|week|summer)|old age|growing old|graduat\\w*)|erleb\\w*|(?:plan\\w*|werde|seh\\w*) ~5 (?:da|hier) (?:zu )?sein',
      'not|never|nicht|nie|kaum',
      '{me}',
      'see(?:ing)? (?:\\d\\d(?=$| and| or| any ?way| so| but| because)|(?:my )?(?:next )?(?:birthday|christmas)|next (?:year|summer)|old age)|around|alive|see(?:ing)? my ?self|see tomorrow|make it|growing old|erleb\\w*|hier|da ?(?:zu )?sein',
    ],
    none: '(?:goal|holiday|vacation|office|gym|party|home|ziel|urlaub|buero)|{daily}',
  },
  { all: ['{noPoint}', '{leaving}'], none: NOT_GENERAL },
  {
    all: [
      '(?:my|the|mein\\w*|das) (?:very )?(?:last|letzte[rsn]?) (?:supper|meal|dinner|breakfast|lunch|log|entry|message|day|night|mahlzeit|essen|abendessen|eintrag|tag|nacht|nachricht)',
      'not (?:joking|kidding)|mean it|serious\\w*|goodbye|ever|forever|on earth|of my life|in my life|kein (?:witz|scherz)|ernst|meines lebens|fuer immer|ueberhaupt',
    ],
    none: '{fun} (?:just|only)|diet|diaet|fast|fasten|surgery|operation|prison|vacation|urlaub|holiday|cheat',
  },
  {
    all: [
      'hear from me|see me again|after tonight|by the time ~4 (?:read|see|find)|von mir hoer\\w*|(?:mich|uns) (?:nicht|nie) (?:mehr|wieder) ~2 (?:seh\\w*|hoer\\w*)|nach heute|wenn (?:du|ihr) das ~3 (?:liest|lest|findet)',
      'tell|love\\w*|sorry|forgive|goodbye|take care|sag\\w*|lieb\\w*|leid|verzeih\\w*|kuemmer\\w*|pass\\w* auf|gone|weg|tot|dead',
    ],
  },
  // Means.
  {
    all: [
      'how (?:high|tall|deep|many ~5 (?:floors|stories|pills|tablets|mg|meds)|much|long|quick\\w*|fast)|what dose|which dose|wie (?:hoch|tief|viele|lange|schnell|viel)|welche dosis|reicht|reichen|enough|painless\\w*|schmerzlos\\w*',
      '{edge}|{drugs}|{weapon}|bleed\\w* out|hang\\w*|drown\\w*|carbon monoxide|verblut\\w*|erhaeng\\w*|ertrink\\w*|dose|mg',
      'googl\\w*|searched|research\\w*|look\\w* up|reichen ~1 wuerde\\w*|wuerden ~2 reichen|ausreichen|ueberleg\\w*|it (?:would |will )?takes?(?! (?:a|per|every|daily|with|to work|to kick|effect))|has to be|have to be|need\\w* to be|sure|to die|not come back|never wake|not wake|fatal\\w*|lethal|deadly|instant\\w*|kill\\w* me|stop my heart|finish me|be enough|works?|sicher (?:tot|ist)|toedlich\\w*|sterb\\w*|tot|nicht mehr aufwach\\w*|muss ~4 sein|zurueckkomm\\w*|weg bin|do it',
      '{me}|^how|^wie|googl\\w*|painless\\w*|schmerzlos\\w*',
    ],
    none: '{daily}|{notFinal}|(?:train|bus|zug) (?:ticket|station|arriv\\w*|fahr\\w*)|kids?|child|dog|hund|katze|cat|steps?|schritte|swim|window(?:sill)? (?:herbs|box)|headache|sure to take',
  },
  {
    all: [
      'cutting|self ?harm\\w*|burning myself|blade|razor|ritzen|ritz\\w*|klinge|selbstverletz\\w*|hurting myself',
      'clean|relaps\\w*|slipp\\w* (?:up )?(?:last|again|today|yesterday|tonight)|slipped|urges?|streak|days? free|sober|rueckfall|rueckfaellig|wieder angefangen|drang|druck',
    ],
    none: 'carbs?|calor\\w*|kalori\\w*|sugar|kitchen|shav\\w*|rasier\\w*|weight|gewicht|smok\\w*|cutting (?:back|out|down|phase|season|diet)|diet|{daily}',
  },
  { all: ['{edge}', '{fall}', '{tempted}', '{me}'], none: '{notFalling}' },
  { all: ['{drugs}', '{hoard}', '{final}'], none: '{notFinal}' },
  {
    all: ['{weapon}', '{atHand}', '{me}'],
    none: '{daily}|{notHarm}|hunt\\w*|deer|ducks?|shooting (?:range|club)|jagd|jaeger\\w*|schuetzen\\w*|jump(?:ing)? rope|skipping rope|springseil',
  },
  // Farewell.
  {
    all: ['{arranging}', '{leaving}', '{me}|habe|liegt'],
    none: '{daily}|new job|moving (?:to|house)|umzug|umzieh\\w*|retire\\w*',
  },
  {
    all: ['abschiedsbrief\\w*|(?:goodbye|farewell|suicide) (?:letters?|notes?|videos?|texts?|messages?)'],
    none: 'colleague|coworker|retire\\w*|kolleg\\w*|film|movie|roman|novel',
  },
  // An accident or illness that would be welcome.
  { all: ['{fate}', '{welcome}', '{me}'], none: '{notWelcome}' },
  // Both: can not and will not any more.
  {
    all: [
      '(?:kann|mag|schaff\\w*) (?:\\w+ ){0,3}nicht mehr|can not (?:\\w+ )?(?:anymore|any more|any longer)|can not (?:do|take) this',
      'will (?:\\w+ ){0,3}nicht mehr|mag (?:\\w+ ){0,3}nicht mehr(?! ess)|do not want (?:to|this|it) any ?more|not want to ~3 any ?more',
    ],
    none: '{daily}|{fun}|satt|voll',
  },
];

const slots = { ...crisisSlots, ...intentSlots, ...farewellSlots };
const selfHarm = anyCombination(
  [
    { all: ['{harm}', '{flesh}', '{soothed}'], none: '{notHarm}' },
    // Again, without naming the body.
    {
      all: [
        '(?:i|ich) ~3 (?:cut|cutting|burned|burning|ritz\\w*) (?:again|deeper|too deep|last night|tonight|today|yesterday|every|for the first|wieder|tiefer|zu tief)|(?:i|ich) ~2 (?:started|back to|habe) ~3 (?:cutting|geritzt|zu ritzen)(?: again| wieder)?|wieder ~2 (?:geritzt|zu ritzen|mit dem ritzen)',
        'feel\\w*|felt|numb\\w*|relie\\w*|hate|blood|bled|bleed\\w*|sleeves?|scars?|hid\\w*|secret\\w*|no ?body|no one|sorry|promis\\w*|clean|urge\\w*|can not stop|could not stop|pain|deserv\\w*|deep\\w*|fuehl\\w*|spuer\\w*|blut\\w*|aermel|narben?|heimlich|niemand|keiner|versproch\\w*|druck|hass\\w*|schmerz\\w*|tief\\w*|nicht aufhoer\\w*',
      ],
      none: '{notHarm}|carbs?|sugar|calor\\w*|weight|lean|shredded|ripped|for summer|fuer den sommer|bulk\\w*|abs|phase|season|body ?fat|macros?|deficit|coffee|dairy|gluten|kohlenhydrat\\w*|zucker|grass|hedge|wood|lawn|hair|fringe|price|costs?',
    },
    ...crisisInjuries,
  ],
  slots,
);
const rules = [
  ...suicide,
  ...crisisSignals,
  ...crisisPreparations,
  ...crisisIntents,
  ...crisisNearness,
  ...crisisFarewells,
];
const inSentence = anyCombination(rules, slots);
const inTwo = anyCombination(rules, slots, 'two-sentences');

/** Returns whether a text composes a crisis of a wish or plan and an end, whatever its words. */
export const composesSuicide = (text: string): boolean => inSentence(text) || inTwo(text);

/** Returns whether a text describes injuring one's own body on purpose. */
export const composesSelfHarm = (text: string): boolean => selfHarm(text);
