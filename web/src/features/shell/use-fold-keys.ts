import { useEffect, useEffectEvent } from 'react';

const isFold = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'b' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Calls back on Ctrl+B, or Cmd+B on a Mac, wherever the focus is. */
export const useFoldKeys = (onPress: () => void): void => {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      if (!isFold(event)) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
};
