import { type FocusEvent, useRef } from 'react';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: EventTarget): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'range', 'search', 'file'].includes(element.type));

/** Knows whether the text fields inside an element contain something else than when the user entered them. */
export const useTypedInput = () => {
  const before = useRef(new Map<TextField, string>());
  return {
    /** Handler for `onFocusCapture` of the element. */
    rememberField: ({ target }: FocusEvent): void => {
      if (isTextField(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    hasTyped: (): boolean =>
      [...before.current].some(([field, value]) => field.isConnected && field.value !== value),
  };
};
