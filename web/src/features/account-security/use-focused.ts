import { useEffect, useRef } from 'react';

/** @returns ref of the field to focus when its form opens */
export const useFocused = () => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
};
