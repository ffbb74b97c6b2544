import { t } from '#web/lib/language/translate.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';

/** Public pages of the help menu. They are not part of the app. */
export const helpPlaces = [
  { name: t('Help center'), href: publicAddress('/help') },
  { name: t('Contact'), href: publicAddress('/contact') },
  { name: t('Terms'), href: publicAddress('/terms') },
  { name: t('Privacy'), href: publicAddress('/privacy') },
] as const;
