import { create } from 'zustand';

/** Ways to log in the Log Food tab. */
export type LogWay = 'type' | 'meals' | 'barcode';

/** The open way, which other views may choose before they open the tab. */
export const useLogWay = create<{ way: LogWay }>()(() => ({ way: 'type' }));

export const openLogBy = (way: LogWay): void => useLogWay.setState({ way });
