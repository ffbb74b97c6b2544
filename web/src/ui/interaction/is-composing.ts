/** Key code of a key that an input method handles. Source: W3C UI Events, 'keyCode'. */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Returns whether a key belongs to an input method, such as the Enter that picks a Japanese word. Safari sends that Enter
 * after the composition has ended, so that only the key code reveals it.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === HANDLED_BY_INPUT_METHOD;
