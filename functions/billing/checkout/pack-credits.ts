/** Credits of packs on a user's balance. Every call is idempotent: its key is written in the balance's transaction. */
export interface PackCredits {
  /** @param checkoutId ID of the page that sold the credits */
  give: (userId: string, checkoutId: string, amount: number) => Promise<void>;
  /** Revokes the credits a payment bought, up to the remaining balance. @param round number of disputes won before */
  revoke: (userId: string, chargeId: string, round: number, amount: number) => Promise<void>;
  /** Returns how many credits were revoked in a round. */
  revoked: (userId: string, chargeId: string, round: number) => Promise<number>;
  /** Restores the credits revoked in a round, if any, after the dispute was won. */
  restore: (userId: string, chargeId: string, round: number) => Promise<void>;
}
