/** Returns whether focusing a field opens no on-screen keyboard. */
export const isKeyboardDevice = (): boolean => !window.matchMedia('(pointer: coarse)').matches;
