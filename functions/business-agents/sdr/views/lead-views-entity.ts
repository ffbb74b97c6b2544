import type { LeadView } from '#shared/business-agents/sdr/lead-views.ts';
import { json, number, optionalText } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** A user's saved views of the lead list. */
export const createLeadViewsEntity = defineUserEntity(
  'lead_views',
  {
    views: json<LeadView[]>(),
    last_used: optionalText,
    /** Increases with each change, so that two tabs do not overwrite each other. */
    version: number,
  },
  () => 'account#lead-views',
);
