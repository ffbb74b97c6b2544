import { type Answered, refused, type Write, writeOf } from '../write.ts';
import type { PersonState, Place, Slice } from '../world.ts';

export const noLead = refused(404, 'LEAD_NOT_FOUND');

export const placesOf = (who: number, ...slices: Slice[]): Place[] => slices.map((slice) => ({ who, slice }));

/** The effect of a write on the user's data, and the expected answer. */
export type Effect = (person: PersonState) => Answered;

/** Creates a paid write that an agent makes in the given slices of the user's data. */
export const agentWrite = (
  who: number,
  agent: 'sdr-agent' | 'executive-assistant',
  body: object,
  slices: Slice[],
  run: Effect,
): Write =>
  writeOf(
    who,
    `POST /api/functions/${agent}`,
    {},
    { ...body, time_zone: 'UTC' },
    {
      places: placesOf(who, ...slices),
      isPaid: true,
      run: (world) => run(world.people[who]!),
    },
  );
