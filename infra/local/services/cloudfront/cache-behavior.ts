import { recordOf, recordsOf } from '../../record.ts';
import type { LocalStack } from '../../template/model.ts';
import type { Compression } from './compression.ts';
import {
  createRequestFunction,
  createResponseFunction,
  type RequestFunction,
  type ResponseFunction,
} from './edge-function.ts';
import { createEdgeProgram, type EdgeProgram } from './edge-program.ts';
import { type Forwarding, forwardingOf } from './forwarding.ts';
import type { HeaderList } from '../../http-server/http-message.ts';
import type { Target } from './origins.ts';
import { refuseOthers, requiredText, textIn, textsIn } from './read-property.ts';
import { responseHeadersPolicyOf } from './response-headers-policy.ts';
import { type TrustedKeys, trustedKeysOf } from './trusted-keys.ts';

/** The configuration for paths that match a pattern. */
export interface Behaviour extends Target {
  pathPattern: string;
  allowedMethods: ReadonlySet<string>;
  /** Null if the behavior is open to everyone. */
  trustedKeys: TrustedKeys | null;
  onRequest: RequestFunction | null;
  onResponse: ResponseFunction | null;
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
/** Without effect: the local edge replaces the TLS endpoint and has no cache. */
const withoutEffect = ['ViewerProtocolPolicy', 'CachedMethods'];

type Events = Partial<Record<string, EdgeProgram>>;

const programsOf = (
  stack: LocalStack,
  behaviour: Record<string, unknown>,
  distribution: { id: string; domainName: string },
  where: string,
): Events => {
  const programs: Events = {};
  for (const association of recordsOf(behaviour['FunctionAssociations'])) {
    const event = requiredText(association, 'EventType', where);
    if (event !== 'viewer-request' && event !== 'viewer-response')
      throw new Error(
        `${where} has a function for ${event}; only viewer-request and viewer-response are supported.`,
      );
    const arn = requiredText(association, 'FunctionARN', where);
    const resource = stack.byId(arn.slice(arn.lastIndexOf('/') + 1));
    if (!resource)
      throw new Error(`${where} references the edge function ${arn}, which is not in the template.`);
    programs[event] = createEdgeProgram(resource, distribution);
  }
  return programs;
};

const allowedMethodsOf = (behaviour: Record<string, unknown>): Set<string> => {
  const methods = textsIn(behaviour, 'AllowedMethods');
  return new Set(methods.length > 0 ? methods : ['GET', 'HEAD']);
};

/**
 * Reads one cache behavior of the template's distribution.
 * @throws Error that names the missing or unsupported part
 */
export const readBehaviour = (
  stack: LocalStack,
  source: unknown,
  targets: ReadonlyMap<string, Target>,
  distribution: { id: string; domainName: string },
): Behaviour => {
  const behaviour = recordOf(source);
  const pathPattern = textIn(behaviour, 'PathPattern') || '*';
  const where = `The behaviour ${pathPattern} of the distribution`;
  refuseOthers(behaviour, [...known, ...withoutEffect], where);
  const target = targets.get(requiredText(behaviour, 'TargetOriginId', where));
  if (!target) throw new Error(`${where} references an origin that the distribution does not have.`);
  const forwarding = forwardingOf(stack, behaviour, where);
  const compresses = behaviour['Compress'] === true;
  const programs = programsOf(stack, behaviour, distribution, where);
  const { 'viewer-request': onRequest, 'viewer-response': onResponse } = programs;
  const headersPolicy = textIn(behaviour, 'ResponseHeadersPolicyId');
  return {
    pathPattern,
    ...target,
    allowedMethods: allowedMethodsOf(behaviour),
    trustedKeys: trustedKeysOf(stack, textsIn(behaviour, 'TrustedKeyGroups'), where),
    onRequest: onRequest ? createRequestFunction(onRequest) : null,
    onResponse: onResponse ? createResponseFunction(onResponse) : null,
    forwarding,
    compression: { gzip: compresses && forwarding.gzip, brotli: compresses && forwarding.brotli },
    responseHeaders: headersPolicy
      ? responseHeadersPolicyOf(stack, headersPolicy, where)
      : (headers) => headers,
  };
};
