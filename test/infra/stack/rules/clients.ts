import { bundleFolderOf } from '#infra/bundles/bundle-folder.ts';
import { dataFilesOf, functionEntries } from '#infra/bundles/bundle-functions.ts';
import { BUILT_IN_FILE } from '#shared/nutrition/prebuilt/layout.ts';
import { eagerCodeOf } from '#test/support/eager-code.ts';
import { bundlesInMemory } from '#test/support/measure-bundles.ts';
import { resourcesOf, type Template } from '../template.ts';
import type { Rule } from './rule.ts';
import { allowedIn, type PolicyShape } from './statements.ts';

/** The IAM prefix of each client's service. */
const services: Readonly<Record<string, string>> = {
  '@aws-sdk/client-apigatewaymanagementapi': 'execute-api',
  '@aws-sdk/client-cognito-identity-provider': 'cognito-idp',
  '@aws-sdk/client-dynamodb': 'dynamodb',
  '@aws-sdk/client-polly': 'polly',
  '@aws-sdk/client-s3': 's3',
  '@aws-sdk/client-sesv2': 'ses',
  '@aws-sdk/client-sqs': 'sqs',
  '@aws-sdk/client-ssm': 'ssm',
  '@aws-sdk/client-transcribe': 'transcribe',
  '@aws-sdk/client-transcribe-streaming': 'transcribe',
};

/** With a full food table, these functions read it from its bucket. */
const bundles = await bundlesInMemory();
const foodFunctions = new Set(
  functionEntries()
    .map(bundleFolderOf)
    .filter((folder) => dataFilesOf(bundles, folder).includes(BUILT_IN_FILE)),
);

/** Services whose clients a function loads at startup, by the function's source. */
const loaded = new Map<string, string[]>();
for (const entry of functionEntries()) {
  const { name, packages } = await eagerCodeOf(entry);
  const called = [...packages].flatMap((library) => services[library] ?? []);
  loaded.set(
    entry,
    called.filter((service) => !(service === 's3' && foodFunctions.has(name))),
  );
}

interface Shape {
  Role: { 'Fn::GetAtt': [string, string] };
}

/** Returns functions that load unused clients, with the services. */
const idleIn = (template: Template): string[] => {
  const allowed = allowedIn(template);
  return resourcesOf<Shape>(template, 'AWS::Lambda::Function').flatMap(({ properties, resource }) => {
    const entry = resource.Metadata?.['platewise:entry'];
    const role = properties.Role?.['Fn::GetAtt'][0];
    if (typeof entry !== 'string') return [];
    const mayCall = new Set(
      allowed.filter((one) => one.role === role).map(({ action }) => action.split(':')[0]),
    );
    return (loaded.get(entry) ?? [])
      .filter((service) => !mayCall.has(service))
      .map((service) => `${bundleFolderOf(entry)}: ${service}`);
  });
};

const noIdleClients: Rule = {
  says: 'no function loads the client of a service that its role may not call',
  offenders: idleIn,
  spoil: (template) => {
    for (const { properties } of resourcesOf<PolicyShape>(template, 'AWS::IAM::Policy'))
      for (const statement of properties.PolicyDocument?.Statement ?? [])
        statement.Action = [statement.Action].flat().filter((action) => !action.startsWith('s3:'));
  },
};

export const clientRules: Rule[] = [noIdleClients];
