/**
 * Marks text that is sent in English, because the server or a model expects it. Where it is also displayed, it is
 * translated with `t`.
 * @example { label: t('Meal Ideas'), question: inEnglish('Give me meal ideas for what is left today') }
 */
export const inEnglish = (words: string): string => words;
