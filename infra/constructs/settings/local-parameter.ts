import { CfnParameter } from 'aws-cdk-lib';
import type { Platform } from '../../platform.ts';

/** Returns the value of a stack parameter, which is created at its first use. Blank if the caller sets nothing. */
export const localParameter = ({ stack }: Platform, id: string, description: string): string => {
  const known = stack.node.tryFindChild(id);
  const parameter =
    known instanceof CfnParameter ? known : new CfnParameter(stack, id, { default: '', description });
  return parameter.valueAsString;
};
