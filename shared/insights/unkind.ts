/** Words that judge a person or their food. Nothing that is told of somebody's own data has any of them. */
const unkind =
  /\b(?:bad(?:ly)?|worst|terrible|awful|horrible|fail(?:s|ed|ing|ure|ures)?|cheat(?:s|ed|ing)?|guilt(?:y)?|shame(?:ful)?|ashamed|lazy|sinful|naughty|junk|gross|disgusting|pathetic|disappoint(?:ed|ing|ment)|should(?:n['’]t| not) have|blew it|no excuses?|greedy|obese)\b/iu;

/** Whether a text scolds. Names of foods, in their quotes, are the person's own words. */
export const isUnkind = (text: string): boolean => unkind.test(text.replaceAll(/“[^”]*”/gu, ''));
