import { disposableMailDomains, freeMailDomains, roleNames } from './mail-domains.ts';

export interface EmailKind {
  domain: string;
  kind: 'company' | 'free' | 'disposable';
  /** Whether it is a role address: `info@`, `sales+fair@`. */
  isRole: boolean;
}

/** Classifies an email address. @param email a valid address */
export const emailKindOf = (email: string): EmailKind => {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const name = email.slice(0, at).trim().toLowerCase().split('+')[0] ?? '';
  const isDisposable = disposableMailDomains.some((each) => domain === each || domain.endsWith(`.${each}`));
  const ofCompany = freeMailDomains.has(domain) ? 'free' : 'company';
  return { domain, kind: isDisposable ? 'disposable' : ofCompany, isRole: roleNames.has(name) };
};
