import { randomUUID } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import { recordOf } from '../../record.ts';
import type { Resource } from '../../template/model.ts';
import { requiredText } from './read-property.ts';

/** Runs the function for an event. @throws Error that states why there is no result */
export type EdgeProgram = (
  eventType: 'viewer-request' | 'viewer-response',
  event: Record<string, unknown>,
) => unknown;

/** Maximum code size in bytes. Source: Amazon CloudFront Developer Guide, 'Quotas', CloudFront Functions. */
const MAX_CODE_BYTES = 10_240;
/**
 * Stops a function that never returns. CloudFront counts instructions, not time. On a busy machine a valid function can
 * wait long for the CPU, and stopping it would break the whole page.
 */
const TIME_LIMIT_MS = 2_000;

/** Runs the handler and stores its result or error as text, because only text leaves the sandbox. */
const CALL = `
  Promise.resolve()
    .then(() => handler(JSON.parse(input)))
    .then((result) => { output = JSON.stringify(result); }, (error) => { failure = String(error); });
`;

interface Sandbox {
  input: string;
  output?: string;
  failure?: string;
}

const run = (script: Script, event: unknown): unknown => {
  const sandbox: Sandbox = { input: JSON.stringify(event) };
  createContext(sandbox, { codeGeneration: { strings: false, wasm: false }, microtaskMode: 'afterEvaluate' });
  script.runInContext(sandbox, { timeout: TIME_LIMIT_MS });
  if (sandbox.output === undefined) throw new Error(sandbox.failure ?? 'it returned nothing');
  return JSON.parse(sandbox.output);
};

/**
 * Creates a CloudFront Function of the template, without network, files, timers, or state between invocations.
 * Source: Amazon CloudFront Developer Guide, 'JavaScript runtime 2.0 features for CloudFront Functions' and
 * 'CloudFront Functions event structure'.
 * @throws Error when it uses another runtime, or when its code is too long or does not compile
 */
export const createEdgeProgram = (
  resource: Resource,
  distribution: { id: string; domainName: string },
): EdgeProgram => {
  const where = `The edge function ${resource.id}`;
  const code = requiredText(resource.properties, 'FunctionCode', where);
  const runtime = requiredText(recordOf(resource.properties['FunctionConfig']), 'Runtime', where);
  if (runtime !== 'cloudfront-js-2.0')
    throw new Error(`${where} asks for ${runtime}; only cloudfront-js-2.0 is supported.`);
  if (Buffer.byteLength(code) > MAX_CODE_BYTES)
    throw new Error(`${where} is longer than CloudFront's 10 KB.`);
  const script = new Script(`${code}\n${CALL}`, { filename: `${resource.id}.js` });
  return (eventType, event) => {
    const context = {
      distributionDomainName: distribution.domainName,
      distributionId: distribution.id,
      eventType,
      requestId: randomUUID(),
    };
    return run(script, { version: '1.0', context, ...event });
  };
};
