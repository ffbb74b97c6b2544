import { create } from 'zustand';

/** Whether a toast was ever shown: the region is not rendered before that. */
export const useToastsEnabled = create<{ isWanted: boolean }>()(() => ({ isWanted: false }));
