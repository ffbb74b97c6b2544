import { t } from '#web/lib/language/translate.ts';
import { isTriedMealKept } from '#web/features/food-entries/public.ts';

/** Returns the text below the title of the auth page. */
export const authLead = (): string =>
  isTriedMealKept()
    ? t('Create an account in under a minute. The meal you kept becomes your first entry.')
    : t('Sign in, or create an account in under a minute.');
