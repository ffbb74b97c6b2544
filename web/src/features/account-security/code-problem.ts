import { t } from '#web/lib/language/translate.ts';
/** What is wrong with a code before it is sent; null for six digits. */
export const codeProblem = (code: string): string | null =>
  /^\d{6}$/.test(code) ? null : t('Please type the six digits.');
