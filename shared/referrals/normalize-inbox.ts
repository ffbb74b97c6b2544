const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Normalizes an email address to its inbox, so that different spellings count as one: case, a tag after `+`, and
 * Gmail's dots and second domain.
 * Source: Gmail Help, 'Dots don't matter in Gmail addresses'; RFC 5233 for the tag.
 */
export const normalizeInbox = (email: string): string => {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return GMAIL.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};
