import type { NutrientName } from '../../nutrition/values/nutrients.ts';

export const measures: readonly (readonly [NutrientName, RegExp])[] = [
  ['protein', /\bprotein|\beiwei(?:ß|ss)/i],
  ['carbs', /\bcarb\w*|\bkohlenhydrat\w*/i],
  ['fat', /\bfat\b|\bfett\b/i],
  ['fiber', /\bfib(?:er|re)\b|\bballaststoff\w*/i],
  ['sugar', /\bsugar\b|\bzucker\b/i],
  ['sodium', /\bsodium\b|\bnatrium\b/i],
];
export const LEFT =
  /\bleft\b|\bleav(?:es|ing)\b|\blässt\b|\bremain\w*|\bstill have\b|\bto go\b|\bto spare\b|übrig|\bnoch (?:[\d.,]+|frei|essen)|\brest(?:lich\w*)?\b|\bcan still (?:eat|have)\b/i;
export const GOAL = /\bgoal\b|\btarget\b|\bziel\w*\b|\bbudget\b/i;
export const AVERAGE = /\baverag\w*|\bon average\b|durchschnitt\w*|\bim schnitt\b|\bmean\b/i;
export const TODAY = /\btoday\b|\bso far\b|\bheute\b|\bbisher\b/i;
export const YESTERDAY = /\byesterday\b|\bgestern\b/i;
export const WEEK = /\bweek\b|\b7 days\b|\bwoche\b|\b7 tage\b/i;
export const WEIGHT = /\bweigh\w*|\bweight\b|\bwieg\w*|\bgewicht\b/i;
export const CURRENT =
  /\bat the moment\b|\bcurrently\b|\bnow\b|\byou weigh\b|\bwiegst\b|\baktuell\b|\bderzeit\b|\bjetzt\b/i;
export const EATEN =
  /\beaten\b|\bate\b|\bhad\b|\bhave had\b|\bgegessen\b|\bhattest\b|\byou(?:['’]re| are) at\b|\bconsumed\b|\blogged\b/i;
export const meals = [
  ['breakfast', /\bbreakfast\b|frühstück/i],
  ['lunch', /\blunch\b|\bmittag\w*/i],
  ['dinner', /\bdinner\b|\babend(?:essen|brot)\b/i],
  ['snack', /\bsnacks?\b|zwischenmahlzeit/i],
] as const;

/** Words of general statements about food and guidelines. */
export const GENERAL =
  /\bper 100 ?g\b|\b(?:an?|one|two|three|medium|large|small|slice|cup|glass|handful|portion|serving|each|ein(?:e|er|en)?|zwei|drei|mittel\w*|große?r?|kleine?r?|scheibe|tasse|glas)\b[^.!?]{0,60}\b(?:has|have|contains?|is|are|provides?|comes? to|would be|hat|haben|enthält|enthalten|sind|liefert)\b|\b(?:NHS|WHO|EFSA|USDA|DGE|guidelines?|recommend\w*|suggests?|advis\w*|adults?|up to|typical\w*|usual\w*|general(?:ly)?|usually|empfiehlt|empfohlen|höchstens|üblich\w*|steady rate|bis zu)\b|°/i;
export const PERSONAL =
  /\byou(?:r|['’]ve|['’]re)?\b|\bso far\b|\btoday\b|\byesterday\b|\bleft\b|\bdu\b|\bdein\w*|\bheute\b|\bgestern\b|übrig|\bstreak\b|\bBMI\b|\bexactly\b|\bgenau\b/i;

export const clauseAround = (sentence: string, at: number, length: number): string => {
  const breaks = /[,;:()–—]|\s(?:and|but|so|while|und|aber|also)\s/gi;
  let from = 0;
  let to = sentence.length;
  for (const found of sentence.matchAll(breaks)) {
    if (/^[,.:]$/.test(found[0]) && /\d/.test(sentence[found.index + 1] ?? '')) continue;
    if (found.index < at) from = found.index + found[0].length;
    else if (found.index >= at + length) {
      to = found.index;
      break;
    }
  }
  return sentence.slice(from, to);
};
