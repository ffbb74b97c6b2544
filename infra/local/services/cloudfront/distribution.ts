import { matchesWildcard } from '../../gateway/wildcard.ts';
import { recordOf, recordsOf } from '../../record.ts';
import { LOCAL_ACCOUNT, type LocalStack } from '../../template/model.ts';
import { type Behaviour, readBehaviour } from './cache-behavior.ts';
import { resourceIdOf } from './find-resource.ts';
import { targetsOf } from './origins.ts';
import { refuseOthers, textIn } from './read-property.ts';

/** The template's distribution, ready to serve requests. */
export interface Distribution {
  arn: string;
  /** The object that is served for `/`; empty if there is none. */
  rootObject: string;
  /** Returns the first behavior whose pattern matches, or the default behavior. */
  behaviourFor(path: string): Behaviour;
}

const known = ['DefaultCacheBehavior', 'CacheBehaviors', 'Origins', 'OriginGroups', 'DefaultRootObject'];
/** Properties without a local equivalent: domain names, certificates, network, logs and firewall. */
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

/** Adds the leading slash, which is optional in a pattern. */
const withSlash = (pattern: string): string => (/^[/*?]/.test(pattern) ? pattern : `/${pattern}`);

/** Returns the path with resolved dot segments (RFC 3986), which CloudFront matches behaviors against. */
const normalized = (path: string): string => {
  const at = `http://edge.invalid${path}`;
  return URL.canParse(at) ? new URL(at).pathname : path;
};

/**
 * Reads the template's `AWS::CloudFront::Distribution`.
 * Source: Amazon CloudFront Developer Guide, 'Cache behavior settings'.
 * @throws Error when there is not exactly one, or when it uses an unsupported feature
 */
export const readDistribution = (stack: LocalStack): Distribution => {
  const [resource, ...others] = stack.byType('AWS::CloudFront::Distribution');
  if (!resource || others.length > 0)
    throw new Error('The template needs exactly one CloudFront distribution.');
  const config = recordOf(resource.properties['DistributionConfig']);
  refuseOthers(config, [...known, ...withoutEffect], 'The distribution');
  const id = resourceIdOf(resource);
  const about = { id, domainName: `${id.toLowerCase()}.cloudfront.net` };
  const targets = targetsOf(stack, config);
  const behaviours = recordsOf(config['CacheBehaviors']).map((source) =>
    readBehaviour(stack, source, targets, about),
  );
  const fallback = readBehaviour(stack, config['DefaultCacheBehavior'], targets, about);
  return {
    arn: `arn:aws:cloudfront::${LOCAL_ACCOUNT}:distribution/${id}`,
    rootObject: textIn(config, 'DefaultRootObject') && `/${textIn(config, 'DefaultRootObject')}`,
    behaviourFor: (path) =>
      behaviours.find(({ pathPattern }) => matchesWildcard(withSlash(pathPattern), normalized(path))) ??
      fallback,
  };
};
