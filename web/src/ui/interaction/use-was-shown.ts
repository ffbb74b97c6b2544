import { useState } from 'react';

/** Returns whether something was ever shown: it then stays mounted, so that its state is kept. */
export const useWasShown = (isShown: boolean): boolean => {
  const [isOpened, setOpened] = useState(isShown);
  if (isShown && !isOpened) setOpened(true);
  return isOpened || isShown;
};
