import { App, Stack, Validations } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { describe, expect, it } from 'vitest';
import { createAppStacks } from '#infra/app-stacks.ts';
import { createMailStack } from '#infra/mail-stack.ts';
import { addSecurityChecks, SecurityChecks } from '#infra/security-checks.ts';
import { stages } from '#infra/stages.ts';
import { cdkContext } from '#infra/synthesize.ts';
import { withWholeMail } from './stage-stacks.ts';
import { builtSite, temporaryFolder } from './template.ts';

const emptyApp = (): App => new App({ outdir: temporaryFolder(), context: cdkContext() });

/** Returns the acknowledged findings of the stack, each with its reason. */
const acknowledgedIn = (app: App): { id: string; reason: string }[] =>
  app.node
    .findAll()
    .flatMap((construct) => construct.node.metadata)
    .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
    .flatMap(({ data }) => Object.entries(data as Record<string, string>))
    .map(([id, reason]) => ({ id: id.replace(/^Annotation::/, ''), reason }))
    .filter(({ id }) => id.startsWith('AwsSolutions-'));

/** Returns all findings of the rules, acknowledged or not. */
const foundIn = (app: App): string[] => {
  const checks = new SecurityChecks(app);
  Reflect.set(checks, 'isAcknowledged', () => false);
  return checks.validateScope(app).violations.map(({ ruleName }) => ruleName);
};

/** Adds a queue that accepts messages over plain HTTP. */
const addOpenQueue = (app: App): Queue => new Queue(new Stack(app, 'Careless'), 'Open');

describe('The security checks', () => {
  it('the security checks stop a stack with an unexplained finding', () => {
    const app = emptyApp();
    addOpenQueue(app);
    addSecurityChecks(app);
    expect(() => app.synth()).toThrow('AwsSolutions-SQS4');
  });
});

describe('The accepted findings of the security checks', () => {
  const app = emptyApp();
  createAppStacks(app, stages.prod, { bundles: null, webDist: builtSite() });
  createMailStack(app, withWholeMail(stages.prod));
  // Adds the patterns that are acknowledged before they are checked.
  const found = foundIn(app);
  const accepted = acknowledgedIn(app);

  it('accepted findings include an explanation of a sentence each', () => {
    expect(accepted.filter(({ reason }) => !/^[A-Z].{30,}\.$/.test(reason))).toEqual([]);
  });

  it('accepted findings match real findings: none is accepted in advance', () => {
    expect(accepted.map(({ id }) => id).filter((id) => !found.includes(id))).toEqual([]);
    expect(accepted.length).toBeGreaterThan(0);
  });
});
