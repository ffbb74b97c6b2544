import { isIPv6 } from 'node:net';

/** One home has a whole network of this size (RFC 6177): its first four groups tell it from others. */
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
 * Where a request comes from: an IPv4 address, or the network of an IPv6 one. The edge names it with a port behind the
 * last colon; what the gateway calls the source is the edge itself.
 * Source: Amazon CloudFront Developer Guide, 'Add CloudFront request headers'.
 * @returns 'unknown' without the edge's header: all of these share one bound
 */
export const viewerAddressOf = (headers: Readonly<Record<string, string | undefined>>): string => {
  const told = headers['cloudfront-viewer-address'] ?? '';
  const ip = told.slice(0, Math.max(0, told.lastIndexOf(':'))).replace(/^\[(.*)\]$/, '$1');
  if (ip === '') return 'unknown';
  return isIPv6(ip) ? networkOf(ip) : ip;
};
