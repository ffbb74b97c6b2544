import type { Template } from './cloudformation.ts';
import { NO_VALUE } from './intrinsics.ts';
import { LOCAL_ACCOUNT, LOCAL_REGION } from './model.ts';

const pseudoParameters: Record<string, unknown> = {
  'AWS::AccountId': LOCAL_ACCOUNT,
  'AWS::Region': LOCAL_REGION,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackName': 'platewise-local',
  'AWS::StackId': `arn:aws:cloudformation:${LOCAL_REGION}:${LOCAL_ACCOUNT}:stack/platewise-local/local`,
  'AWS::NotificationARNs': [],
  'AWS::NoValue': NO_VALUE,
};

/**
 * Returns the values of the template's parameters and pseudo parameters by name.
 * @param given local values; names that the template lacks are ignored
 * @throws Error that names a parameter with neither a value nor a default
 */
export const parameterValues = (template: Template, given: Record<string, string>): Map<string, unknown> => {
  const values = new Map(Object.entries(pseudoParameters));
  for (const [name, parameter] of Object.entries(template.Parameters ?? {})) {
    const value = given[name] ?? parameter.Default;
    if (value === undefined)
      throw new Error(`The template's parameter ${name} has no value on this machine.`);
    values.set(name, parameter.Type === 'CommaDelimitedList' ? String(value).split(',') : String(value));
  }
  return values;
};
