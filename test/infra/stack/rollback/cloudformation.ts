import type { StageStack } from '../stage-stacks.ts';
import type { Template } from '../template.ts';
import { type Account, createAccount, type Existing } from './account.ts';
import { creationOrder } from './references.ts';

type Status = 'CREATE_COMPLETE' | 'ROLLBACK_COMPLETE' | 'ROLLBACK_FAILED' | 'DELETE_FAILED';

interface Step {
  id: string;
  resource: Template['Resources'][string];
}

/** Returns all resources of a stack in the order of their creation; a nested stack's follow what it waits for. */
export const stepsOf = ({ template, nested }: StageStack): Step[] =>
  creationOrder(template).flatMap((id) => {
    const inner = nested.get(id);
    const own = { id, resource: template.Resources[id] as Step['resource'] };
    return inner ? [...stepsOf({ template: inner, nested: new Map() } as StageStack), own] : [own];
  });

/** Whether a deletion policy keeps a resource. */
const isKept = ({ resource }: Existing, isCreating: boolean): boolean =>
  resource.DeletionPolicy === 'Retain' || (resource.DeletionPolicy === 'RetainExceptOnCreate' && !isCreating);

/**
 * A model of what CloudFormation and `cdk deploy` do with the stacks of a stage, as far as deletion policies, names and
 * protection decide. Source: CloudFormation User Guide, 'DeletionPolicy attribute' and 'Stack failure options'.
 */
export const createCloudFormation = (account: Account = createAccount()) => {
  const stacks = new Map<string, { status: Status; isProtected: boolean }>();
  const problems: string[] = [];

  const remove = (stack: string, isCreating: boolean, hasUsers: boolean): boolean => {
    let isGone = true;
    for (const item of account.existing.filter((each) => each.stack === stack).toReversed()) {
      if (isKept(item, isCreating)) {
        item.stack = `left by ${stack}`;
        continue;
      }
      const refusal = account.delete(item, hasUsers);
      if (refusal === null) continue;
      problems.push(`${stack}: ${refusal}`);
      isGone = false;
    }
    return isGone;
  };

  const create = (stack: StageStack, failsAt: number | null): boolean => {
    const creation = account.nextCreation();
    for (const [index, { id, resource }] of stepsOf(stack).entries()) {
      const refusal =
        index === failsAt ? 'planted failure' : account.create(stack.name, id, resource, creation);
      if (refusal === null) continue;
      if (index !== failsAt) problems.push(`${stack.name}: ${refusal}`);
      // `cdk deploy` protects a stack before it executes the change set.
      const status = remove(stack.name, true, false) ? 'ROLLBACK_COMPLETE' : 'ROLLBACK_FAILED';
      stacks.set(stack.name, { status, isProtected: stack.isProtected });
      return false;
    }
    stacks.set(stack.name, { status: 'CREATE_COMPLETE', isProtected: stack.isProtected });
    return true;
  };

  /** Deletes a stack. @returns whether it is gone */
  const deleteStack = (name: string, hasUsers: boolean): boolean => {
    const known = stacks.get(name);
    if (known?.isProtected) {
      problems.push(`${name}: the stack is protected`);
      return false;
    }
    if (!remove(name, false, hasUsers)) {
      stacks.set(name, { status: 'DELETE_FAILED', isProtected: false });
      return false;
    }
    stacks.delete(name);
    return true;
  };

  return {
    problems,
    account,
    statuses: (): Record<string, Status> =>
      Object.fromEntries([...stacks].map(([name, { status }]) => [name, status])),

    /**
     * Runs `cdk deploy --all`. It deletes a stack whose creation was rolled back, and stops at the first failure.
     * @param failure position of the resource that cannot be created, counted over all stacks
     */
    deploy: (order: readonly StageStack[], failure: number | null = null): boolean => {
      let before = 0;
      for (const stack of order) {
        const known = stacks.get(stack.name);
        const failsAt = failure === null ? null : failure - before;
        before += stepsOf(stack).length;
        if (known?.status === 'CREATE_COMPLETE') {
          known.isProtected = stack.isProtected;
          continue;
        }
        if (known && known.status !== 'ROLLBACK_COMPLETE') {
          problems.push(`${stack.name}: ${known.status} needs manual work`);
          return false;
        }
        if (known && !deleteStack(stack.name, false)) return false;
        if (!create(stack, failsAt)) return false;
      }
      return true;
    },

    /** Runs `cdk destroy` for the given stacks, which users have filled with data. */
    destroy: (order: readonly StageStack[]): boolean =>
      order.toReversed().every(({ name }) => deleteStack(name, true)),
  };
};
