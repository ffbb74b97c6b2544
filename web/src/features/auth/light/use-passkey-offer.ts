import { useEffect, useState } from 'react';

const offersPasskeys = async (): Promise<boolean> => {
  const answer = await fetch('/config.json', { cache: 'no-cache' });
  const config: unknown = await answer.json();
  return config instanceof Object && 'passkeys' in config && config.passkeys === true;
};

/** Returns whether the environment and this browser support passkeys; false until the configuration has loaded. */
export const usePasskeyOffer = (): boolean => {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (!('PublicKeyCredential' in globalThis)) return;
    // Without the configuration, the app shows an error when it starts.
    offersPasskeys().then(setOffered, () => undefined);
  }, []);
  return isOffered;
};
