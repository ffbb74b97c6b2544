import { useLiveUpdates } from './use-live-updates.ts';

/** Enables live updates while mounted; renders nothing. */
export const LiveUpdates = () => {
  useLiveUpdates();
  return null;
};
