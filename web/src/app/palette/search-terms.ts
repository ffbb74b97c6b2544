import { t } from '#web/lib/language/translate.ts';

/**
 * Returns search terms in the user's language and in English, because many users know the English names.
 * @example say('weight scale') // 'Gewicht Waage weight scale'
 */
export const say = (english: string): string => `${t(english)} ${english}`;
