import { t } from '#web/lib/language/translate.ts';
import type { Audience } from '#shared/social/schema.ts';

export const audienceLabels: Record<Audience, string> = { friends: t('Friends'), everyone: t('Everyone') };

export const audienceNotes: Record<Audience, string> = {
  friends: t('Only your friends see it.'),
  everyone: t('Everyone who uses the feed sees it, with your name.'),
};
