import { t } from '#web/lib/language/translate.ts';
interface Person {
  full_name: string | null;
  email: string | null;
}

/** Greets by full name, else by the part of the e-mail before the @. */
export const welcomeLine = ({ full_name, email }: Person): string => {
  const name = full_name?.trim() || email?.split('@')[0];
  return name ? t('Welcome back, {name}.', { name }) : t('Welcome back.');
};
