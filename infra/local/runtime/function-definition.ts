import { recordOf } from '../record.ts';
import { functionArnOf, type LocalStack, type Resource } from '../template/model.ts';

/** A function of the stack, with what AWS Lambda would be told about it. */
export interface FunctionDefinition {
  /** Logical id; also its name on this machine. */
  name: string;
  arn: string;
  /** Source file from the project's root, e.g. `functions/foods/index.lambda.ts`. */
  entry: string;
  timeoutSeconds: number;
  memoryMb: number;
  /** The template's variables, and nothing else. */
  variables: Record<string, string>;
  roleArn: string;
}

/** Where the stack's functions say which source file they run. */
const ENTRY = 'platewise:entry';

const providersOf = (stack: LocalStack): Set<unknown> =>
  new Set(stack.resources.map(({ properties }) => properties['ServiceToken']).filter(Boolean));

const definitionOf = (resource: Resource, entry: string): FunctionDefinition => {
  const { Timeout, MemorySize, Environment, Role } = resource.properties;
  const variables = recordOf(recordOf(Environment)['Variables']);
  return {
    name: resource.id,
    arn: functionArnOf(resource.id),
    entry,
    // Lambda's own defaults: 3 s, 128 MB (Lambda API Reference, 'CreateFunction').
    timeoutSeconds: Number(Timeout ?? 3),
    memoryMb: Number(MemorySize ?? 128),
    variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)])),
    roleArn: String(Role),
  };
};

/**
 * The functions that run on this machine. CDK's own custom-resource handlers are not among them: the host does
 * their work itself.
 * @throws Error that names a function without a source file
 */
export const functionDefinitionsOf = (stack: LocalStack): FunctionDefinition[] => {
  const providers = providersOf(stack);
  return stack.byType('AWS::Lambda::Function').flatMap((resource) => {
    const entry = resource.metadata[ENTRY];
    if (typeof entry === 'string') return [definitionOf(resource, entry)];
    if (providers.has(functionArnOf(resource.id))) return [];
    throw new Error(
      `The function ${resource.id} has no source file: give its resource the metadata '${ENTRY}', ` +
        'as infra/constructs does for every function of the product.',
    );
  });
};
