import { isOneEdit, isTwoEdits } from '../../../language/edits.ts';

/** Short forms and common misspellings with their meaning. */
const meant: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cals: 'calories',
    cal: 'calories',
    kcal: 'calories',
    kcals: 'calories',
    kalories: 'calories',
    kilocalories: 'calories',
    cals2day: 'calories today',
    prot: 'protein',
    proteins: 'protein',
    prots: 'protein',
    carbz: 'carbs',
    carb: 'carbs',
    carbo: 'carbs',
    carbos: 'carbs',
    carbohydrate: 'carbs',
    carbohydrates: 'carbs',
    fats: 'fat',
    fibre: 'fiber',
    fibres: 'fiber',
    fibers: 'fiber',
    sugars: 'sugar',
    natrium: 'sodium',
    h2o: 'water',
    brekkie: 'breakfast',
    brekky: 'breakfast',
    breaky: 'breakfast',
    brunch: 'breakfast',
    supper: 'dinner',
    snacks: 'snack',
    snacking: 'snack',
    breakfasts: 'breakfast',
    lunches: 'lunch',
    dinners: 'dinner',
    avg: 'average',
    '2day': 'today',
    tday: 'today',
    tdy: 'today',
    '2nite': 'tonight',
    yday: 'yesterday',
    yesterdays: 'yesterday',
    todays: 'today',
    tonights: 'tonight',
    ystd: 'yesterday',
    wk: 'week',
    wek: 'week',
    weeek: 'week',
    mth: 'month',
    mo: 'month',
    wknd: 'weekend',
    vs: 'versus',
    wt: 'weight',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ty: 'thanks',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    hw: 'how',
    mch: 'much',
    wat: 'what',
    wut: 'what',
    hav: 'have',
    tis: 'this',
    tody: 'today',
    toda: 'today',
    tdoay: 'today',
    mny: 'many',
    mani: 'many',
    manny: 'many',
    eatn: 'eaten',
    eatin: 'eating',
    eten: 'eaten',
    lft: 'left',
    lefft: 'left',
    hve: 'have',
    dis: 'this',
    mych: 'much',
    muhc: 'much',
    muc: 'much',
    wht: 'what',
    whats: 'what is',
    hows: 'how is',
    ave: 'average',
    ths: 'this',
    thi: 'this',
    im: 'i am',
    ive: 'i have',
    iv: 'i have',
    tdays: 'today',
    tod: 'today',
    yest: 'yesterday',
    grms: 'grams',
    gms: 'grams',
    wght: 'weight',
  }),
);

const vocabulary = (
  'calories protein carbs fiber sugar sodium water weight average yesterday today week weekend weekday month total ' +
  'breakfast lunch dinner streak goal goals compare compared monday tuesday wednesday thursday friday saturday sunday ' +
  'january february september october november december remaining target macros summary healthy weekdays weekends ' +
  'highest lowest least recommend suggest supplement supplements creatine caffeine magnesium calcium vitamin ' +
  'progress trend hydration entries logged should'
).split(' ');
const known = new Set(vocabulary);

/** Real words that look like misspellings of the vocabulary, mostly foods. */
const words = new Set(
  (
    'crabs carobs crab carob wafer wafers steak steaks feast yeast beast mouth mouths snake latest eight later eater ' +
    'waiter beak weaken bleak tread treat health wealthy tortilla totals week weed goat goats goad coals shout ' +
    'couldn surge sugary proton friend diner thinner munch bunch launch lunchbox trending tend friday fried average ' +
    'beverage macro macaroni macaron macarons leas east lest lease carts cards salty should would could mouthful'
  ).split(' '),
);

/** Words from this length on may differ by two edits. */
const LONG = 8;

const lettersOf = (word: string): string => Array.from(word).sort().join('');

/** Short words by their sorted letters and first letter, so that 'mcuh' and 'waht' are understood. */
const shuffled: ReadonlyMap<string, string> = new Map(
  'much what have left many week food last days when eaten lunch today often times month total sugar fiber water diet'
    .split(' ')
    .map((word) => [`${word.charAt(0)}${lettersOf(word)}`, word]),
);

const mend = (word: string): string => {
  const short = meant.get(word);
  if (short !== undefined) return short;
  const sorted = word.length < 4 ? undefined : shuffled.get(`${word.charAt(0)}${lettersOf(word)}`);
  if (sorted !== undefined) return sorted;
  if (
    word.length < 5 ||
    known.has(word) ||
    known.has(word.replace(/s$/, '')) ||
    words.has(word) ||
    /\d/.test(word)
  )
    return word;
  const near = vocabulary.filter(
    (each) => each.length >= 5 && each[0] === word[0] && Math.abs(each.length - word.length) <= 2,
  );
  return (
    near.find((each) => isOneEdit(word, each) && each.length - word.length < 2) ??
    near.find((each) => word.length >= 6 && each.length >= LONG && isTwoEdits(word, each)) ??
    word
  );
};

/** Corrects misspellings and short forms of known words; other real words stay. */
export const spelled = (text: string): string =>
  text
    .split(' ')
    .map((word) => mend(word))
    .join(' ');
