import { recordOf } from '../record.ts';
import { functionArnOf, type LocalStack, type Resource } from '../template/model.ts';

/** A function of the stack, with its Lambda settings. */
export interface FunctionDefinition {
  /** Logical ID, which is also its local name. */
  name: string;
  arn: string;
  /** Source file relative to the project's root, e.g. `functions/foods/index.lambda.ts`. */
  entry: string;
  timeoutSeconds: number;
  memoryMb: number;
  /** Only the template's variables. */
  variables: Record<string, string>;
  roleArn: string;
}

/** Metadata key in which the stack's functions store their source file. */
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
 * Returns the functions to run locally. CDK's custom-resource handlers are excluded because the local cloud does their
 * work itself.
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
