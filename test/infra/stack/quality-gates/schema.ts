import { createRequire } from 'node:module';
import type { Template } from '../template.ts';

interface Diagnostic {
  severity: 'INFO' | 'WARN' | 'ERROR' | 'FATAL';
  ruleId: string;
  message: string;
  entity?: { logicalId?: string };
  propertyPath?: string;
}

interface Library {
  SchemaValidator: new () => { validate(template: object, region: string): Diagnostic[] };
  TemplateContent: new (content: string) => object;
}

/** AWS's validator with the schemas of all resource types, which the CDK library brings along. */
const requireOfLibrary = createRequire(import.meta.resolve('aws-cdk-lib'));
const { SchemaValidator, TemplateContent } = requireOfLibrary('@aws/cloudformation-validate') as Library;

let validator: InstanceType<Library['SchemaValidator']> | undefined;

const diagnose = (template: object, region: string): Diagnostic[] => {
  validator ??= new SchemaValidator();
  return validator.validate(new TemplateContent(JSON.stringify(template)), region);
};

/** Returns resource types without a schema, which the validator accepts with any property. */
const unknownTypes = (template: Template, region: string): string[] => {
  const types = [...new Set(Object.values(template.Resources).map(({ Type }) => Type))].filter(
    (type) => !/^(?:Custom|AWS::CDK)::/.test(type),
  );
  const probe = Object.fromEntries(
    types.map((Type, index) => [`Probe${index}`, { Type, Properties: { Nonsense: 1 } }]),
  );
  const known = new Set(
    diagnose({ Resources: probe }, region)
      .filter(({ message }) => message.includes('Nonsense'))
      .map(({ entity }) => entity?.logicalId),
  );
  return types.filter((_, index) => !known.has(`Probe${index}`));
};

/**
 * Validates each resource against its CloudFormation schema: names, required properties, types, values and patterns.
 * @returns the problems, without hints
 */
export const schemaProblems = (template: Template, region = 'us-east-1'): string[] => [
  ...diagnose(template, region)
    .filter(({ severity }) => severity !== 'INFO')
    .map(({ entity, propertyPath, message }) => `${entity?.logicalId} ${propertyPath}: ${message}`),
  ...unknownTypes(template, region).map((type) => `${type} has no schema`),
];
