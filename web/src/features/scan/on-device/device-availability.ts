import { type DeviceAvailability, looksAtPictures, promptApi } from './prompt-api.ts';

const known = new Set<DeviceAvailability>(['downloadable', 'downloading', 'available']);

/** Returns whether this browser has a built-in model for pictures. Never throws: an error counts as unavailable. */
export const deviceAvailability = async (): Promise<DeviceAvailability> => {
  try {
    const answer = (await promptApi()?.availability(looksAtPictures)) ?? 'unavailable';
    return known.has(answer) ? answer : 'unavailable';
  } catch {
    return 'unavailable';
  }
};
