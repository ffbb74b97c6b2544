import { BlockList } from 'node:net';
import { matchesWildcard } from '../../gateway/wildcard.ts';
import { isRecord, recordOf, recordsOf } from '../../record.ts';
import { textIn } from './read-property.ts';

/** The request that a signature has to cover. */
export interface SignedUse {
  /** Scheme, host, path, and the query without the signature's parameters. */
  url: string;
  ip: string;
  now: Date;
}

const epochTime = (condition: unknown): number | undefined => {
  const value = recordOf(condition)['AWS:EpochTime'];
  return typeof value === 'number' ? value : undefined;
};

const isFrom = (ip: string, range: string): boolean => {
  const [address = '', bits = '32'] = range.split('/');
  const list = new BlockList();
  list.addSubnet(address, Number(bits));
  return list.check(ip.replace(/^::ffff:/, ''));
};

/**
 * Returns whether a policy allows a request: the resource matches the URL, and the request is within the time range and
 * from an allowed address. CloudFront requires one statement with an end time.
 * Source: Amazon CloudFront Developer Guide, 'Create a signed URL using a custom policy'.
 */
export const policyAllows = (policyText: string, { url, ip, now }: SignedUse): boolean => {
  let policy: unknown;
  try {
    policy = JSON.parse(policyText);
  } catch {
    return false;
  }
  const [statement, ...others] = recordsOf(recordOf(policy)['Statement']);
  if (!statement || others.length > 0) return false;
  const { DateLessThan, DateGreaterThan, IpAddress } = recordOf(statement['Condition']);
  const ends = epochTime(DateLessThan);
  const starts = epochTime(DateGreaterThan) ?? 0;
  const seconds = now.getTime() / 1000;
  if (ends === undefined || seconds >= ends || seconds <= starts) return false;
  if (isRecord(IpAddress) && !isFrom(ip, textIn(IpAddress, 'AWS:SourceIp'))) return false;
  return matchesWildcard(textIn(statement, 'Resource') || '*', url);
};

/** Returns the canned policy of a signature with `Expires`. */
export const cannedPolicy = (url: string, expires: string): string =>
  `{"Statement":[{"Resource":"${url}","Condition":{"DateLessThan":{"AWS:EpochTime":${expires}}}}]}`;
