/**
 * Words that are sent as they stand, because the server, or a model, understands English. Where they are shown too, it
 * is through `t`.
 * @example { label: t('Meal Ideas'), question: inEnglish('Give me meal ideas for what is left today') }
 */
export const inEnglish = (words: string): string => words;
