/** Whether the focus calls up no keyboard on the screen. */
export const isWithoutTouch = (): boolean => !window.matchMedia('(pointer: coarse)').matches;
