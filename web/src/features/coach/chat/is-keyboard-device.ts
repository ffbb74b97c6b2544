/** Whether the focus calls up no keyboard on the screen. */
export const isKeyboardDevice = (): boolean => !window.matchMedia('(pointer: coarse)').matches;
