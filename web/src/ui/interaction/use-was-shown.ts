import { useState } from 'react';

/** Whether something was ever shown: from then on it is kept, so that nothing in it is lost. */
export const useWasShown = (isShown: boolean): boolean => {
  const [isOpened, setOpened] = useState(isShown);
  if (isShown && !isOpened) setOpened(true);
  return isOpened || isShown;
};
