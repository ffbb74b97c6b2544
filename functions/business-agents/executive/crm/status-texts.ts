import type { WorkStatus } from '#shared/business-agents/executive/schema.ts';
import type { Translate } from '#shared/language/fill-places.ts';
import type { LeadStatus } from '#shared/business-agents/sdr/schema.ts';

/** Returns the name of each status as used within a sentence. */
export const statusWords = (t: Translate): Readonly<Record<LeadStatus | WorkStatus, string>> => ({
  new: t('new|status'),
  contacted: t('contacted|status'),
  qualified: t('qualified|status'),
  converted: t('converted|status'),
  lost: t('lost|status'),
  pending: t('pending|status'),
  in_progress: t('in progress|status'),
  completed: t('completed|status'),
  cancelled: t('canceled|status'),
});
