import { CfnParameter, type Stack } from 'aws-cdk-lib';
import type { Stage } from '../../stages.ts';

/** The URLs of the site. */
export interface SiteAddress {
  /**
   * Origins that are known before the distribution exists; null if CloudFront assigns the domain. Resources that the
   * distribution depends on can only use these.
   */
  known: string[] | null;
  /** Returns the origin for emails and links. */
  originOf(distributionDomain: string): string;
}

/** Locally, the port is only known at start, so both forms of the address are parameters. */
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
