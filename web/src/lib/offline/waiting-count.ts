import { create } from 'zustand';

/** How many entries of the person wait on this device: all that the first view needs to know of them. */
export const useWaitingCount = create<{ count: number }>(() => ({ count: 0 }));
