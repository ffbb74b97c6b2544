/** Public interface of this feature: everything that other features may import. */
export { askForProof, isProofNeeded, type ProofBox, withFreshProof } from './proof/fresh-proof.ts';
export { ProofDialog } from './proof/proof-dialog.tsx';
export { ProofPrompt } from './proof/proof-prompt.tsx';
