import { CfnParameter, type Stack } from 'aws-cdk-lib';
import type { Stage } from '../../stages.ts';

/** Where the site is reached. */
export interface SiteAddress {
  /**
   * Origins that are known before the distribution exists; null when only CloudFront will know. Whatever the
   * distribution itself depends on can use no other.
   */
  known: string[] | null;
  /** The origin that mails and links name. */
  originOf(distributionDomain: string): string;
}

/** On one machine the port decides, so both spellings of its address are parameters. */
const localAddress = (stack: Stack): SiteAddress => {
  const origin = (id: string, host: string) =>
    new CfnParameter(stack, id, {
      default: `http://${host}:3000`,
      description: 'Origin of the site on this machine.',
    }).valueAsString;
  const known = [origin('LocalOrigin', 'localhost'), origin('LocalOriginByAddress', '127.0.0.1')];
  return { known, originOf: () => known[0] ?? '' };
};

export const createSiteAddress = (stack: Stack, stage: Stage): SiteAddress => {
  if (stage.name === 'local') return localAddress(stack);
  if (!stage.domain) return { known: null, originOf: (domain) => `https://${domain}` };
  const origin = `https://${stage.domain.name}`;
  return { known: [origin], originOf: () => origin };
};
