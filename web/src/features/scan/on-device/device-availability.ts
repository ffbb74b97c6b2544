import { type DeviceAvailability, looksAtPictures, promptApi } from './prompt-api.ts';

const known = new Set<DeviceAvailability>(['downloadable', 'downloading', 'available']);

/** Whether this browser has a model of its own that looks at pictures. Never throws: what fails is not there. */
export const deviceAvailability = async (): Promise<DeviceAvailability> => {
  try {
    const answer = (await promptApi()?.availability(looksAtPictures)) ?? 'unavailable';
    return known.has(answer) ? answer : 'unavailable';
  } catch {
    return 'unavailable';
  }
};
