import { t } from '#web/lib/language/translate.ts';
/** Returns a code's validation error; null for six digits. */
export const codeProblem = (code: string): string | null =>
  /^\d{6}$/.test(code) ? null : t('Enter the 6-digit code.');
