import type { QueryClient } from '@tanstack/react-query';

/** How long a photo's address is not renewed again: a deleted photo fails with every address. */
const PAUSE_MS = 60_000;

/** By photo, when its address was last renewed. */
const renewed = new Map<string, number>();

const contains = (data: unknown, address: string): boolean =>
  data !== undefined && JSON.stringify(data).includes(JSON.stringify(address));

/**
 * Refetches the data that contains an address, because the server signs each address for 15 minutes at most. Data that
 * no open page shows is refetched when a page needs it.
 */
export const renewPhotoAddress = (queryClient: QueryClient, address: string): void => {
  const photo = address.split('?')[0] ?? address;
  if (Date.now() - (renewed.get(photo) ?? 0) < PAUSE_MS) return;
  renewed.set(photo, Date.now());
  void queryClient.invalidateQueries(
    { predicate: ({ state }) => contains(state.data, address) },
    // Photos that fail together share one request.
    { cancelRefetch: false },
  );
};
