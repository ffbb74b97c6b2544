import { emailKindOf } from '../business-agents/sdr/email-kind.ts';

/** Second levels under which countries register domains, such as `co` in `co.uk`. */
const SECOND_LEVELS = new Set(['ac', 'co', 'com', 'edu', 'gov', 'ne', 'net', 'or', 'org']);

/** The domain of an address as far as referrals are concerned. */
export interface EmailGroup {
  /** Whether the address is from a provider of disposable addresses. */
  isDisposable: boolean;
  /** The registered domain without its subdomains; null for a public provider, whose users have nothing in common. */
  domain: string | null;
}

/** Returns the registered domain of an address, so that subdomains of a catch-all domain count as one. */
export const emailGroupOf = (email: string): EmailGroup => {
  const { domain, kind } = emailKindOf(email);
  const labels = domain.split('.').filter(Boolean);
  const [second = '', top = ''] = labels.slice(-2);
  const kept = top.length === 2 && SECOND_LEVELS.has(second) ? 3 : 2;
  const registered = labels.slice(-kept).join('.');
  return {
    isDisposable: kind === 'disposable',
    domain: kind === 'company' && registered !== '' ? registered : null,
  };
};
