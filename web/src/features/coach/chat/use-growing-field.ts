import { type RefObject, useLayoutEffect } from 'react';

/** For browsers that do not know `field-sizing`. */
const grow = (field: HTMLTextAreaElement, isEmpty: boolean): void => {
  if (CSS.supports?.('field-sizing', 'content')) return;
  field.style.height = 'auto';
  if (!isEmpty) field.style.height = `${field.scrollHeight}px`;
};

/** A field as high as its text. */
export const useGrowingField = (field: RefObject<HTMLTextAreaElement | null>, text: string): void => {
  useLayoutEffect(() => {
    if (field.current) grow(field.current, text === '');
  }, [field, text]);
};
