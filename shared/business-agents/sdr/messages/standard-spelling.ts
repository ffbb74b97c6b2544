/** Standard spellings of words as people type them on phones and of frequent typos, by language. */
const english: Readonly<Record<string, string>> = {
  u: 'you',
  ya: 'you',
  ur: 'your',
  urs: 'yours',
  r: 'are',
  n: 'and',
  'pls|plz|plse': 'please',
  'thx|thnx|tnx|thanx|ty|ta': 'thanks',
  'tmrw|tmr|tmw|tomo|2moro|2morrow|tomorow|tommorow|tommorrow': 'tomorrow',
  '2day|tdy': 'today',
  '2nite|tonite|2night': 'tonight',
  'fri|fryday': 'friday',
  'thu|thur|thurs': 'thursday',
  'tue|tues': 'tuesday',
  nxt: 'next',
  'wk|wks': 'week',
  'weds|wensday|wednsday': 'wednesday',
  thrusday: 'thursday',
  'febuary|feburary': 'february',
  mth: 'month',
  yr: 'year',
  yrs: 'years',
  'hr|hrs': 'hours',
  'ppl|peeps': 'people',
  b4: 'before',
  'wud|wld': 'would',
  'cud|cld': 'could',
  'shud|shld': 'should',
  'wot|wat': 'what',
  'wots|wats|whats': "what's",
  hows: "how's",
  wheres: "where's",
  whos: "who's",
  thats: "that's",
  theres: "there's",
  lets: "let's",
  im: "i'm",
  ive: "i've",
  weve: "we've",
  youre: "you're",
  theyre: "they're",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  'cant|cannt': "can't",
  wont: "won't",
  isnt: "isn't",
  'arent|arnt': "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  havent: "haven't",
  hasnt: "hasn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  'cos|coz|cuz|bcos|bc': 'because',
  tho: 'though',
  thru: 'through',
  til: 'until',
  msg: 'message',
  msgs: 'messages',
  txt: 'text',
  txts: 'texts',
  'txting|txtin': 'texting',
  'adress|addres|adres': 'address',
  'emial|emal|eamil|e-mial': 'email',
  'emials|eamils': 'emails',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  gimme: 'give me',
  lemme: 'let me',
  dunno: "don't know",
  idk: "i don't know",
  'yh|yeh|yeah|yep|yup': 'yes',
  'smth|sth|smthing': 'something',
  'sry|soz|srry': 'sorry',
  mtg: 'meeting',
  'appt|apt': 'appointment',
  rn: 'right now',
  atm: 'at the moment',
  asap: 'as soon as possible',
  'mayb|mabye': 'maybe',
  'intrested|intersted|interrested': 'interested',
  'recieve|receve': 'receive',
  'unsubcribe|unsubscibe|unsuscribe': 'unsubscribe',
  'agian|agen': 'again',
  'nr|num': 'number',
  gud: 'good',
  frm: 'from',
  hav: 'have',
  herd: 'heard',
  bout: 'about',
  pw: 'password',
  'dinnae|dinna': 'do not',
  'cannae|canna': "can't",
  'ye|youse|yous|yall': 'you',
  yer: 'your',
  "y'all": 'you',
  fae: 'from',
  'nae|naw': 'no',
  aye: 'yes',
  nowt: 'nothing',
  owt: 'anything',
  summat: 'something',
  arvo: 'afternoon',
};

const german: Readonly<Record<string, string>> = {
  u: 'und',
  'nich|nciht|nihct': 'nicht',
  hab: 'habe',
  is: 'ist',
  nix: 'nichts',
  'nr|num': 'nummer',
  gehts: 'geht es',
  'gibts|gibs': 'gibt es',
  'newsleter|newletter': 'newsletter',
  'intresse|intresiert': 'interesse',
  'adrese|addresse': 'adresse',
  'bit|biite|bidde': 'bitte',
  'std|stdn': 'stunde',
  morgn: 'morgen',
  'ned|net|nit|nimmer': 'nicht',
  i: 'ich',
  mi: 'mich',
  mei: 'mein',
  hob: 'habe',
  'habts|hobts': 'habt',
  des: 'das',
  wos: 'was',
  jetz: 'jetzt',
  'koa|koan|koane': 'keine',
  koaner: 'keiner',
  mia: 'wir',
  samma: 'sind wir',
  scho: 'schon',
};

/** Matches a text with words that only German has. */
const isGerman =
  /(?<!\p{L})(?:ich|nicht|nich|bitte|und|sie|mir|mich|uns|das|für|mit|ist|kein\p{L}*|wir|ihr|habt?|wo|wos|woher|heute?|hob|ned|mei|des|samma|morgen|danke|mal|zu)(?!\p{L})/iu;

interface Spelling {
  pattern: RegExp;
  words: ReadonlyMap<string, string>;
}

const spellingOf = (table: Readonly<Record<string, string>>): Spelling => {
  const words = new Map(
    Object.entries(table).flatMap(([spellings, word]) =>
      spellings.split('|').map((spelling): [string, string] => [spelling, word]),
    ),
  );
  return {
    words,
    pattern: new RegExp(
      `(?<![\\p{L}\\d'@.])(?:${[...words.keys()].join('|')})(?![\\p{L}\\d'@]|\\.\\p{L})`,
      'giu',
    ),
  };
};

const spellings = { en: spellingOf(english), de: spellingOf(german) };

/** Digits that stand for words: 'not 4 us', 'need 2 move'. */
const forDigit =
  /(?<![\d.,:£$€])(?<=\p{L} )4(?= (?:me|us|you|u|him|them|the|a|my|our|this|that|ur|your|now|real|free)(?!\p{L}))/giu;
const toDigit =
  /(?<=\p{L} )2(?= (?:the|my|our|me|us|him|them|be|do|go|get|see|have|move|talk|speak|call|you|u|say|know|shift|cancel|sign|try|start|make|come|send)(?!\p{L}))/giu;

/**
 * Returns a text with standard spellings instead of those people type on phones, as phrases and days expect them.
 * Names and everything else stay as they are.
 */
export const standardSpelling = (text: string): string => {
  const { pattern, words } = spellings[isGerman.test(text) ? 'de' : 'en'];
  return text
    .replace(/[’‘´`]/g, "'")
    .replace(/(?<!\p{L})w\/o(?!\p{L})/giu, 'without')
    .replace(/(?<!\p{L})w\/ ?(?=\p{L})/giu, 'with ')
    .replace(/(?<![\d:.])(\d{1,2})([0-5]\d) ?(?=[ap]m(?!\p{L}))/giu, '$1:$2 ')
    .replace(
      /(?<!\p{L})half (?=(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{L}-]| \p{L}+s(?!\p{L})))/giu,
      'half past ',
    )
    .replace(forDigit, 'for')
    .replace(toDigit, 'to')
    .replace(pattern, (found) => words.get(found.toLowerCase()) ?? found);
};
