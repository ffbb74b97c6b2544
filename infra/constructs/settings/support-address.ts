import type { Stage } from '../../stages.ts';

/** Returns the address for messages of the contact form, also shown on the public pages. */
export const supportAddressOf = ({ mail }: Stage): string => mail?.support ?? 'support@platewise.local';
