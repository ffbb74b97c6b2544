import { useState } from 'react';
import { useFocused } from './use-focused.ts';

/**
 * State of a code field that takes the focus when its form opens.
 * @param fault error of the last code
 * @param forget clears the error as soon as another code is typed
 */
export const useCodeField = (fault: string | null, forget: () => void) => {
  const [code, setCode] = useState('');
  const ref = useFocused();
  const onChange = (typed: string): void => {
    forget();
    setCode(typed);
  };
  return { code, field: { ref, value: code, fault, onChange } };
};
