import { type Answered, refused, type Write, writeOf } from '../write.ts';
import type { PersonState, Place, Slice } from '../world.ts';

export const noLead = refused(404, 'LEAD_NOT_FOUND');

export const placesOf = (who: number, ...slices: Slice[]): Place[] => slices.map((slice) => ({ who, slice }));

/** Creates a paid write that an agent makes in the given slices of the user's data. */
export const agentWrite = (
  who: number,
  agent: 'sdr-agent' | 'executive-assistant',
  body: object,
  slices: Slice[],
  run: (person: PersonState) => Answered,
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
