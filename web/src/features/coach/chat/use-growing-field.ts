import { type RefObject, useLayoutEffect } from 'react';

/** For browsers without `field-sizing`. */
const grow = (field: HTMLTextAreaElement, isEmpty: boolean): void => {
  if (CSS.supports?.('field-sizing', 'content')) return;
  field.style.height = 'auto';
  if (!isEmpty) field.style.height = `${field.scrollHeight}px`;
};

/** Keeps a field as high as its text. */
export const useGrowingField = (field: RefObject<HTMLTextAreaElement | null>, text: string): void => {
  useLayoutEffect(() => {
    if (field.current) grow(field.current, text === '');
  }, [field, text]);
};
