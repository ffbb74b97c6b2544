import { textKey } from '../../platform/table/attributes.ts';
import { defineEntity } from '../../platform/table/define-entity.ts';

/**
 * Record that an inbox has used its trial, once ever (decision D22). It is all that remains of an erased account and
 * identifies no one: a salted hash, which only recognizes a known address.
 */
export const createTrialEntity = defineEntity('trial', { inbox: textKey }, ({ inbox }) => ({
  pk: `trial#${inbox}`,
  sk: 'used',
}));
