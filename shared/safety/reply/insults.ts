import { compile } from '../pattern.ts';
import { findAdvice } from './warnings.ts';

const BAD =
  'fat(?! is| loss| intake)|obese pig|lazy|disgusting|ugly|stupid|pathetic|gross|greedy|a pig|pig|worthless|hopeless|a failure|failure|weak willed|fett|faul|eklig|ekelhaft|widerlich|haesslich|dumm|gierig|wertlos|(?:ein )?versager(?:in)?|willensschwach|undiszipliniert|disziplinlos|zu dick';

const NAMING = '(?:(?!not |nicht |never |no |kein)\\w+ ){0,3}';
/** Calling the user names. */
const names = compile(
  [
    `(?:you|you re|u) (?:are |look |re )${NAMING}(?:${BAD})`,
    `(?:du bist|du siehst|du wirkst|bist du) ${NAMING}(?:${BAD})`,
  ],
  {},
);
/** Shaming of the body and motivation by shame. */
const insults = compile(
  [
    '(?:should be |be )?ashamed of your ?self|shame on you|you should be ashamed|embarrass(?:ed|ing) (?:by|of|for) you|you (?:are|re) (?:an )?(?:embarrass\\w*|disgrace)|schaem(?:e)? dich|du solltest dich schaemen|peinlich (?:fuer|mit) dir',
    'laugh\\w* at (?:you|your)|people (?:stare|laugh|talk)|lachen (?:\\w+ ){0,3}(?:ueber|dich)|ueber (?:dich|deine \\w+) lachen',
    'you (?:will|would) never (?:\\w+ ){0,3}(?:thin|slim|make it|succeed|change|learn|lose|manage|be)|(?:du )?(?:wirst|schaffst) (?:\\w+ ){0,3}(?:nie|niemals) (?:\\w+ ){0,3}(?:schlank|schaffen|abnehmen|duenn)|das schaffst du nie|with that attitude|mit der einstellung',
    'no wonder (?:you|your)|kein wunder (?:dass|wie|bei)|of course you (?:did|failed|are)|what did you expect|typisch (?:du|fuer dich)|selbst schuld|your own fault',
    'lazy people|always find an excuse|stop (?:whining|making excuses)|you have no (?:willpower|discipline|self control)|get a grip|reiss dich zusammen|keine (?:disziplin|willenskraft)|hoer auf zu jammern|(?:you are|you re|are you) (?:just |always )?one of them',
    '(?:your|deine?) (?:fat|big|huge|wobbly|flabby|ugly|dicke\\w*|fette\\w*) (?:\\w+ )?(?:thighs|belly|stomach|legs|body|arms|butt|ass|oberschenkel|bauch|beine|koerper|arme|hintern)|he is right to be|(?:so aussiehst|wie du aussiehst)',
  ],
  {},
);

/** Returns whether a normalized sentence insults or shames the user. */
export const isInsult = (sentence: string): boolean => names.test(sentence) || findAdvice(sentence, insults);
