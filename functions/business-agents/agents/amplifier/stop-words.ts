/** Stop words in English and German. */
const words = `a about after all also am an and any are as at be because been before but by can could did do does for from
get had has have he her here him his how i if in into is it its just like made make many may me more most much must my no
not now of on one only or other our out over own she should so some such than that the their them then there these they
this those through to too under up use very was we were what when where which while who why will with would you your
aber alle als am an auch auf aus bei bin bis da damit das dass dein deine dem den der des die dir doch du durch ein eine
einem einen einer er es euer für hat habe haben hier ich ihr ihre im in ist ja kann kein keine man mehr mein meine mit
nach nicht noch nur oder ohne schon sehr sein seine sich sie sind so um und uns unser unsere unter vom von vor war was
weil wenn wer werden wie wir wird wo zu zum zur über`;

const stopWords: ReadonlySet<string> = new Set(words.split(/\s+/));

/** Returns the significant words of a text in lower case and in their order. */
export const significantWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 2 && /\p{L}/u.test(word) && !stopWords.has(word),
  );
