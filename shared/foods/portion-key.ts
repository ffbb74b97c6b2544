import type { PortionKey } from './usual-portions.ts';

/** Returns a key of a food and unit for maps. A file without schemas, because the text engine in the browser uses it. */
export const portionKeyOf = ({ record_id, unit }: PortionKey): string => `${record_id}#${unit}`;
