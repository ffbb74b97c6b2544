import { t } from '#web/lib/language/translate.ts';
import type { Audience } from '#shared/social/schema.ts';

export const audienceLabels: Record<Audience, string> = { friends: t('Friends'), everyone: t('Everyone') };

export const audienceNotes: Record<Audience, string> = {
  friends: t('Only your friends can see it.'),
  everyone: t('Everyone on the feed can see it, with your name.'),
};
