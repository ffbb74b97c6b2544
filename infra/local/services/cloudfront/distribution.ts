import { matchesWildcard } from '../../gateway/wildcard.ts';
import { recordOf, recordsOf } from '../../record.ts';
import { LOCAL_ACCOUNT, type LocalStack } from '../../template/model.ts';
import { type Behaviour, readBehaviour } from './cache-behavior.ts';
import { resourceIdOf } from './find-resource.ts';
import { originsOf } from './origins.ts';
import { refuseOthers, textIn } from './read-property.ts';

/** The template's distribution, ready to serve by. */
export interface Distribution {
  arn: string;
  /** Path of `/`; empty when there is none. */
  rootObject: string;
  /** The first behaviour whose pattern matches, the default one if none does. */
  behaviourFor(path: string): Behaviour;
}

const known = ['DefaultCacheBehavior', 'CacheBehaviors', 'Origins', 'DefaultRootObject'];
/** About names, certificates, the network, logs and the firewall: nothing that one machine has. */
const withoutEffect = [
  'Aliases',
  'Comment',
  'Enabled',
  'HttpVersion',
  'IPV6Enabled',
  'Logging',
  'PriceClass',
  'Restrictions',
  'Staging',
  'ViewerCertificate',
  'WebACLId',
];

/** A pattern matches with and without its leading slash. */
const withSlash = (pattern: string): string => (/^[/*?]/.test(pattern) ? pattern : `/${pattern}`);

/** Path with its dot segments resolved (RFC 3986), as CloudFront matches behaviours. */
const normalized = (path: string): string => {
  const at = `http://edge.invalid${path}`;
  return URL.canParse(at) ? new URL(at).pathname : path;
};

/**
 * Interprets the template's `AWS::CloudFront::Distribution`.
 * Source: Amazon CloudFront Developer Guide, 'Cache behavior settings'.
 * @throws Error when there is not exactly one, or it asks for something that is not hosted
 */
export const readDistribution = (stack: LocalStack): Distribution => {
  const [resource, ...others] = stack.byType('AWS::CloudFront::Distribution');
  if (!resource || others.length > 0)
    throw new Error('The template needs exactly one CloudFront distribution.');
  const config = recordOf(resource.properties['DistributionConfig']);
  refuseOthers(config, [...known, ...withoutEffect], 'The distribution');
  const id = resourceIdOf(resource);
  const about = { id, domainName: `${id.toLowerCase()}.cloudfront.net` };
  const origins = originsOf(stack, config);
  const behaviours = recordsOf(config['CacheBehaviors']).map((source) =>
    readBehaviour(stack, source, origins, about),
  );
  const fallback = readBehaviour(stack, config['DefaultCacheBehavior'], origins, about);
  return {
    arn: `arn:aws:cloudfront::${LOCAL_ACCOUNT}:distribution/${id}`,
    rootObject: textIn(config, 'DefaultRootObject') && `/${textIn(config, 'DefaultRootObject')}`,
    behaviourFor: (path) =>
      behaviours.find(({ pathPattern }) => matchesWildcard(withSlash(pathPattern), normalized(path))) ??
      fallback,
  };
};
