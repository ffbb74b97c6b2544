import { recordOf, recordsOf } from '../record.ts';
import type { LocalStack } from '../template/model.ts';
import type { Compression } from './compression.ts';
import { createEdgeFunction, type EdgeFunction } from './edge-function.ts';
import { type Forwarding, forwardingOf } from './forwarding.ts';
import type { HeaderList } from './http-message.ts';
import type { Origin } from './origins.ts';
import { refuseOthers, requiredText, textIn, textsIn } from './read-property.ts';
import { responseHeadersPolicyOf } from './response-headers-policy.ts';
import { type TrustedKeys, trustedKeysOf } from './trusted-keys.ts';

/** How the distribution treats the paths that match a pattern. */
export interface Behaviour {
  pathPattern: string;
  origin: Origin;
  allowedMethods: ReadonlySet<string>;
  /** null: open to everyone. */
  trustedKeys: TrustedKeys | null;
  edgeFunction: EdgeFunction | null;
  forwarding: Forwarding;
  compression: Compression;
  responseHeaders: (headers: HeaderList) => HeaderList;
}

const known = [
  'PathPattern',
  'TargetOriginId',
  'AllowedMethods',
  'TrustedKeyGroups',
  'FunctionAssociations',
  'CachePolicyId',
  'OriginRequestPolicyId',
  'Compress',
  'ResponseHeadersPolicyId',
];
/** The front stands for the edge's TLS endpoint, and keeps no cache. */
const withoutEffect = ['ViewerProtocolPolicy', 'CachedMethods'];

const edgeFunctionOf = (
  stack: LocalStack,
  behaviour: Record<string, unknown>,
  distribution: { id: string; domainName: string },
  where: string,
): EdgeFunction | null => {
  const associations = recordsOf(behaviour['FunctionAssociations']);
  const other = associations.find(({ EventType }) => EventType !== 'viewer-request');
  if (other)
    throw new Error(`${where} has a function for ${String(other['EventType'])}; viewer-request is hosted.`);
  const [association] = associations;
  if (!association) return null;
  const arn = requiredText(association, 'FunctionARN', where);
  const resource = stack.byId(arn.slice(arn.lastIndexOf('/') + 1));
  if (!resource)
    throw new Error(`${where} names the edge function ${arn}, which the template does not have.`);
  return createEdgeFunction(resource, distribution);
};

const allowedMethodsOf = (behaviour: Record<string, unknown>): Set<string> => {
  const methods = textsIn(behaviour, 'AllowedMethods');
  return new Set(methods.length > 0 ? methods : ['GET', 'HEAD']);
};

/**
 * Reads one behaviour of the template's distribution.
 * @throws Error that names what is missing from the template or not hosted
 */
export const readBehaviour = (
  stack: LocalStack,
  source: unknown,
  origins: ReadonlyMap<string, Origin>,
  distribution: { id: string; domainName: string },
): Behaviour => {
  const behaviour = recordOf(source);
  const pathPattern = textIn(behaviour, 'PathPattern') || '*';
  const where = `The behaviour ${pathPattern} of the distribution`;
  refuseOthers(behaviour, [...known, ...withoutEffect], where);
  const origin = origins.get(requiredText(behaviour, 'TargetOriginId', where));
  if (!origin) throw new Error(`${where} names an origin that the distribution does not have.`);
  const forwarding = forwardingOf(stack, behaviour, where);
  const compresses = behaviour['Compress'] === true;
  const headersPolicy = textIn(behaviour, 'ResponseHeadersPolicyId');
  return {
    pathPattern,
    origin,
    allowedMethods: allowedMethodsOf(behaviour),
    trustedKeys: trustedKeysOf(stack, textsIn(behaviour, 'TrustedKeyGroups'), where),
    edgeFunction: edgeFunctionOf(stack, behaviour, distribution, where),
    forwarding,
    compression: { gzip: compresses && forwarding.gzip, brotli: compresses && forwarding.brotli },
    responseHeaders: headersPolicy
      ? responseHeadersPolicyOf(stack, headersPolicy, where)
      : (headers) => headers,
  };
};
