import { create } from 'zustand';

/** Whether a toast was ever shown: until then their place on the page is not needed. */
export const useToastsEnabled = create<{ isWanted: boolean }>()(() => ({ isWanted: false }));
