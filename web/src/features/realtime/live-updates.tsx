import { useLiveUpdates } from './use-live-updates.ts';

/** Live updates for as long as it is rendered; shows nothing. */
export const LiveUpdates = () => {
  useLiveUpdates();
  return null;
};
