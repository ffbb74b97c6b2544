/** Words that only a text in British English has. */
const british =
  /\b(?:pubs?|lagers?|bitter|ciders?|shandy|guinness|chippy|chip shop|crisps|quid|cuppa|brew|butt(?:y|ies)|toasties?|jacket potato(?:es)?|spag bol|aubergines?|courgettes?|tinned|bicc(?:y|ies)|yoghurts?|tesco|sainsbury['’]?s|greggs|wetherspoons?)\b/i;

/** Returns whether a text is in British English: a pint is 568 ml, and a biscuit is a cookie. */
export const isBritish = (text: string): boolean => british.test(text);

/** What a biscuit beside is a cookie: tea. */
const tea = /\btea\b/i;

/** Returns whether a biscuit in a text is a cookie and not the American bread. */
export const isCookieMeant = (text: string): boolean => tea.test(text) || isBritish(text);
