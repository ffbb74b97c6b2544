import { t } from '#web/lib/language/translate.ts';

/**
 * Words that something is found by: in the language of the person, and in English, which many know the names by.
 * @example say('weight scale') // 'Gewicht Waage weight scale'
 */
export const say = (english: string): string => `${t(english)} ${english}`;
