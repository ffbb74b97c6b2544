import { BRAND } from '#shared/brand.ts';
import { t } from '#web/lib/language/translate.ts';

/** Returns the codes as text to keep, with the account they belong to. */
export const codesText = (codes: readonly string[], email: string): string =>
  [
    t('{brand} recovery codes for {email}', { brand: BRAND, email }),
    '',
    ...codes,
    '',
    t('Each code works once. To use one, sign in and select “Use a recovery code”.'),
    '',
  ].join('\n');
