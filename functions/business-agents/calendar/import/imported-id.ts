import { derivedUlid } from '../../common/calendar/series/occurrence-id.ts';

/** Returns the ID of an imported single event. */
export const importedEventId = (uid: string, start: Date): string => derivedUlid(start, 'import', uid);

/** Returns the ID of an imported series. */
export const importedSeriesId = (uid: string): string => derivedUlid(new Date(0), 'import', uid);
