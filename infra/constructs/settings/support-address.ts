import type { Stage } from '../../stages.ts';

/** Where messages of the contact form go, and what the public pages name. */
export const supportAddressOf = ({ mail }: Stage): string => mail?.support ?? 'support@platewise.local';
