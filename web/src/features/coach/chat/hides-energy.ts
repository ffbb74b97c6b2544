import { createContext } from 'react';

/** Whether the chat leaves out energy, as for users with a stated eating disorder (decision 0069). */
export const HidesEnergy = createContext(false);
