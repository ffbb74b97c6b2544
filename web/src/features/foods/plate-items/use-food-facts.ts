import { useQuery } from '@tanstack/react-query';
import type { PlateLookups } from './plate-lookups-type.ts';

/** Packaged foods are no records of the food table. */
const isOfTable = (recordId: string | null): boolean => recordId !== null && !recordId.startsWith('off:');

/** What the table knows of a food; asked once, when it is wanted. */
export const useFoodFacts = (
  recordId: string | null,
  lookUps: Pick<PlateLookups, 'read'>,
  isWanted: boolean,
) =>
  useQuery({
    queryKey: ['food', recordId],
    queryFn: () => lookUps.read(recordId ?? ''),
    enabled: isWanted && isOfTable(recordId),
    staleTime: Infinity,
  });
