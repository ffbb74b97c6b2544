import type { Language } from '../language/languages.ts';

/** Words that judge a user or their food. No text about user data may contain them. */
const unkind: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:bad(?:ly)?|worst|terrible|awful|horrible|fail(?:s|ed|ing|ure|ures)?|cheat(?:s|ed|ing)?|guilt(?:y)?|shame(?:ful)?|ashamed|lazy|sinful|naughty|junk|gross|disgusting|pathetic|disappoint(?:ed|ing|ment)|should(?:n['’]t| not) have|blew it|no excuses?|greedy|obese)\b/iu,
  de: /(?<!\p{L})(?:schlecht\p{L}*|schlimm\p{L}*|furchtbar\p{L}*|schrecklich\p{L}*|grauenhaft\p{L}*|versag\p{L}*|gescheitert|scheiter\p{L}*|geschummelt|schummel\p{L}*|schuld(?:ig|gefühl\p{L}*)?|schäm\p{L}*|beschämend|faul(?:heit)?|sünd\p{L}*|gesündigt|ungezogen|müll|eklig\p{L}*|widerlich\p{L}*|erbärmlich\p{L}*|peinlich\p{L}*|enttäusch\p{L}*|hättest nicht|keine ausreden?|gierig\p{L}*|fettleibig\p{L}*|undiszipliniert)(?!\p{L})/iu,
};

/** Quoted names of foods, which are the user's own words. */
const names = /“[^”]*”|„[^“]*“/gu;

/** Returns whether a text contains judging words. */
export const isJudging = (text: string, language: Language = 'en'): boolean =>
  unkind[language].test(text.replaceAll(names, ''));
