import { creationOrder, dependenciesOf } from '../rollback/references.ts';
import { listOf, type Template } from '../template.ts';
import type { Rule } from './rule.ts';

/** Returns resources with a circular dependency. */
const cyclesIn = (template: Template): string[] => {
  const done = new Set<string>();
  const visit = (id: string, path: string[]): string[] => {
    if (path.includes(id)) return [[...path.slice(path.indexOf(id)), id].join(' -> ')];
    if (done.has(id)) return [];
    const found = dependenciesOf(template, id).flatMap((next) => visit(next, [...path, id]));
    done.add(id);
    return found;
  };
  return Object.keys(template.Resources).flatMap((id) => visit(id, []));
};

const nothingWaitsForItself: Rule = {
  says: 'resources have no circular dependency',
  offenders: cyclesIn,
  spoil: (template) => {
    const [first, second] = Object.values(template.Resources);
    const [firstId, secondId] = Object.keys(template.Resources);
    if (first && second && firstId && secondId) {
      first.DependsOn = secondId;
      second.DependsOn = firstId;
    }
  },
};

const outputs = [
  'SiteUrl',
  'ApiUrl',
  'SocketUrl',
  'UserPoolId',
  'UserPoolClientId',
  'TableName',
  'PhotoBucketName',
];

const outputsAreThere: Rule = {
  says: 'the stack outputs contain the site address and the resource names',
  offenders: (template) => outputs.filter((name) => !(name in template.Outputs)),
  spoil: (template) => {
    delete template.Outputs['SiteUrl'];
  },
};

/** API Gateway allows 10 management requests per second. */
const MAX_AT_ONCE = 5;

const isThrottled = (template: Template, id: string): boolean =>
  ['AWS::ApiGatewayV2::Route', 'AWS::ApiGatewayV2::Integration'].includes(
    template.Resources[id]?.Type ?? '',
  ) &&
  // The WebSocket API has three routes, in another stack.
  !id.startsWith('Sockets');

/** Sorts resources into chains, in which each waits for the one before it: that many can be created at the same time. */
const chainsIn = (template: Template): string[][] => {
  const chains: string[][] = [];
  for (const id of creationOrder(template).filter((each) => isThrottled(template, each))) {
    const waitsFor = listOf(template.Resources[id]?.DependsOn);
    const chain = chains.find((each) => waitsFor.includes(each.at(-1) ?? ''));
    if (chain) chain.push(id);
    else chains.push([id]);
  }
  return chains;
};

const routesAreCreatedInLanes: Rule = {
  says: 'at most five routes and integrations are created at the same time',
  offenders: (template) =>
    chainsIn(template)
      .slice(MAX_AT_ONCE)
      .map(([first = '']) => first),
  spoil: (template) => {
    for (const [id, resource] of Object.entries(template.Resources))
      if (isThrottled(template, id)) delete resource.DependsOn;
  },
};

export const wiringRules: Rule[] = [nothingWaitsForItself, outputsAreThere, routesAreCreatedInLanes];
