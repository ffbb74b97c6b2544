import { t } from '#web/lib/language/translate.ts';
interface Person {
  full_name: string | null;
  email: string | null;
}

/** Returns a greeting with the full name, or with the part of the email before the @. */
export const welcomeLine = ({ full_name, email }: Person): string => {
  const name = full_name?.trim() || email?.split('@')[0];
  return name ? t('Welcome back, {name}.', { name }) : t('Welcome back.');
};
