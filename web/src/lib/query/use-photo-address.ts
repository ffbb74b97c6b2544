import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** How long a photo's address is not renewed again: a deleted photo fails with every address. */
const PAUSE_MS = 60_000;

/** By photo, when its address was last renewed. */
const renewed = new Map<string, number>();

const contains = (data: unknown, address: string): boolean =>
  data !== undefined && JSON.stringify(data).includes(JSON.stringify(address));

/** Refetches the data that contains an address, because the server signs each address for 15 minutes at most. */
const renew = (queryClient: QueryClient, address: string): void => {
  const photo = address.split('?')[0] ?? address;
  if (Date.now() - (renewed.get(photo) ?? 0) < PAUSE_MS) return;
  renewed.set(photo, Date.now());
  void queryClient.refetchQueries(
    { predicate: ({ state }) => contains(state.data, address) },
    // Photos that fail together share one request.
    { cancelRefetch: false },
  );
};

/**
 * Returns the address of a photo and the handler of its `error` event. An address that cannot be loaded is null until
 * the data has another one, for example because a page was open longer than the address is valid.
 */
export const usePhotoAddress = (address: string | null): { src: string | null; onError: () => void } => {
  const queryClient = useQueryClient();
  const [lost, setLost] = useState<string | null>(null);
  return {
    src: address === lost ? null : address,
    onError: () => {
      setLost(address);
      if (address !== null) renew(queryClient, address);
    },
  };
};
