/**
 * How a word is said that the dictionary lacks: letter groups to the ARPAbet phones of the CMU dictionary, the longest
 * group first. Most such food names are Spanish, Italian or romanised, so vowels are plain. Rough, and better than
 * a food that is never heard.
 */
const sounds: Record<string, string> = {
  tion: 'SH AH N',
  cch: 'K',
  cia: 'CH AH',
  cio: 'CH OW',
  dge: 'JH',
  ght: 'T',
  gli: 'L Y',
  gua: 'G W AA',
  igh: 'AY',
  lla: 'Y AH',
  que: 'K EY',
  qui: 'K IY',
  sch: 'SH',
  tch: 'CH',
  tzi: 'T S IY',
  zza: 'T S AH',
  ai: 'AY',
  au: 'AW',
  ay: 'EY',
  bb: 'B',
  cc: 'K',
  ce: 'S EH',
  ch: 'CH',
  ci: 'S IY',
  ck: 'K',
  dd: 'D',
  dh: 'D',
  ea: 'IY',
  ee: 'IY',
  ei: 'EY',
  er: 'ER',
  eu: 'OY',
  ew: 'UW',
  ey: 'IY',
  ff: 'F',
  gg: 'G',
  gh: 'G',
  gi: 'JH IY',
  gn: 'N Y',
  gu: 'G UW',
  gy: 'G Y',
  ie: 'IY',
  iu: 'Y UW',
  kh: 'K',
  kk: 'K',
  ll: 'L',
  mm: 'M',
  ng: 'NG',
  nn: 'N',
  oa: 'OW',
  oi: 'OY',
  oo: 'UW',
  ou: 'UW',
  ow: 'OW',
  oy: 'OY',
  ph: 'F',
  pp: 'P',
  qu: 'K W',
  rh: 'R',
  rr: 'R',
  sh: 'SH',
  ss: 'S',
  th: 'TH',
  ts: 'T S',
  tt: 'T',
  tz: 'T S',
  wh: 'W',
  xi: 'SH IY',
  zz: 'T S',
  a: 'AA',
  b: 'B',
  c: 'K',
  d: 'D',
  e: 'EH',
  f: 'F',
  g: 'G',
  h: 'HH',
  i: 'IY',
  j: 'HH',
  k: 'K',
  l: 'L',
  m: 'M',
  n: 'N',
  o: 'OW',
  p: 'P',
  q: 'K',
  r: 'R',
  s: 'S',
  t: 'T',
  u: 'UW',
  v: 'V',
  w: 'W',
  x: 'K S',
  y: 'IY',
  z: 'Z',
};

/** Lengths of the groups, the longest first. */
const LENGTHS = [4, 3, 2, 1];
/** What these endings add to a word that is known: 'omelettes', 'sweetened'. */
const endings: Record<string, string> = { s: 'Z', es: 'IH Z', ed: 'D', less: 'L AH S' };
/** What these beginnings add: 'unsalted'. */
const beginnings: Record<string, string> = { un: 'AH N', pre: 'P R IY', multi: 'M AH L T IY' };

type LookUp = (word: string) => string | undefined;

const spell = (word: string): string => {
  const phones: string[] = [];
  for (let at = 0; at < word.length;) {
    const group = LENGTHS.map((length) => word.slice(at, at + length)).find((part) => part in sounds);
    if (group === undefined) at += 1;
    else {
      phones.push(sounds[group]!);
      at += group.length;
    }
  }
  return phones.join(' ');
};

/**
 * A pronunciation for a word that the dictionary lacks: from known parts where there are such ('beetroot',
 * 'unsalted'), else by its letters.
 * @param known the dictionary
 */
export const soundsOf = (word: string, known: LookUp): string => {
  for (const [ending, phones] of Object.entries(endings)) {
    const stem = known(word.slice(0, -ending.length));
    if (word.endsWith(ending) && stem !== undefined) return `${stem} ${phones}`;
  }
  for (const [beginning, phones] of Object.entries(beginnings)) {
    const rest = known(word.slice(beginning.length));
    if (word.startsWith(beginning) && rest !== undefined) return `${phones} ${rest}`;
  }
  for (let at = 4; at <= word.length - 4; at += 1) {
    const [first, second] = [known(word.slice(0, at)), known(word.slice(at))];
    if (first !== undefined && second !== undefined) return `${first} ${second}`;
  }
  return spell(word);
};
