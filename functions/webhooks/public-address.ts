import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not on the public internet. Source: IANA IPv4 Special-Purpose Address Registry. */
const specialIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with the metadata services of clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved and broadcast.
  ['224.0.0.0', 3],
] as const;

/** Networks within 2000::/3, the public IPv6 addresses, that are special or contain an IPv4 address. */
const specialIpv6 = [
  // Protocol assignments, among them Teredo.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4.
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [network, prefix] of specialIpv4) refused.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialIpv6) refused.addSubnet(network, prefix, 'ipv6');

const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/**
 * Returns whether an IP address is on the public internet. Everything else is not: private, loopback, link-local,
 * unique-local, multicast and reserved addresses, and IPv6 addresses that contain an IPv4 address.
 */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && publicIpv6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
};
