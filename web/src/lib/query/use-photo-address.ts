import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadRenewPhotoAddress } from './load-renew-photo-address.ts';

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
      if (address !== null)
        void loadRenewPhotoAddress()
          .then(({ renewPhotoAddress }) => renewPhotoAddress(queryClient, address))
          .catch(() => undefined);
    },
  };
};
