/** Public interface of this feature: everything that other features may import. */
export { type AccountBlock, type AccountBlocks, createAccountBlocks } from './account-blocks-repository.ts';
export {
  createModerationDecisions,
  type DecisionKey,
  type ModerationDecisions,
} from './decisions-repository.ts';
export { type NotifyOwner, openNotifyOwner } from './notify-owner.ts';
export { presentToStaff } from './present-decision.ts';
