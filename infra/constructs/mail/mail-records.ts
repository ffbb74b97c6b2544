import type { DkimRecord } from 'aws-cdk-lib/aws-ses';

/** A DNS record. */
export interface MailRecord {
  /** The full name, without a trailing dot. */
  name: string;
  type: 'CNAME' | 'MX' | 'TXT';
  value: string;
}

interface RecordSettings {
  /** The sending domain. */
  domain: string;
  region: string;
  dkim: readonly DkimRecord[];
  /** Receives DMARC reports; null for none. */
  reportsTo: string | null;
}

/** Returns the custom MAIL FROM domain, so that SPF passes for the sending domain and not only for amazonses.com. */
export const mailFromDomainOf = (domain: string): string => `bounce.${domain}`;

/**
 * Returns the DNS records with which mail servers recognize the sender: DKIM, MX and SPF of the MAIL FROM domain, and
 * DMARC. Source: Amazon SES Developer Guide, 'Email authentication methods'.
 */
export const mailRecordsOf = ({ domain, region, dkim, reportsTo }: RecordSettings): MailRecord[] => [
  ...dkim.map(({ name, value }) => ({ name, type: 'CNAME' as const, value })),
  { name: mailFromDomainOf(domain), type: 'MX', value: `10 feedback-smtp.${region}.amazonses.com` },
  { name: mailFromDomainOf(domain), type: 'TXT', value: '"v=spf1 include:amazonses.com ~all"' },
  {
    name: `_dmarc.${domain}`,
    type: 'TXT',
    value: `"v=DMARC1; p=quarantine${reportsTo === null ? '' : `; rua=mailto:${reportsTo}`}"`,
  },
];
