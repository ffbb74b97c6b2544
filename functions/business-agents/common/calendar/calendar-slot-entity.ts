import { number, text, textKey } from '../../../platform/table/attributes.ts';
import { defineUserEntity } from '../../../platform/table/define-entity.ts';

/** Returns the key range of slots between two ISO instants, inclusive. */
export const slotsBetween = (from: string, until: string): { between: [string, string] } => ({
  between: [`slot#${from}`, `slot#${until}`],
});

/** A taken quarter of an hour. Its row is unique, so two meetings can never overlap. */
export const createCalendarSlotEntity = defineUserEntity(
  'calendar_slot',
  {
    /** Start of the slot, ISO in UTC with milliseconds. */
    start: textKey,
    event_id: text,
    expires_at: number,
  },
  ({ start }) => `slot#${start}`,
);
