import type { Metafile } from 'esbuild';
import type { Template } from '../template.ts';
import { functionsOf } from '../rules/functions.ts';
import { allowedIn } from '../rules/statements.ts';

/** The bundles of all functions. */
export interface Bundles {
  metafile: Metafile;
  outputFiles?: { path: string; text: string }[] | undefined;
}

/** Modules of the table library by the action that they send. */
const tableModules: Record<string, string> = {
  'entity/actions/batchGet/': 'BatchGetItem',
  'entity/actions/delete/deleteItemCommand': 'DeleteItem',
  'entity/actions/get/getItemCommand': 'GetItem',
  'entity/actions/put/putItemCommand': 'PutItem',
  'entity/actions/transactCheck/conditionCheck': 'ConditionCheckItem',
  'entity/actions/update/updateItemCommand': 'UpdateItem',
  'entity/actions/updateAttributes/updateAttributesCommand': 'UpdateItem',
  'table/actions/query/queryCommand': 'Query',
  'table/actions/scan/scanCommand': 'Scan',
};

/** Prefixes of IAM actions that differ from the name of the SDK's client. */
const prefixes: Record<string, string> = {
  apigatewaymanagementapi: 'execute-api',
  'cognito-identity-provider': 'cognito-idp',
  sesv2: 'ses',
  'transcribe-streaming': 'transcribe',
};

/** Actions that differ from the name of the SDK's command. Source: Service Authorization Reference. */
const actions: Record<string, string> = {
  DeleteConnection: 'ManageConnections',
  DeleteObjects: 'DeleteObject',
  ListObjectVersions: 'ListBucketVersions',
  ListObjectsV2: 'ListBucket',
  PostToConnection: 'ManageConnections',
  SendMessageBatch: 'SendMessage',
};

/** Modules that send a command with a version ID, which needs another action than the command without one. */
const versionModules: Record<string, string> = {
  'functions/platform/photos/photo-bucket.ts': 's3:DeleteObjectVersion',
  'functions/platform/remove-versions.ts': 's3:DeleteObjectVersion',
};

/** The part of `functions/platform/account/closed-account-entity.ts` that checks a condition without the library. */
const OPEN_ACCOUNT_CHECK = 'attribute_not_exists(user_id)';

const actionsOfModule = (path: string): string[] => {
  const [, client, command] = /client-([\w-]+)\/dist-es\/commands\/(\w+)Command\.js$/.exec(path) ?? [];
  if (client && command) return [`${prefixes[client] ?? client}:${actions[command] ?? command}`];
  const ofVersions = Object.entries(versionModules).find(([module]) => path.endsWith(module));
  if (ofVersions) return [ofVersions[1]];
  const known = Object.entries(tableModules).find(([part]) =>
    path.includes(`dynamodb-toolbox/dist/esm/${part}`),
  );
  return known ? [`dynamodb:${known[1]}`] : [];
};

/** Returns the actions that a function's bundle can send, for example of `foods/index`. */
export const usedActions = ({ metafile, outputFiles = [] }: Bundles, folder: string): Set<string> => {
  const paths = Object.keys(metafile.outputs).filter((path) => path.endsWith(`/${folder}/index.mjs`));
  for (const path of paths)
    for (const { path: imported } of metafile.outputs[path]?.imports ?? [])
      if (imported in metafile.outputs && !paths.includes(imported)) paths.push(imported);
  const modules = paths.flatMap((path) =>
    Object.entries(metafile.outputs[path]?.inputs ?? {})
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([module]) => module),
  );
  const checksAccount = outputFiles.some(
    ({ path, text }) =>
      // The metafile has relative paths.
      paths.some((each) => path.endsWith(each.replace(/^(?:\.\.\/)+/, ''))) &&
      text.includes(OPEN_ACCOUNT_CHECK),
  );
  return new Set([
    ...modules.flatMap(actionsOfModule),
    ...(checksAccount ? ['dynamodb:ConditionCheckItem'] : []),
  ]);
};

/** Returns the actions that each function may use, by its source file. */
export const grantedActions = (template: Template): Map<string, Set<string>> => {
  const allowed = allowedIn(template);
  return new Map(
    functionsOf(template).map(({ resource, properties }) => [
      String(resource.Metadata?.['platewise:entry']),
      new Set(
        allowed.filter(({ role }) => role === properties.Role?.['Fn::GetAtt'][0]).map(({ action }) => action),
      ),
    ]),
  );
};
