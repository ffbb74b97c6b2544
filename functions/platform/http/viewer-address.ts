import { isIPv6 } from 'node:net';

/** Returns the /64 network of an IPv6 address (its first four groups), which a household usually has (RFC 6177). */
const networkOf = (ip: string): string => {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...after];
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/**
 * Returns the viewer's IPv4 address or IPv6 network. CloudFront sends it with a port after the last colon; the source
 * IP that API Gateway reports is CloudFront's own.
 * Source: Amazon CloudFront Developer Guide, 'Add CloudFront request headers'.
 * @returns 'unknown' without CloudFront's header: all such requests share one limit
 */
export const viewerAddressOf = (headers: Readonly<Record<string, string | undefined>>): string => {
  const viewerHeader = headers['cloudfront-viewer-address'] ?? '';
  const ip = viewerHeader.slice(0, Math.max(0, viewerHeader.lastIndexOf(':'))).replace(/^\[(.*)\]$/, '$1');
  if (ip === '') return 'unknown';
  return isIPv6(ip) ? networkOf(ip) : ip;
};
